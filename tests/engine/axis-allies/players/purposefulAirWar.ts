import {
  allUnits,
  canBeRaided,
  limitOf,
  movesLeft,
  reach,
  refusalOf,
  rocketStrikes,
  typeOf,
  unitsIn,
  type Command,
  type GameState,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { isLand } from './strength.ts';

/** Bombers that no battle needs raid complexes (SBR-1), and guns with rockets strike them (RKT-1). */

/** So many bombers raid one complex at most. */
const RAIDERS = 2;

/** The next order for a raid: say that bombers raid, or send another one to the richest complex in reach. */
export function raid(state: GameState): Command | null {
  const bombers = allUnits(state.units).filter(
    (unit) => unit.owner === state.power && typeOf(state, unit).raids && unit.type === 'bomber',
  );
  return declared(state, bombers) ?? sent(state, bombers);
}

/** Bombers raid where no troops come to fight. */
function declared(state: GameState, bombers: readonly Unit[]): Command | null {
  const there = bombers.find(
    (unit) =>
      state.turn.deeds[unit.id]?.did === 'moved' &&
      state.turn.deeds[unit.id]?.duty === undefined &&
      canBeRaided(state, unit.space) &&
      !isAttacked(state, unit.space),
  );
  return there ? { type: 'raid', units: [there.id], raid: true } : null;
}

const isAttacked = (state: GameState, space: SpaceId): boolean =>
  unitsIn(state, space).some((unit) => unit.owner === state.power && isLand(state, unit)) ||
  Object.values(state.turn.deeds).some(({ assault }) => assault === space);

function sent(state: GameState, bombers: readonly Unit[]): Command | null {
  for (const bomber of bombers) {
    if (movesLeft(state, bomber.id) === 0 || state.turn.deeds[bomber.id]) continue;
    const targets = reach(state, [bomber.id])
      .filter(({ space }) => canBeRaided(state, space) && !isAttacked(state, space) && isRich(state, space))
      .filter(({ space }) => bombers.filter((other) => other.space === space).length < RAIDERS);
    const [best] = targets.toSorted((a, b) => limitOf(state, b.space) - limitOf(state, a.space));
    if (best && !refusalOf(state, best.command)) return best.command;
  }
  return null;
}

/** Whether a raid can cost the holder something. */
const isRich = (state: GameState, space: SpaceId): boolean => (state.treasury[state.control[space] ?? ''] ?? 0) > 0;

/** The next rocket, if any can be fired. */
export function rocket(state: GameState): Command | null {
  const [strike] = rocketStrikes(state).filter(({ to }) => isRich(state, to));
  return strike ? { type: 'rocket', ...strike } : null;
}
