/** What can be read off a sheet of The Journey. */

import type { ZoneView } from '../types';
import type { JourneySheet, MarkedSheet } from '../view';

/** From Earth to Moon. */
export const zones = (sheet: MarkedSheet): ZoneView[] => (sheet as JourneySheet).zones;

export const filledZones = (sheet: MarkedSheet): ZoneView[] => zones(sheet).filter(({ filled }) => filled);
