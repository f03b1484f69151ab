/** Icons of log entries by type of event. */

import type { Component } from 'svelte';
import Bolt from '~icons/lucide/zap';
import Building from '~icons/lucide/landmark';
import Card from '~icons/lucide/scroll-text';
import Coins from '~icons/lucide/coins';
import Dices from '~icons/lucide/dices';
import Flag from '~icons/lucide/flag';
import Hammer from '~icons/lucide/hammer';
import Hourglass from '~icons/lucide/hourglass';
import House from '~icons/lucide/house';
import Layers from '~icons/lucide/layers';
import Moon from '~icons/lucide/moon';
import Rocket from '~icons/lucide/rocket';
import Skull from '~icons/lucide/skull';
import Sparkles from '~icons/lucide/sparkles';
import Star from '~icons/lucide/star';
import Swords from '~icons/lucide/swords';
import Trending from '~icons/lucide/trending-up';
import User from '~icons/lucide/user';
import Wrench from '~icons/lucide/wrench';

export const icons: Record<string, Component> = {
  launched: Rocket,
  ship_moved: Rocket,
  recalled: Rocket,
  returned: House,
  activated: Bolt,
  energy_spent: Bolt,
  gained: Coins,
  lost: Coins,
  given: Coins,
  bonus_placed: Coins,
  bonus_collected: Coins,
  scored: Star,
  drawn: Card,
  card_discarded: Card,
  card_played: Card,
  moon_taken: Moon,
  moon_discarded: Moon,
  moon_placed: Moon,
  recovered: Wrench,
  shield_repaired: Wrench,
  module_repaired: Wrench,
  module_damaged: Hammer,
  shield_hit: Hammer,
  ship_scrapped: Hammer,
  ship_built: Hammer,
  upgraded: Hammer,
  advanced: Trending,
  module_taken: Layers,
  module_buried: Layers,
  rearranged: Layers,
  development_built: Building,
  development_readied: Building,
  development_used: Building,
  recruited: User,
  scattered: User,
  faction_chosen: User,
  discovery_taken: Sparkles,
  supremacy_taken: Sparkles,
  token_used: Sparkles,
  planet: Sparkles,
  event_due: Hourglass,
  event_revealed: Hourglass,
  marker: Hourglass,
  turn_begun: Hourglass,
  raider_placed: Skull,
  raider_moved: Skull,
  raider_hit: Skull,
  raider_beaten: Skull,
  battle_begun: Swords,
  battle_won: Swords,
  battle_tied: Swords,
  battle_ended: Swords,
  rolled: Dices,
  dice_changed: Dices,
  end_triggered: Flag,
  game_over: Flag,
};
