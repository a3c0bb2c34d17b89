import { describe, expect, test } from 'vitest';
import {
  askedBattle,
  oddsOf,
  TO_THE_END,
  type Aim,
  type CasualtyPolicy,
  type Odds,
  type Policies,
  type RetreatPolicy,
  type SidePolicy,
} from '../../../../src/games/axis-allies/odds/index.ts';
import { EDITIONS } from '../../../engine/axis-allies/editions/everyEdition.ts';
import { awaiting, play, type BattleSide, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { bestByDice, type Choosers } from './bestByDice.ts';
import { drawingFrom } from './drawing.ts';
import { anyCommand } from './goingOn.ts';
import { drawnBattle } from './drawnBattles.ts';

/** Sides that decide as well as can be: as good as the best of all choices, played through the rules. */

const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const RUNS = setting('WARBOARD_RUNS', 30);
const SEED = setting('WARBOARD_SEED', 1);
const MOST = setting('WARBOARD_UNITS', 2);

type Counts = Readonly<Record<string, number>>;

const AIMS: readonly Aim[] = ['win', 'capture', 'swing'];
const CHOOSERS: readonly Pick<Choosers, 'casualties' | 'retreat' | 'submerge'>[] = [
  { casualties: ['attacker'], retreat: false, submerge: [] },
  { casualties: ['defender'], retreat: false, submerge: [] },
  { casualties: [], retreat: true, submerge: [] },
  { casualties: ['attacker'], retreat: true, submerge: [] },
  { casualties: ['attacker', 'defender'], retreat: true, submerge: [] },
  { casualties: ['attacker'], retreat: true, submerge: ['attacker', 'defender'] },
  { casualties: [], retreat: false, submerge: ['defender'] },
];

function best({ aim, casualties, retreat, submerge, others }: Choosers): Policies {
  const of = (side: BattleSide): Policies[BattleSide] => ({
    casualties: casualties.includes(side) ? { best: aim } : others[side].casualties,
    submerge: submerge.includes(side) ? { best: aim } : others[side].submerge,
  });
  return { attacker: of('attacker'), defender: of('defender'), retreat: retreat ? { best: aim } : others.retreat };
}

function found(state: GameState, policies: Policies): Odds {
  const odds = oddsOf(state, policies);
  if (typeof odds === 'string') throw new Error(odds);
  return odds;
}

/** The battle some steps later. */
function later(state: GameState, seed: number): GameState {
  const draw = drawingFrom(seed);
  let now = state;
  for (let steps = draw.from(1, 5); steps > 0; steps--) {
    const played = play(now, anyCommand(now, draw));
    if (!played.ok) throw new Error(JSON.stringify(played.fault));
    const { state: next } = played.value;
    if (!next.battle || awaiting(next).kind === 'fly-home') return now;
    now = next;
  }
  return now;
}

const worthIn = ({ results, captured, swing }: Odds, aim: Aim): number =>
  ({ win: results['attacker-won'], capture: captured, swing })[aim];

describe('as good as can be', () => {
  test(
    'drawn battles, for every aim, whoever chooses',
    () => {
      const faults: string[] = [];
      let better = 0;
      for (let seed = SEED; seed < SEED + RUNS; seed++) {
        const drawn = drawnBattle(seed, MOST);
        if (!drawn) continue;
        const { kind } = drawn;
        // Every other battle is under way.
        const state = seed % 2 === 0 ? drawn.state : later(drawn.state, seed);
        const { attackers, defenders } = state.battle!;
        if (attackers.length + defenders.length > 3 * MOST) continue;
        const others: Policies = { ...drawn.policies, retreat: 'never' };
        const aim = AIMS[seed % AIMS.length]!;
        const chosen = CHOOSERS[(seed + Math.floor(seed / 10)) % CHOOSERS.length]!;
        const odds = found(state, best({ ...chosen, aim, others }));
        const exact = bestByDice(state, { ...chosen, aim, others });
        const sum = odds.ends.reduce((so, { chance }) => so + chance, 0);
        const isExact = Math.abs(worthIn(odds, aim) - exact) < (aim === 'swing' ? 1e-11 : 1e-12);
        if (!isExact || Math.abs(sum - 1) > 1e-12)
          faults.push(`${kind} ${seed} ${aim} ${JSON.stringify(chosen)}: ${worthIn(odds, aim)} not ${exact}, ${sum}`);
        if (Math.abs(worthIn(odds, aim) - worthIn(found(state, others), aim)) > 1e-9) better++;
      }
      expect(faults).toEqual([]);
      // To choose makes a difference in some of them.
      if (RUNS >= 30) expect(better).toBeGreaterThan(2);
    },
    RUNS * 3000,
  );
});

describe('what is best', () => {
  const editions = EDITIONS.map((edition) => [edition.id, edition] as const);
  const fleet: Counts = { submarine: 1, carrier: 1, fighter: 1, battleship: 1 };
  const army: Counts = { infantry: 3, tank: 2, fighter: 1 };
  const fixed: readonly CasualtyPolicy[] = ['suggested', 'cheapest', 'keep-capturer', 'keep-air'];
  const retreats: readonly RetreatPolicy[] = ['never', 'when-behind', { afterRounds: 2 }, { below: 0.4 }];

  test.each(editions)('is never worse than what any policy takes: %s', (_, edition) => {
    for (const units of [army, fleet])
      for (const aim of AIMS) {
        const state = askedBattle(edition, { attackers: units, defenders: units });
        if (!state.ok) throw new Error(state.fault.join());
        const worth = (policies: Partial<Policies>): number =>
          worthIn(found(state.value, { ...TO_THE_END, ...policies }), aim);
        const by = (casualties: CasualtyPolicy): SidePolicy => ({ casualties, submerge: 'never' });
        const attacker = worth({ attacker: by({ best: aim }) });
        const defender = worth({ defender: by({ best: aim }) });
        for (const one of fixed) {
          expect(attacker - worth({ attacker: by(one) })).toBeGreaterThan(-1e-11);
          expect(worth({ defender: by(one) }) - defender).toBeGreaterThan(-1e-11);
        }
        const leaving = worth({ retreat: { best: aim } });
        for (const retreat of retreats) expect(leaving - worth({ retreat })).toBeGreaterThan(-1e-11);
        // Whoever can choose both does no worse than if he chooses one.
        expect(worth({ attacker: by({ best: aim }), retreat: { best: aim } }) - leaving).toBeGreaterThan(-1e-11);
      }
  });
  test('beside a policy that retreats after rounds or below a chance, casualties are chosen for what follows', () => {
    const state = askedBattle(EDITIONS[0]!, { attackers: army, defenders: { infantry: 5, tank: 1, fighter: 1 } });
    if (!state.ok) throw new Error(state.fault.join());
    for (const retreat of retreats) {
      const usual = found(state.value, { ...TO_THE_END, retreat });
      const attacker: SidePolicy = { casualties: { best: 'swing' }, submerge: 'never' };
      expect(found(state.value, { ...TO_THE_END, attacker, retreat }).swing).toBeGreaterThan(usual.swing - 1e-11);
    }
  });
  test.each(editions)('if both sides choose among too much, the defender loses what is suggested: %s', (_, edition) => {
    const units: Counts = { infantry: 8, tank: 4, fighter: 3 };
    const state = askedBattle(edition, { attackers: units, defenders: units });
    if (!state.ok) throw new Error(state.fault.join());
    const side: SidePolicy = { casualties: { best: 'swing' }, submerge: 'never' };
    const alone = found(state.value, { ...TO_THE_END, attacker: side });
    const both = found(state.value, { ...TO_THE_END, attacker: side, defender: side });
    expect(alone.isSimplified).toBe(false);
    expect(both).toEqual({ ...alone, isSimplified: true });
  });
  test('if too much would have to be looked through, it says so', () => {
    const units: Counts = { infantry: 40, tank: 30, fighter: 30 };
    const state = askedBattle(EDITIONS[0]!, { attackers: units, defenders: units });
    if (!state.ok) throw new Error(state.fault.join());
    const side: SidePolicy = { casualties: { best: 'win' }, submerge: 'never' };
    expect(oddsOf(state.value, { attacker: side, defender: side, retreat: 'never' })).toBe('too-large');
  });
});
