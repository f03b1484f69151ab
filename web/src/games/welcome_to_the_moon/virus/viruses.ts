/** Viruses: a colour and a shape each, so that none is known by colour alone. */

import type { VirusName } from './sheet';

/** On paper, and as light around a block. */
export const COLOURS: Record<VirusName, { ink: string; light: string }> = {
  red: { ink: '#c0271d', light: '#ff7a6b' },
  green: { ink: '#0a7a58', light: '#35d69b' },
  purple: { ink: '#7b3fa3', light: '#c78df0' },
  blue: { ink: '#1769b0', light: '#6bb8f7' },
  yellow: { ink: '#a87a00', light: '#f0c94a' },
  grey: { ink: '#4d5a6e', light: '#c3cede' },
};

const ARMS: Record<VirusName, number> = { red: 3, green: 4, purple: 5, blue: 6, yellow: 8, grey: 8 };
const OUTER = 16.4;

type Shape = { body: string; arms: string; tips: { x: number; y: number }[] };

/** Drawn around 0 0, 40 units wide: a body with as many corners as arms; yellow is a star, grey is round. */
export function shape(virus: VirusName): Shape {
  const arms = ARMS[virus];
  const first = virus === 'green' ? -Math.PI / 4 : -Math.PI / 2;
  const at = (r: number, i: number) => ({ x: r * Math.cos(first + (i * 2 * Math.PI) / arms), y: r * Math.sin(first + (i * 2 * Math.PI) / arms) });
  const text = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const all = Array.from({ length: arms }, (_, i) => i);
  if (virus === 'yellow') return { body: `M${all.map((i) => `${text(at(19, i))}L${text(at(11, i + 0.5))}`).join('L')}Z`, arms: '', tips: [] };
  const body = virus === 'grey' ? 'M-10.5 0a10.5 10.5 0 1 1 21 0a10.5 10.5 0 1 1-21 0Z' : `M${all.map((i) => text(at(13, i))).join('L')}Z`;
  return { body, arms: all.map((i) => `M0 0L${text(at(OUTER, i))}`).join(''), tips: all.map((i) => at(OUTER, i)) };
}
