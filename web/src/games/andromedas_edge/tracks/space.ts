/** A space of a track in words. */

import type { Message } from '$lib/api';
import type { SpaceContent } from '../types';

export const spaceWords = (space: SpaceContent): Message => ({
  key: 'board-space',
  params: {
    points: space.vp,
    level: space.development_level ?? 0,
    event: space.event ? 1 : 0,
    stack: space.discovery_stack ?? 0,
    upgrade: space.ship_upgrade ?? 0,
    storage: space.storage_bonus ?? 0,
    hand: space.hand_limit ?? 0,
  },
});
