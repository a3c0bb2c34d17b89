import type { GameState } from '../../../../src/engine/axis-allies/index.ts';
import type { Counts } from '../rules/battle.ts';
import { after, endPhase, fight, game, move, type Scene } from './position.ts';

/** Helpers for battle tests, as in tests/engine/axis-allies/rules/battle.ts, but the battles are of this edition. */
export {
  battleOf,
  eventsOf,
  expectOver,
  groups,
  hit,
  lose,
  miss,
  press,
  resultOf,
  retreat,
  retreats,
  strip,
  submerge,
  waitsFor,
} from '../rules/battle.ts';

type More = Omit<Partial<Scene>, 'units'> & { readonly units?: Scene['units'] };

/** German units in a space against British ones, at the beginning of the battle. They did not move there. */
const against =
  (space: string) =>
  (attackers: Counts, defenders: Counts, { units = {}, ...more }: More = {}): GameState =>
    after(
      game({
        power: 'germany',
        phase: 'conduct-combat',
        ...more,
        units: {
          ...units,
          germany: { ...units['germany'], [space]: attackers },
          'united-kingdom': { ...units['united-kingdom'], [space]: defenders },
        },
      }),
      fight(space),
    );

/** At sea between Iceland and Britain. */
export const atSea = against('sz-2');

/** In the Caucasus. */
export const ashore = against('caucasus');

/** German ships from zone 5, and air units from Norway, against British units in zone 6. */
export function cameToSea(
  ships: Counts,
  air: Counts,
  defenders: Counts,
  { units = {}, ...more }: More = {},
): GameState {
  const state = game({
    power: 'germany',
    ...more,
    units: {
      ...units,
      germany: { ...units['germany'], 'sz-5': ships, norway: { infantry: 1, ...air } },
      'united-kingdom': { ...units['united-kingdom'], 'sz-6': defenders },
    },
  });
  const flights = Object.keys(air).length > 0 ? [move('norway', air, 'sz-6')] : [];
  return after(state, move('sz-5', ships, 'sz-6'), ...flights, endPhase, fight('sz-6'));
}
