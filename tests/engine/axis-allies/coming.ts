import { approaches, type GameState } from '../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../src/engine/index.ts';

/**
 * What could come to a space, as texts: 'infantry×3 from germany: attack', with 'by ship' for troops on transports.
 */
export function coming(state: GameState, space: SpaceId): readonly string[] {
  return [...approaches(state, space)]
    .filter((found) => found !== null)
    .map(
      ({ units, from, meaning, ship }) =>
        `${units.map((id) => state.units[id]?.type)[0]}×${units.length} from ` +
        `${from}${ship === null ? '' : ' by ship'}: ${meaning}`,
    )
    .toSorted();
}
