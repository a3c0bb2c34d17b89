import { editionOf } from '../../engine/axis-allies/index.ts';
import { oddsOf, TO_THE_END } from '../../games/axis-allies/odds/index.ts';
import {
  begun,
  canBeFoughtIn,
  firstFireIn,
  LARGER_FLEETS,
  MEASURED_BATTLES,
} from '../../../tests/scripts/bench/battles.ts';
import { plainOdds } from '../../../tests/scripts/bench/plainOdds.ts';
import { measureTime, median, type Measurement } from './measurement.ts';

/** Milliseconds until the compiler has done its work. */
const WARM_UP = 2000;
const RUNS = 200;

/** How long exact odds take, and how many times as long a plain solver does, which tells a slow machine apart. */
export function oddsTimes(edition: string): readonly Measurement[] {
  const rules = editionOf(edition);
  const battles = [...MEASURED_BATTLES, ...LARGER_FLEETS].filter((battle) => canBeFoughtIn(rules, battle));
  return battles.flatMap((battle): readonly Measurement[] => {
    const state = begun(rules, battle);
    const solve = (): unknown => oddsOf(state, TO_THE_END);
    for (let warm = 0; warm < WARM_UP;) warm += measureTime(solve);
    const value = median(Array.from({ length: RUNS }, () => measureTime(solve)));
    const exact: Measurement = {
      what: `exact odds, ${battle.what}`,
      value,
      unit: 'ms',
      atMost: battle.budget,
      limit: 'pairs of what both sides can come to',
    };
    // The plain solver knows no damage and nobody who gains from others.
    if (LARGER_FLEETS.includes(battle)) return [exact];
    const plain = measureTime(() => plainOdds(rules, battle.attackers, battle.defenders, firstFireIn(rules)));
    return [exact, { what: '  a plain solver takes so many times as long', value: plain / value, unit: '' }];
  });
}
