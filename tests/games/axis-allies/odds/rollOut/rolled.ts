import { expect } from 'vitest';
import {
  airUnitsLost,
  awaiting,
  boardOf,
  difference,
  fromPosition,
  play,
  territoryOf,
  toPosition,
  typeOf,
  type GameState,
} from '../../../../../src/engine/axis-allies/index.ts';
import { planOdds, TO_THE_END, type PoliciesOf } from '../../../../../src/games/axis-allies/odds/index.ts';
import {
  lineToBoard,
  randomFrom,
  rollOut,
  type RolledBoard,
  type RollOut,
} from '../../../../../src/games/axis-allies/odds/rollOut/index.ts';
import { awaitingFaults } from '../../../../engine/axis-allies/properties/invariants.ts';
import { pieceFaults } from '../../../../engine/axis-allies/properties/pieceFaults.ts';

export const usual: PoliciesOf = () => TO_THE_END;

/** The roll-out of a plan from a seed; fails if there is none. */
export function rolled(state: GameState, turns: number, policiesOf = usual, seed = 1): RollOut {
  const playing = rollOut(state, policiesOf, { turns, random: randomFrom(seed) });
  let step = playing.next();
  while (!step.done) step = playing.next();
  if (typeof step.value === 'string') throw new Error(step.value);
  return step.value;
}

/** What was drawn is what is expected, within four standard errors. */
export function expectAsReckoned(state: GameState, found: RollOut, policiesOf = usual): void {
  const { targets, worth } = planOdds(state, policiesOf);
  const near = (drawn: number, exact: number, deviation: number, what: string): void =>
    expect(Math.abs(drawn - exact), what).toBeLessThanOrEqual((4 * deviation) / Math.sqrt(found.turns) + 1e-9);
  const nearChance = (drawn: number, chance: number, what: string): void =>
    // What hardly ever happens may happen some times.
    expect(Math.abs(drawn - chance), what).toBeLessThanOrEqual(
      4 * Math.sqrt(Math.max(0, chance * (1 - chance)) / found.turns) + (chance > 1e-9 ? 3 / found.turns : 1e-9),
    );
  // Rockets, which nobody need send, are no part of a plan's worth.
  const sent = found.strikes.reduce((sum, { from, taken }) => (from === null ? sum : sum + taken), 0);
  const { swing, spread } = worth ?? { swing: 0, spread: 0 };
  near(found.mean - sent, swing, spread, 'balance');
  if (spread > 0) expect(found.spread / spread).toBeGreaterThan(0.8);
  if (spread > 0) expect(found.spread / spread).toBeLessThan(1.2);
  for (const target of targets) {
    if ('why' in target) throw new Error(target.why);
    const { space } = target.plan;
    const one = found.targets.find(({ plan }) => plan.space === space)!;
    nearChance(one.won, target.won, `${space} won`);
    expect(one.captured === null).toBe(target.captured === null);
    nearChance(one.captured ?? 0, target.captured ?? 0, `${space} taken`);
  }
}

/** Each board stands as the rules let it stand, can be kept and played on, and is worth what is said of it. */
export function expectLegalBoards(before: GameState, { boards }: RollOut): void {
  for (const { state, balance } of boards) {
    expect(pieceFaults(state)).toEqual([]);
    expect(awaitingFaults(state)).toEqual([]);
    const asked = awaiting(state);
    // Whoever is offered units for what was lost answers first.
    const by = asked.kind === 'offer' ? asked.offer.by : before.power;
    expect(asked.kind === 'over' ? [] : asked.by).toContain(by);
    expect(state.turn.battles).toEqual([]);
    expect(balanceOf(before, state)).toBe(balance);
    const read = fromPosition(toPosition(state));
    expect(read.ok ? [] : read.fault).toEqual([]);
  }
}

/** The gain of the acting side in IPCs from one board to the other, on which some have nowhere to land. */
function balanceOf(before: GameState, after: GameState): number {
  const board = boardOf(before);
  const sideOf = (power: string): string => board.powers.get(power)!.side;
  const ours = sideOf(before.power);
  const unlanded = new Set(Object.keys(after.turn.seaBattles).flatMap((zone) => airUnitsLost(after, zone)));
  let sum = 0;
  for (const { id, owner, type } of Object.values(before.units))
    if (!after.units[id] || unlanded.has(id))
      sum += (sideOf(owner) === ours ? -1 : 1) * board.unitTypes.get(type)!.cost;
  for (const space of after.turn.captured)
    if (!before.turn.captured.includes(space)) sum += territoryOf(board, space)?.ipc ?? 0;
  // What is seized stays in play; what raids and rockets take goes to the bank.
  return sum + inAllTreasuries(before) - inAllTreasuries(after);
}

const inAllTreasuries = ({ treasury }: GameState): number =>
  Object.values(treasury).reduce((sum, ipcs) => sum + ipcs, 0);

/** A legal line leads from the plan to each board; gives those to which none was found. */
export function boardsWithoutLine(planned: GameState, { boards }: RollOut, policiesOf = usual): readonly RolledBoard[] {
  return boards.filter(({ state, shotDown, strikes, fights }) => {
    const commands = searched(lineToBoard(planned, { shotDown, strikes, fights }, policiesOf));
    if (commands === null) return true;
    const end = commands.reduce((at, command) => {
      const played = play(at, command);
      if (!played.ok) throw new Error(JSON.stringify(played.fault));
      return played.value.state;
    }, planned);
    // Where the rules want it, aircraft are at home already, or lost if they find no landing.
    const { spaces, powers } = difference(withoutAircraft(state), withoutAircraft(end));
    expect({ spaces, powers }).toEqual({ spaces: [], powers: [] });
    expect(end.turn.battles).toEqual([]);
    return false;
  });
}

const withoutAircraft = (state: GameState): GameState => ({
  ...state,
  units: Object.fromEntries(Object.entries(state.units).filter(([, unit]) => typeOf(state, unit).domain !== 'air')),
});

function searched<Found>(search: Generator<void, Found>): Found {
  for (let step = search.next(); ; step = search.next()) if (step.done === true) return step.value;
}
