import type { UnitType } from './edition.ts';

/** Unit roles that the rules mention, by unit type id. */
export const isTransport = (type: string): boolean => type === 'transport';
export const isSubmarine = (type: string): boolean => type === 'submarine';
export const isDestroyer = (type: string): boolean => type === 'destroyer';
export const isCarrier = (type: string): boolean => type === 'carrier';
export const isFighter = (type: string): boolean => type === 'fighter';
export const isTank = (type: string): boolean => type === 'tank';
export const isInfantry = (type: string): boolean => type === 'infantry';

/** Whether it is a battleship, carrier or destroyer: these make a sea zone hostile (MAP-4). */
export const isSurfaceWarship = (type: UnitType): boolean =>
  type.domain === 'sea' && !isTransport(type.id) && !isSubmarine(type.id);

/** How many fighters one carrier holds. */
export const CARRIER_CAPACITY = 2;
