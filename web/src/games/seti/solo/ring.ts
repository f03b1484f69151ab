/** The rival's progress track: its spaces around a ring (SE-12.3). */

const GAP = 3;

const at = (r: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
};

/** Space 1 begins right of the line at the top, where the track starts anew. */
const middle = (space: number, spaces: number): number => (space - 0.5) * (360 / spaces);

export function segment(space: number, spaces: number, inner: number, outer: number): string {
  const [from, to] = [((space - 1) * 360) / spaces + GAP / 2, (space * 360) / spaces - GAP / 2];
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

export function centre(space: number, spaces: number, r: number): [number, number] {
  const angle = ((middle(space, spaces) - 90) * Math.PI) / 180;
  return [r * Math.cos(angle), r * Math.sin(angle)];
}
