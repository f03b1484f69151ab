/** Symbols of the game. Game-icons (CC BY 3.0): robot, sprout, drop, helmet, calendar, cog, bomb, jerrycan, dish; the rest are our own. */

import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import Astronaut from '~icons/game-icons/astronaut-helmet';
import Antenna from '~icons/game-icons/radar-dish';
import Fuel from '~icons/game-icons/jerrycan';
import Planning from '~icons/game-icons/calendar';
import Plant from '~icons/game-icons/sprout';
import Robot from '~icons/game-icons/robot-antennas';
import Sabotage from '~icons/game-icons/unlit-bomb';
import Water from '~icons/game-icons/water-drop';
import Wild from '~icons/game-icons/cog';
import Pickaxe from '~icons/lucide/pickaxe';
import Bolt from './Bolt.svelte';
import Rocket from './Rocket.svelte';
import RocketOutline from './RocketOutline.svelte';

type Symbol = Component<SVGAttributes<SVGSVGElement>>;

/** By effect: what marks a level and the back of a card. */
export const effectSymbols: Record<string, Symbol> = {
  robot: Robot,
  energy: Bolt,
  plant: Plant,
  water: Water,
  astronaut: Astronaut,
  planning: Planning,
  wild: Wild,
  antenna: Antenna,
  mine: Pickaxe,
};

/** Dark enough for white symbols on them. */
export const effectColours: Record<string, string> = {
  robot: '#b5480f',
  energy: '#8f7400',
  plant: '#0a7a58',
  water: '#1b76b5',
  astronaut: '#9d4d8c',
  planning: '#56627a',
  wild: '#26364f',
};

export { Antenna, Fuel, Rocket, RocketOutline, Sabotage };
