/** The score track: how far it goes and what lies on it (SE-7.5, SE-7.6, SE-10.5, SE-10.6). */

import type { Printed } from '../content';
import type { SetiView } from '../types';

export type Milestone = { kind: 'gold' | 'neutral' | 'message' | 'exertian'; at: number; left: number };

/** The last number shown: a hundred, or the next full twenty beyond the leader. */
export function lastOf({ players, species }: SetiView): number {
  const most = Math.max(100, ...players.map(({ score }) => score), ...species.flatMap(({ milestones }) => milestones));
  return Math.ceil(most / 20) * 20;
}

export const placeOn = (points: number, last: number): number => (Math.min(points, last) / last) * 100;

/** Where the labels of the players stand, in percent: around their middle, side by side, when scores are near. */
export function labelsOf(scores: number[], last: number, room: number): number[] {
  const places = scores.map((score) => placeOn(score, last));
  const groups: number[][] = [];
  const middle = (group: number[]) => {
    const mean = group.reduce((sum, player) => sum + places[player]!, 0) / group.length;
    return Math.max(mean, ((group.length - 1) * room) / 2);
  };
  const overlap = (left: number[], right: number[]) => middle(right) - middle(left) < ((left.length + right.length) * room) / 2;
  for (const player of scores.map((_, i) => i).sort((one, other) => scores[one]! - scores[other]!)) {
    let group = [player];
    for (let left = groups.at(-1); left && overlap(left, group); left = groups.at(-1)) group = [...groups.pop()!, ...group];
    groups.push(group);
  }
  const labels: number[] = [];
  for (const group of groups) group.forEach((player, i) => (labels[player] = middle(group) + (i - (group.length - 1) / 2) * room));
  return labels;
}

/** Everything on the track that waits for a score; messages are those of the reader. */
export function milestonesOf({ board: { milestones } }: Printed, view: SetiView, seat: number): Milestone[] {
  const { messages, message_tile } = view.players[seat]!;
  const sent = [...(message_tile === null ? [] : [message_tile]), ...messages.map(({ at }) => at)];
  return [
    ...milestones.gold.map((at) => ({ kind: 'gold' as const, at, left: 1 })),
    ...milestones.neutral.map((at, i) => ({ kind: 'neutral' as const, at, left: view.neutral[i] ?? 0 })),
    ...[...new Set(sent)].map((at) => ({ kind: 'message' as const, at, left: 1 })),
    ...view.species.flatMap((species) => species.milestones).map((at) => ({ kind: 'exertian' as const, at, left: 1 })),
  ];
}
