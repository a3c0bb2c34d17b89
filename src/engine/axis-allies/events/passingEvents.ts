import type { EventTable } from '../event.ts';
import type { UnitId } from '../ids.ts';
import type { GameState, Passing } from '../state.ts';

/** The state after an event of submarines that transports passed (HUNT). */
export const PASSING_EVENTS = {
  'transports-passed': (state, { passing }) => ({ ...state, passing }),
  'passing-aimed': (state, { units }) => {
    if (units.length === 0) return withPassing(state, others(state));
    const firedAtPassing = [...(state.turn.firedAtPassing ?? []), ...units];
    const aimed = withFirst(state, ({ zone, by, transports }) => ({ zone, by, transports, firing: units }));
    return { ...aimed, turn: { ...aimed.turn, firedAtPassing } };
  },
  'passing-rolled': (state, { hits }) =>
    hits === 0
      ? withPassing(state, others(state))
      : withFirst(state, ({ zone, by, transports }) => ({ zone, by, transports, hits })),
} satisfies Partial<EventTable<GameState>>;

const others = ({ passing = [] }: GameState): readonly Passing[] => passing.slice(1);

function withFirst(state: GameState, change: (first: Passing) => Passing): GameState {
  const first = state.passing?.[0];
  return first ? { ...state, passing: [change(first), ...others(state)] } : state;
}

/** The state in which this is still to be settled; without the key if nothing is. */
function withPassing(state: GameState, passing: readonly Passing[]): GameState {
  const { passing: _, ...settled } = state;
  return passing.length > 0 ? { ...settled, passing } : settled;
}

/** The state when these transports were lost to the first passing: it is settled, and they pass nobody else. */
export function withLostPassing(state: GameState, lost: ReadonlySet<UnitId>): GameState {
  const left = others(state).flatMap((one) => {
    const transports = one.transports.filter((id) => !lost.has(id));
    return transports.length > 0 ? [{ ...one, transports }] : [];
  });
  return withPassing(state, left);
}

/** The state at the beginning of a phase: each submarine may fire anew (HUNT-2). */
export function withoutFired(state: GameState): GameState {
  if (state.turn.firedAtPassing === undefined) return state;
  const { firedAtPassing: _, ...turn } = state.turn;
  return { ...state, turn };
}
