import type { Message } from '$lib/api';
import type { Space } from '../content';

/** A space of a track in words. */
export function spaceWords(space: Space): Message {
  const n = (name: string) => Number(space[name] ?? 0);
  return {
    key: 'board-space',
    params: {
      points: space.vp,
      level: n('development_level'),
      event: space.event ? 1 : 0,
      stack: n('discovery_stack'),
      upgrade: n('ship_upgrade'),
      storage: n('storage_bonus'),
      hand: n('hand_limit'),
    },
  };
}
