/** Colours that mean something: terrains have the same everywhere, planets a world of their own. */

import type { Terrain } from './types';

/** Ground of the sign, the sign itself, rail and tracker. */
export const TERRAIN_COLOURS: Record<Terrain, { deep: string; ink: string; rail: string }> = {
  civ: { deep: '#39425a', ink: '#f3d48a', rail: '#8f9bb8' },
  water: { deep: '#0c4577', ink: '#cfeaff', rail: '#3f97dc' },
  biomass: { deep: '#0a523c', ink: '#d3ffe8', rail: '#2fae82' },
  rover: { deep: '#7a2c0d', ink: '#ffe5d6', rail: '#e5763f' },
  tech: { deep: '#43347d', ink: '#f1ecff', rail: '#b4a6de' },
  energy: { deep: '#5b4600', ink: '#ffe98c', rail: '#e6c233' },
};

/** Four stops of the disc from the lit side, halo, rim. */
export const PLANET_COLOURS: Record<string, string[]> = {
  ksb_4156: ['#a07c66', '#7a5a50', '#4a363a', '#33262d', '#ff9d6b', '#ffd9bd'],
  k_273: ['#5f7f9c', '#3f5f80', '#27405c', '#172942', '#a8dcff', '#e2f4ff'],
  persephone: ['#a8925c', '#7a6744', '#4c4130', '#2f281f', '#f2d98a', '#fff0c2'],
  petra: ['#5e5a50', '#413d38', '#292725', '#191817', '#ffd23f', '#ffeaa0'],
  gaia: ['#56a186', '#33745f', '#1f4b40', '#13302b', '#7fe8c0', '#d2ffe9'],
  arashi: ['#8a83bb', '#5d5794', '#3a3568', '#232046', '#b9a8ff', '#e6deff'],
  tartarus: ['#94473d', '#632c2c', '#3c1a21', '#250f18', '#ff5a3c', '#ffc0a8'],
  kaax: ['#858b52', '#585f3b', '#383d2c', '#21241e', '#c8f04a', '#f0ffc0'],
  oblivion: ['#6f6c92', '#4b496f', '#2f2d4c', '#1c1b31', '#8d9bff', '#dfe3ff'],
  lacuna: ['#98a79b', '#6b7a70', '#45514b', '#2b3431', '#cfe8d4', '#f2fff4'],
  charybdis: ['#3d93a3', '#226472', '#15424f', '#0c2934', '#5fe0f0', '#cffaff'],
  pajitnov: ['#a3588f', '#743a6d', '#49254b', '#2d1732', '#ff7ad1', '#ffd3f0'],
  cerberus: ['#a5653f', '#74432f', '#472a24', '#2d1b1a', '#ffb070', '#ffdcc0'],
};

/** The three worlds of Cerberus: centre, radius, three stops, light. */
export const CERBERUS = [
  { x: 132, y: -132, r: 166.3, stops: ['#a89046', '#776430', '#4a3e22'], light: '#f2cf6a', tag: [244, -57] },
  { x: -110, y: 88, r: 207.7, stops: ['#a05a3e', '#713c2e', '#452523'], light: '#ff9d6b', tag: [-12, -70] },
  { x: 154, y: 154, r: 136.4, stops: ['#6671b5', '#454d86', '#2a3058'], light: '#9fb0ff', tag: [62, 64] },
] as const;
