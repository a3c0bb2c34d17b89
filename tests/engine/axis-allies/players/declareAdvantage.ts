import {
  allUnits,
  areFriends,
  boardOf,
  neighboursIn,
  refusalOf,
  unitsIn,
  usableAdvantages,
  type Command,
  type GameState,
  type Unit,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import type { PowerId } from '../../../../src/engine/index.ts';
import type { Chance } from './chance.ts';

/** What a declaration says beside the advantage, drawn; any advantage may need any of these. */
type Details = Omit<Command & { readonly type: 'use-advantage' }, 'type' | 'advantage'>;
type Form = (state: GameState, draws: Chance, power: PowerId) => Details | null;

const idsOf = (units: readonly Unit[]): UnitId[] => units.map(({ id }) => id);

/** Some units of one type in one space; those of a battle if there is one. */
function someOf(state: GameState, draws: Chance, units: readonly Unit[]): readonly Unit[] {
  const first = draws.one(state.battle ? units.filter(({ space }) => space === state.battle?.space) : units);
  if (!first) return [];
  const beside = unitsIn(state, first.space).filter(
    ({ id, type, owner }) => id !== first.id && type === first.type && owner === first.owner,
  );
  return [first, ...draws.some(beside)];
}

const ownOf = (state: GameState, power: PowerId): readonly Unit[] =>
  allUnits(state.units).filter(({ owner }) => owner === power);

const FORMS: readonly Form[] = [
  () => ({}),
  (state, draws, power) => ({ units: idsOf(someOf(state, draws, ownOf(state, power))) }),
  // Friends' units in its own territories.
  (state, draws, power) => ({
    units: idsOf(
      someOf(
        state,
        draws,
        allUnits(state.units).filter(
          ({ owner, space }) => owner !== power && state.control[space] === power && areFriends(state, owner, power),
        ),
      ),
    ),
  }),
  // Units that go one space.
  (state, draws, power) => {
    const units = someOf(state, draws, ownOf(state, power));
    const to = draws.one(neighboursIn(boardOf(state).airNeighbours, units[0]?.space ?? ''));
    return to === undefined ? null : { units: idsOf(units), to };
  },
  // Something in a territory that goes to the next one.
  (state, draws, power) => {
    const from = draws.one(state.complexes.filter((space) => state.control[space] === power));
    const to = draws.one(neighboursIn(boardOf(state).landNeighbours, from ?? ''));
    return from === undefined || to === undefined ? null : { from, to };
  },
];

const TRIES = 3;

/** Any declaration of an advantage that can be declared now, most likely against its rule; null without any. */
export function anyDeclaration(state: GameState, draws: Chance): Command | null {
  const usable = draws.one(usableAdvantages(state));
  const details = usable && draws.one(FORMS)!(state, draws, usable.power);
  return details ? { type: 'use-advantage', advantage: usable.advantage, ...details } : null;
}

/**
 * Now and then declares one of the advantages that can be declared now, in a way that its rule allows. Where none can
 * be, nothing is drawn.
 */
export function declaredAdvantage(state: GameState, draws: Chance, share: number): Command | null {
  const usable = usableAdvantages(state);
  if (usable.length === 0 || !draws.happens(share)) return null;
  const { advantage, power } = draws.one(usable)!;
  for (let tried = 0; tried < TRIES; tried++)
    for (const form of draws.shuffled(FORMS)) {
      const details = form(state, draws, power);
      const command: Command = { type: 'use-advantage', advantage, ...details };
      if (details && !refusalOf(state, command)) return command;
    }
  return null;
}
