/** Icons of log entries by type of event. */

import type { Component } from 'svelte';
import Antenna from '~icons/lucide/satellite-dish';
import Bot from '~icons/lucide/bot';
import Card from '~icons/lucide/scroll-text';
import Check from '~icons/lucide/check';
import Coins from '~icons/lucide/coins';
import Cpu from '~icons/lucide/cpu';
import Flag from '~icons/lucide/flag';
import Hourglass from '~icons/lucide/hourglass';
import Medal from '~icons/lucide/medal';
import Microscope from '~icons/lucide/microscope';
import Orbit from '~icons/lucide/orbit';
import Rocket from '~icons/lucide/rocket';
import Rotate from '~icons/lucide/rotate-ccw';
import Sparkles from '~icons/lucide/sparkles';
import Star from '~icons/lucide/star';
import Trace from '~icons/lucide/share-2';

export const icons: Record<string, Component> = {
  launched: Rocket,
  moved: Rocket,
  pushed: Rocket,
  rotated: Rotate,
  orbited: Orbit,
  landed: Orbit,
  piece_removed: Orbit,
  signal: Antenna,
  sector_won: Star,
  tile_resolved: Star,
  trace: Trace,
  neutral: Trace,
  tech: Microscope,
  data_placed: Cpu,
  acted: Microscope,
  played: Card,
  taken: Card,
  bought: Card,
  corner: Card,
  tucked: Coins,
  income: Coins,
  exchanged: Coins,
  slot: Check,
  mission: Check,
  task: Check,
  passed: Hourglass,
  round: Hourglass,
  gold: Medal,
  discovered: Sparkles,
  message: Sparkles,
  secret: Sparkles,
  sample: Sparkles,
  rival_card: Bot,
  progress: Bot,
  ended: Flag,
};
