import { editionOf, hypotheticalTurn, play, type GameState } from '../../engine/axis-allies/index.ts';
import { TO_THE_END } from '../../games/axis-allies/odds/index.ts';
import { threatMap } from '../../games/axis-allies/odds/threats/index.ts';
import { startOf, type RecordedGame } from '../../../tests/engine/axis-allies/games/recordedGame.ts';
import { measureTime, median, quantile, type Measurement } from './measurement.ts';

const RUNS = 7;
/** Milliseconds. */
const BUDGET = 30;

/** The position in the middle of a game in which nothing is to be fought. */
function midGame(game: RecordedGame): GameState {
  const calm: GameState[] = [];
  let state = startOf(game);
  for (const command of game.commands) {
    const played = play(state, command);
    if (!played.ok) break;
    state = played.value.state;
    if (command.type === 'end-phase' && hypotheticalTurn(state, state.power)) calm.push(state);
  }
  return calm[Math.floor(calm.length / 2)] ?? state;
}

/** How long the threat map of one power takes in the middle of each game, with nothing cached. */
export function threatTimes(games: readonly RecordedGame[]): readonly Measurement[] {
  const timesOf = (horizon: 'this' | 'next'): readonly number[] =>
    games.flatMap((game) => {
      const state = midGame(game);
      return editionOf(game.edition).turnOrder.map((power) => {
        const map = (): number =>
          measureTime(() => threatMap({ ...state, units: { ...state.units } }, [power], horizon, TO_THE_END));
        map();
        return median(Array.from({ length: RUNS }, map));
      });
    });
  const now = timesOf('this');
  return [
    { what: 'threat map of a power, median', value: median(now), unit: 'ms', atMost: BUDGET },
    {
      what: 'threat map of a power, slowest',
      value: quantile(now, 1),
      unit: 'ms',
      atMost: BUDGET,
      limit: 'exact odds of its small battles, flights that need a deck',
    },
    { what: 'threat map of the move after the next, slowest', value: quantile(timesOf('next'), 1), unit: 'ms' },
  ];
}
