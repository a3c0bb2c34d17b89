import { describe, expect, test } from 'vitest';
import {
  awaiting,
  facilitiesIn,
  play,
  typeOf,
  type AskedDice,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { planOdds, TO_THE_END } from '../../../../src/games/axis-allies/odds/index.ts';
import { after, endPhase, move } from '../../../engine/axis-allies/rules/position.ts';
import { escort, overMalaya, raid, sent } from '../../../engine/axis-allies/pacific-1940/raidScenes.ts';
import { pacificGame } from '../../../engine/axis-allies/pacific-1940/position.ts';

/** The odds of raids on facilities are those of all dice and choices, played through the rules (SBR-6, FAC-7). */

/** What a raid comes to on average. */
interface Sum {
  readonly swing: number;
  readonly damage: number;
  readonly lost: number;
  readonly downed: number;
  readonly unscathed: number;
}

const pointsIn = (state: GameState, space: string): number =>
  Object.values(facilitiesIn(state, space)).reduce((sum, points) => sum + points, 0);
const worthOf = (state: GameState, ofActing: boolean): number =>
  Object.values(state.units)
    .filter(({ owner }) => (owner === state.power) === ofActing)
    .reduce((sum, unit) => sum + typeOf(state, unit).cost, 0);

/** Rolls that differ in what they hit, or for damage in what they show, with their chances. */
function rollsFor({ groups, roll }: AskedDice): readonly (readonly [readonly number[], number])[] {
  const dice = groups.flatMap(({ value, units, targets }) => (targets ?? units).map(() => value));
  const faces = (value: number): readonly (readonly [number, number])[] =>
    roll === 'raid'
      ? [1, 2, 3, 4, 5, 6].map((face) => [face, 1 / 6] as const)
      : [
          [1, value / 6],
          [6, 1 - value / 6],
        ];
  return dice.reduce<readonly (readonly [readonly number[], number])[]>(
    (so, value) => so.flatMap(([all, p]) => faces(value).map(([face, q]) => [[...all, face], p * q] as const)),
    [[[], 1]],
  );
}

/** Every way the raid can go on from here; each side chooses what is best for it in IPCs. */
function summed(start: GameState, state: GameState, space: string): Sum {
  const on = (command: Command): Sum => {
    const answer = play(state, command);
    if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
    return summed(start, answer.value.state, space);
  };
  const asked = awaiting(state);
  if (asked.kind === 'intercept')
    return Array.from({ length: asked.units.length + 1 }, (_, n) =>
      on({ type: 'intercept', units: asked.units.slice(0, n) }),
    ).reduce((worst, one) => (one.swing < worst.swing - 1e-9 ? one : worst));
  if (asked.kind === 'share') {
    const n = asked.units.length;
    const [a = '', b = '', c] = asked.facilities;
    const counts = Array.from({ length: n + 1 }, (_, i) =>
      Array.from({ length: n + 1 - i }, (_unused, j) => ({ [a]: i, [b]: j, ...(c && { [c]: n - i - j }) })),
    ).flat();
    return counts
      .filter((raiders) => Object.values(raiders).reduce((sum, one) => sum + one, 0) === n)
      .map((raiders) => on({ type: 'share', raiders }))
      .reduce((best, one) => (one.swing > best.swing + 1e-9 ? one : best));
  }
  if (asked.kind === 'casualties') return on({ type: 'casualties', units: asked.suggestion });
  if (asked.kind !== 'dice') {
    const [lost, downed] = [true, false].map((own) => worthOf(start, own) - worthOf(state, own)) as [number, number];
    const damage = pointsIn(state, space) - pointsIn(start, space);
    return { swing: damage + downed - lost, damage, lost, downed, unscathed: Number(lost === 0) };
  }
  return rollsFor(asked).reduce<Sum>(
    (sum, [dice, chance]) => {
      if (chance === 0) return sum;
      const one = on({ type: 'roll', dice });
      const add = (of: keyof Sum): number => sum[of] + chance * one[of];
      return {
        swing: add('swing'),
        damage: add('damage'),
        lost: add('lost'),
        downed: add('downed'),
        unscathed: add('unscathed'),
      };
    },
    { swing: 0, damage: 0, lost: 0, downed: 0, unscathed: 0 },
  );
}

function expectExact(planned: GameState, space: string): void {
  const {
    raids: [found],
    worth,
  } = planOdds(planned, () => TO_THE_END);
  const begun = after(planned, endPhase, { type: 'fight', space, kind: 'raid' });
  const sum = summed(planned, begun, space);
  expect(found?.space).toBe(space);
  expect(found?.swing).toBeCloseTo(sum.swing, 10);
  expect(found?.ipcs.taken).toBeCloseTo(sum.damage, 10);
  expect(found?.ipcs.lost).toBeCloseTo(sum.lost, 10);
  expect(found?.ipcs.downed).toBeCloseTo(sum.downed, 10);
  expect(found?.lost[0]).toBeCloseTo(sum.unscathed, 10);
  expect(Object.values(found?.facilities?.damage ?? {}).reduce((all, one) => all + one, 0)).toBeCloseTo(sum.damage, 10);
  for (const chances of [found?.taken, found?.lost])
    expect(chances?.reduce((all, one) => all + one, 0)).toBeCloseTo(1, 12);
  expect(worth?.swing).toBeCloseTo(sum.swing, 10);
  expect(worth?.lost.defender).toBeCloseTo(sum.downed, 10);
}

const UK = 'united-kingdom';
const bombersAndFighters = (bomber: number, fighter: number, defending: number): GameState => {
  const units = { ...(bomber > 0 && { bomber }), ...(fighter > 0 && { fighter }) };
  const state = after(
    overMalaya({
      japan: { siam: units },
      [UK]: { malaya: { infantry: 1, ...(defending > 0 && { fighter: defending }) } },
    }),
    sent(units),
    raid({ bomber }),
  );
  return fighter > 0 ? after(state, escort({ fighter })) : state;
};

const overJapan = (bombers: number, damage: Record<string, number>): GameState =>
  after(
    pacificGame({
      power: 'united-states',
      control: { okinawa: 'united-states' },
      units: { 'united-states': { okinawa: { bomber: bombers } }, japan: { japan: { infantry: 1 } } },
      facilities: { japan: damage },
    }),
    move('okinawa', { bomber: bombers }, 'japan', 'sz-19', 'sz-6'),
    raid({ bomber: bombers }, 'japan'),
  );

describe('raids on facilities', () => {
  test('FAC-7: a bomber alone under the fire of a base', () => expectExact(bombersAndFighters(1, 0, 0), 'malaya'));
  test('FAC-5: two bombers do no more than the base can take', () =>
    expectExact(bombersAndFighters(2, 0, 0), 'malaya'));
  test('SBR-6: an interceptor meets a bomber without escort', () => expectExact(bombersAndFighters(1, 0, 1), 'malaya'));
  test('SBR-6: escorts and interceptors, with losses as suggested', () =>
    expectExact(bombersAndFighters(2, 2, 2), 'malaya'));
  test('SBR-7: bombers shared out among three facilities with different room', () =>
    expectExact(overJapan(2, { 'major-complex': 19, 'air-base': 0, 'naval-base': 6 }), 'japan'));

  test('SBR-6: at low luck the same is expected of few dice', () => {
    const state = bombersAndFighters(3, 0, 3);
    const [found] = planOdds(state, () => ({ ...TO_THE_END, dice: 'low-luck' })).raids;
    // Six points of three interceptors are a hit for sure; two bombers go on.
    expect(found?.facilities?.met).toBe(3);
    expect(found?.ipcs.lost).toBeCloseTo(12 + 2 * (12 / 6), 10);
  });
});
