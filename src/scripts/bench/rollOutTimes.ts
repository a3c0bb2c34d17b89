import { play, type GameState } from '../../engine/axis-allies/index.ts';
import { TO_THE_END } from '../../games/axis-allies/odds/index.ts';
import { randomFrom, rollOut } from '../../games/axis-allies/odds/rollOut/index.ts';
import { startOf, type RecordedGame } from '../../../tests/engine/axis-allies/games/recordedGame.ts';
import { measureTime, median, type Measurement } from './measurement.ts';

const TURNS = 10_000;
/** Turns in a second. */
const BUDGET = 2000;
const BATTLES = 6;
const MOST_PLANS = 8;

/** How many turns with six battles or more are rolled out in a second, all that is reckoned before included. */
export function rollOutTimes(games: readonly RecordedGame[]): readonly Measurement[] {
  const speeds = games
    .flatMap(plansOf)
    .slice(0, MOST_PLANS)
    .map((state) => (TURNS / measureTime(() => rolledOut(state))) * 1000);
  return [
    {
      what: `turns with ${BATTLES} battles or more rolled out, median of ${speeds.length}`,
      value: median(speeds),
      unit: '/s',
      atLeast: BUDGET,
    },
    { what: 'the same, the slowest turn', value: Math.min(...speeds), unit: '/s' },
  ];
}

function rolledOut(state: GameState): unknown {
  const playing = rollOut(state, () => TO_THE_END, { turns: TURNS, random: randomFrom(1) });
  let step = playing.next();
  while (!step.done) step = playing.next();
  return step.value;
}

function plansOf(game: RecordedGame): readonly GameState[] {
  const plans: GameState[] = [];
  let state = startOf(game);
  for (const command of game.commands) {
    const next = play(state, command);
    if (!next.ok) break;
    if (state.phase === 'combat-move' && next.value.state.turn.battles.length >= BATTLES) plans.push(state);
    state = next.value.state;
  }
  return plans;
}
