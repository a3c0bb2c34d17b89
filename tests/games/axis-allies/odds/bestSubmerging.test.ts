import { describe, expect, test } from 'vitest';
import type { BattleSide, GameState } from '../../../../src/engine/axis-allies/index.ts';
import {
  oddsNow,
  oddsOf,
  TO_THE_END,
  type Aim,
  type Odds,
  type Policies,
} from '../../../../src/games/axis-allies/odds/index.ts';
import { atSea, type Counts } from '../../../engine/axis-allies/rules/battle.ts';
import * as revised from '../../../engine/axis-allies/revised/battle.ts';
import { bestByDice } from './bestByDice.ts';

/** Submarines that submerge when that is best, as many as is best: as good as the best of all choices (COM-5). */

const BATTLES: readonly (readonly [Counts, Counts])[] = [
  [{ submarine: 2 }, { battleship: 1 }],
  [
    { submarine: 1, fighter: 1 },
    { submarine: 1, transport: 1 },
  ],
  [
    { submarine: 1, destroyer: 1 },
    { submarine: 2, carrier: 1 },
  ],
  [
    { submarine: 2, bomber: 1 },
    { submarine: 1, destroyer: 1 },
  ],
];
const AIMS: readonly Aim[] = ['win', 'swing'];
const SIDES: readonly (readonly BattleSide[])[] = [['attacker'], ['defender'], ['attacker', 'defender']];
const OTHERS: readonly (readonly [boolean, readonly BattleSide[]])[] = [
  [false, []],
  [true, []],
  [true, ['attacker']],
];
/** Who submerges and for what, whether the attacker retreats as is best, and who chooses his casualties. */
const CHOOSERS = SIDES.flatMap((submerge) =>
  AIMS.flatMap((aim) => OTHERS.map(([retreat, casualties]) => [submerge, aim, retreat, casualties] as const)),
);
/** Each battle by all of them; else each by some. */
const ALL = process.env['WARBOARD_ALL'] !== undefined;

const worthIn = ({ results, swing }: Odds, aim: Aim): number => (aim === 'win' ? results['attacker-won'] : swing);

function best(
  aim: Aim,
  submerge: readonly BattleSide[],
  retreat: boolean,
  casualties: readonly BattleSide[],
): Policies {
  const of = (side: BattleSide): Policies[BattleSide] => ({
    casualties: casualties.includes(side) ? { best: aim } : 'suggested',
    submerge: submerge.includes(side) ? { best: aim } : 'never',
  });
  return { attacker: of('attacker'), defender: of('defender'), retreat: retreat ? { best: aim } : 'never' };
}

function worth(state: GameState, policies: Policies, aim: Aim): number {
  const odds = oddsOf(state, policies);
  if (typeof odds === 'string') throw new Error(odds);
  expect(Math.abs(odds.ends.reduce((sum, { chance }) => sum + chance, 0) - 1)).toBeLessThan(1e-12);
  return worthIn(odds, aim);
}

describe.each([
  ['1941', atSea],
  ['Revised', revised.atSea],
])('%s', (_name, begun) => {
  const battle = ([attackers, defenders]: (typeof BATTLES)[number]): GameState => begun(attackers, defenders);

  test.each(BATTLES.map(([own, others], i) => [own, others, i] as const))(
    '%o against %o: as good as all choices, whoever makes them',
    (own, others, i) => {
      const state = battle([own, others]);
      for (const [at, [submerge, aim, retreat, casualties]] of CHOOSERS.entries()) {
        if (!ALL && at % 9 !== 2 * i + (begun === atSea ? 0 : 1)) continue;
        const found = worth(state, best(aim, submerge, retreat, casualties), aim);
        const exact = bestByDice(state, { aim, submerge, retreat, casualties, others: TO_THE_END });
        const what = `${aim} ${submerge.join()} ${retreat} ${casualties.join()}`;
        expect(Math.abs(found - exact), what).toBeLessThan(1e-11);
      }
    },
  );
  test('never worse than any fixed rule, and better than all of them somewhere', () => {
    let better = 0;
    for (const units of BATTLES)
      for (const aim of AIMS) {
        const state = battle(units);
        const fixed = (['never', 'always', 'when-alone'] as const).map((submerge) => ({
          attacker: worth(state, { ...TO_THE_END, attacker: { casualties: 'suggested', submerge } }, aim),
          defender: worth(state, { ...TO_THE_END, defender: { casualties: 'suggested', submerge } }, aim),
        }));
        const attacker = worth(state, best(aim, ['attacker'], false, []), aim);
        const defender = worth(state, best(aim, ['defender'], false, []), aim);
        const most = Math.max(...fixed.map((one) => one.attacker));
        const least = Math.min(...fixed.map((one) => one.defender));
        expect(attacker - most).toBeGreaterThan(-1e-11);
        expect(least - defender).toBeGreaterThan(-1e-11);
        if (attacker > most + 1e-9 || defender < least - 1e-9) better++;
      }
    expect(better).toBeGreaterThan(0);
  });
  test('where it is asked now, no answer is better than what is best', () => {
    const state = battle([{ submarine: 2, destroyer: 1 }, { battleship: 1 }]);
    const found = oddsNow(state, best('swing', ['attacker'], false, []));
    if (typeof found === 'string') throw new Error(found);
    for (const { swing } of Object.values(found.answers)) expect(found.odds.swing).toBeGreaterThan(swing - 1e-11);
  });
});
