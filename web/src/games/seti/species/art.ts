/** Lines of the species' pictures. */

const point = (x: number, y: number, r: number, angle: number) => `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;

/** A hexagon; `turned` 30 degrees stands on its point. */
export function around(x: number, y: number, r: number, turned = 30): string {
  const corners = Array.from({ length: 6 }, (_, i) => point(x, y, r, ((i * 60 + turned) * Math.PI) / 180));
  return `M${corners.join('L')}Z`;
}

/** Cells of a comb; the nearer to the animal, the brighter. */
export function honeycomb(): { path: string; near: number }[] {
  const cells = [];
  for (let row = -1; row < 9; row++) {
    for (let column = -1; column < 9; column++) {
      const [x, y] = [column * 32.9 + (row % 2 ? 16.5 : 0), row * 28.5];
      const near = Math.max(0, 1 - Math.hypot(x - 92, y - 60) / 190);
      if (near > 0) cells.push({ path: around(x, y, 17), near });
    }
  }
  return cells;
}

/** A piece of a circle that opens to the upper right. */
export const arc = (x: number, y: number, r: number): string => `M${point(x, y, r, -1.05)}A${r} ${r} 0 0 1 ${point(x, y, r, 0.18)}`;

/** A signal that swells and fades. */
export function wave(): string {
  const points = Array.from({ length: 137 }, (_, i) => {
    const swell = Math.exp(-(((i * 2 - 112) / 62) ** 2));
    const y = 34 - swell * (12 * Math.sin(i * 0.42) + 6 * Math.sin(i * 0.86 + 1));
    return `${i * 2} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
