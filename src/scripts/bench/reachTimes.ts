import { movesLeft, play, reach, type GameState, type UnitId } from '../../engine/axis-allies/index.ts';
import { startOf, type RecordedGame } from '../../../tests/engine/axis-allies/games/recordedGame.ts';
import { median, quantile, measureTime, type Measurement } from './measurement.ts';

/** Milliseconds for 95 of 100 selections, and for any selection. */
const BUDGET = 1;
const WORST = 2;
/** Editions after the first may take so many times as long. */
const LATER = 1.5;
/** A selection that seems to take this long is measured again. */
const SLOW = 1;
const RUNS = 3;

/** Every unit of the acting power alone, each stack of one type, and all units of a space or a ship together. */
function selections(state: GameState): readonly (readonly UnitId[])[] {
  const stacks = new Map<string, UnitId[]>();
  for (const unit of Object.values(state.units)) {
    if (unit.owner !== state.power) continue;
    const keys =
      unit.aboard !== undefined
        ? [unit.id, `aboard ${unit.aboard}`]
        : [unit.id, `${unit.space} ${unit.type}`, ...(movesLeft(state, unit.id) > 0 ? [`all in ${unit.space}`] : [])];
    for (const key of keys) stacks.set(key, [...(stacks.get(key) ?? []), unit.id]);
  }
  // A stack of one unit is the same as the unit.
  return [...stacks].filter(([key, ids]) => key === ids[0] || ids.length > 1).map(([, ids]) => ids);
}

/** One run, on a copy of the state, for which nothing is cached. */
function runOnce(state: GameState, ids: readonly UnitId[]): number {
  const fresh = { ...state };
  return measureTime(() => reach(fresh, ids));
}

/** The median of several runs; slow ones are measured longer, since the machine may have been busy. */
function timeOf(state: GameState, ids: readonly UnitId[]): number {
  const time = median(Array.from({ length: RUNS }, () => runOnce(state, ids)));
  return time < SLOW ? time : median(Array.from({ length: RUNS * 7 }, () => runOnce(state, ids)));
}

function* positions(game: RecordedGame): Generator<GameState> {
  let state = startOf(game);
  for (const command of game.commands) {
    if (state.phase.endsWith('-move')) yield state;
    const result = play(state, command);
    if (!result.ok) return;
    state = result.value.state;
  }
}

/** How long `reach` takes for all selections in all positions of movement phases. */
export function reachTimes(games: readonly RecordedGame[]): readonly Measurement[] {
  const times: number[] = [];
  // The first game runs twice, so that the engine is warmed up.
  for (const game of [...games.slice(0, 1), ...games]) {
    if (game === games[0]) times.length = 0;
    for (const state of positions(game)) for (const ids of selections(state)) times.push(timeOf(state, ids));
  }
  return [
    { what: `reach, median of ${times.length} selections`, value: median(times), unit: 'ms' },
    {
      what: 'reach, 95 of 100',
      value: quantile(times, 0.95),
      unit: 'ms',
      atMost: BUDGET,
      atMostOfFirst: LATER,
      limit: 'the landing proof for every destination of fighters and carriers',
    },
    { what: 'reach, 999 of 1000', value: quantile(times, 0.999), unit: 'ms' },
    { what: 'reach, slowest selection', value: quantile(times, 1), unit: 'ms', atMost: WORST },
  ];
}
