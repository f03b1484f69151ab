/** Icons of log entries by type of event. */

import type { Component } from 'svelte';
import Bot from '~icons/lucide/bot';
import Flag from '~icons/lucide/flag';
import Gauge from '~icons/lucide/gauge';
import Hourglass from '~icons/lucide/hourglass';
import Leaf from '~icons/lucide/leaf';
import LifeBuoy from '~icons/lucide/life-buoy';
import Microscope from '~icons/lucide/microscope';
import Puzzle from '~icons/lucide/puzzle';
import RotateCw from '~icons/lucide/rotate-cw';
import ScrollText from '~icons/lucide/scroll-text';
import Sparkles from '~icons/lucide/sparkles';

export const icons: Record<string, Component> = {
  turned: RotateCw,
  event: Hourglass,
  taken: Puzzle,
  placed: Puzzle,
  set_aside: Puzzle,
  tracker: Gauge,
  patch: Leaf,
  patch_stored: Leaf,
  rover: Bot,
  moved: Bot,
  collected: LifeBuoy,
  housed: LifeBuoy,
  meteorite: Sparkles,
  destroyed: Sparkles,
  card: ScrollText,
  card_kept: ScrollText,
  technology: Microscope,
  ended: Flag,
};
