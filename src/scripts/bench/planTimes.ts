import { play } from '../../engine/axis-allies/index.ts';
import { TO_THE_END } from '../../games/axis-allies/odds/index.ts';
import { oddsCache } from '../../games/axis-allies/odds/oddsCache.ts';
import { oddsToCome } from '../../games/axis-allies/odds/questions.ts';
import { startOf, type RecordedGame } from '../../../tests/engine/axis-allies/games/recordedGame.ts';
import { measureTime, median, quantile, type Measurement } from './measurement.ts';

/** Milliseconds. */
const BUDGET = 16;
const CHOICES = { usual: TO_THE_END, at: {} };

/** How long the odds at all targets take after each order of combat move, what was found before being remembered. */
export function planTimes(games: readonly RecordedGame[]): readonly Measurement[] {
  const memory = oddsCache(500);
  const times: number[] = [];
  for (const game of games) {
    let state = startOf(game);
    for (const command of game.commands) {
      const result = play(state, command);
      if (!result.ok) break;
      state = result.value.state;
      if (state.phase === 'combat-move' && command.type !== 'end-phase')
        times.push(measureTime(() => oddsToCome(state, CHOICES, memory)));
    }
  }
  return [
    { what: `odds at all targets of a plan, median of ${times.length} orders`, value: median(times), unit: 'ms' },
    {
      what: 'odds at all targets of a plan, 95 of 100',
      value: quantile(times, 0.95),
      unit: 'ms',
      atMost: BUDGET,
      limit: 'large sea battles with landings after them',
    },
  ];
}
