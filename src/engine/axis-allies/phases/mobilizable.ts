import { newTypeOf } from '../pieces.ts';
import type { GameState } from '../state.ts';
import { placesForComplex } from './newComplexes.ts';
import { COMPLEX } from './wares.ts';
import { isCoastal, availableComplexes } from './complexes.ts';

/**
 * The largest number of units in the mobilization zone that can be placed (MOB-4). Ships need a complex on a coast, so
 * they are counted there first; the other units can use any complex.
 */
export function mobilizableCount(state: GameState): number {
  let coastal = 0;
  let inland = 0;
  for (const { complex, left } of availableComplexes(state))
    if (isCoastal(state, complex)) coastal += left;
    else inland += left;
  let ships = 0;
  let others = 0;
  let complexes = 0;
  for (const [type, count] of Object.entries(state.purchased))
    if (type === COMPLEX) complexes = Math.min(count, placesForComplex(state).length);
    else if (newTypeOf(state, type).domain === 'sea') ships += count;
    else others += count;
  const afloat = Math.min(ships, coastal);
  return complexes + afloat + Math.min(others, inland + coastal - afloat);
}
