import { describe, expect, test } from 'vitest';
import { editionOf, type Edition } from '../../../../src/engine/axis-allies/index.ts';
import {
  askedBattle,
  MOST_UNITS,
  oddsOf,
  readAsked,
  readDevelopments,
  readPolicies,
  TO_THE_END,
  typeNamed,
  type NoOdds,
  type Odds,
  type Unfinished,
} from '../../../../src/games/axis-allies/odds/index.ts';
import { EDITIONS } from '../../../engine/axis-allies/editions/everyEdition.ts';

/** Battles that are asked for in words, and what is said of impossible ones. */

const FIRST: Edition = EDITIONS[0]!;

function oddsIn(edition: Edition, words: string): Odds {
  const asked = readAsked(words, edition);
  if (!asked.ok) throw new Error(asked.fault.join(' '));
  const battle = askedBattle(edition, asked.value);
  if (!battle.ok) throw new Error(battle.fault.join(' '));
  const odds = oddsOf(battle.value, TO_THE_END);
  if (typeof odds === 'string') throw new Error(odds);
  return odds;
}

/** What is said of words that ask for no battle. */
function faultsOf(words: string): readonly string[] {
  const asked = readAsked(words, FIRST);
  if (!asked.ok) return asked.fault;
  const battle = askedBattle(FIRST, asked.value);
  return battle.ok ? [] : battle.fault;
}

describe.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s: hand-worked odds', (_id, edition) => {
  test('one infantry against one: it hits on 1 of 6, the other on 2 of 6', () => {
    // Per round nobody is hit with 5/6 * 4/6 = 20/36; the rest is 16/36: 4 for the attacker, 10 against, 2 for both.
    const { results, captured, rounds, lost, swing } = oddsIn(edition, '1 infantry vs 1 infantry');
    expect(results['attacker-won']).toBeCloseTo(4 / 16, 13);
    expect(results['defender-won']).toBeCloseTo(10 / 16, 13);
    expect(results['both-lost']).toBeCloseTo(2 / 16, 13);
    expect(captured).toBeCloseTo(4 / 16, 13);
    expect(rounds).toBeCloseTo(36 / 16, 13);
    expect(lost.attacker).toBeCloseTo((3 * 12) / 16, 13);
    expect(lost.defender).toBeCloseTo((3 * 6) / 16, 13);
    expect(swing).toBeGreaterThan(lost.defender - lost.attacker);
  });

  test('a fighter against one infantry takes no territory', () => {
    // It hits on 3 of 6: 12/36 for it alone, 6/36 against it alone, 6/36 both.
    const { results, captured } = oddsIn(edition, '1 fighter vs 1 infantry');
    expect(results['attacker-won']).toBeCloseTo(12 / 24, 13);
    expect(results['defender-won']).toBeCloseTo(6 / 24, 13);
    expect(captured).toBe(0);
  });

  test('COM-6: a submarine fires before a lone carrier, which cannot fire back if it is hit', () => {
    const hit = 2 / 6;
    const back = editionOf(edition.id).units.find(({ id }) => id === 'carrier')!.defense / 6;
    const won = hit / (1 - (1 - hit) * (1 - back));
    expect(oddsIn(edition, '1 submarine vs 1 carrier').results['attacker-won']).toBeCloseTo(won, 13);
  });
});

test.each([
  ['1 submarine vs 2 transport', 'always', { submarine: 1 }],
  ['1 submarine vs 2 transport', 'when-alone', { submarine: 1 }],
  ['3 submarine, 1 transport vs 2 transport', 'always', { submarine: 3, transport: 1 }],
] as const)('COM-16: in "%s" transports are lost before anybody submerges (%s)', (words, submerge, left) => {
  const asked = readAsked(words, FIRST);
  const battle = asked.ok ? askedBattle(FIRST, asked.value) : asked;
  if (!battle.ok) throw new Error(battle.fault.join(' '));
  const odds = oddsOf(battle.value, { ...TO_THE_END, attacker: { casualties: 'suggested', submerge } });
  if (typeof odds === 'string') throw new Error(odds);
  expect(odds.results['attacker-won']).toBe(1);
  expect(odds.ends.map((end) => end.left)).toEqual([{ attacker: left, defender: {} }]);
  expect(odds.rounds).toBe(1);
});

describe('words', () => {
  test('name units in the plural too, with commas or "and" between', () => {
    expect(readAsked('3 Infantry, 1 tank and 2 fighters against 2 infantry + 1 bomber', FIRST)).toEqual({
      ok: true,
      value: { attackers: { infantry: 3, tank: 1, fighter: 2 }, defenders: { infantry: 2, bomber: 1 } },
    });
  });

  test.each([
    ['3 infantry', 'Give two sides with "vs" between them, such as "3 infantry 1 tank vs 2 infantry".'],
    ['', 'Give two sides with "vs" between them, such as "3 infantry 1 tank vs 2 infantry".'],
    ['some infantry vs 1 infantry', '"some" is not a number of units.'],
    ['-1 infantry vs 1 infantry', '"-1" is not a number of units.'],
    ['1.5 infantry vs 1 infantry', '"1.5" is not a number of units.'],
    ['0 infantry vs 1 infantry', 'There are no attackers.'],
    ['1 infantry vs 0 infantry', 'There are no defenders.'],
    ['1 infantry vs 500 infantry', `There are 500 defenders: at most ${MOST_UNITS} of a side are reckoned.`],
    ['3 infantry 2 vs 1 infantry', 'No unit is named after "2".'],
    ['1 destroyer vs 2 infantry', 'Ships and land units do not fight in one battle.'],
  ])('%j: %s', (words, fault) => {
    expect(faultsOf(words)).toEqual([fault]);
  });

  test('unknown units are named, with those that exist', () => {
    expect(faultsOf('4 horses vs 2 infantry')[0]).toMatch(/^There is no unit "horses" in this edition: infantry, /u);
    expect(faultsOf('4 constructor vs 2 __proto__')).toHaveLength(2);
  });
});

const GUNS = EDITIONS.flatMap((edition) =>
  edition.units.flatMap(({ id, canBeHit }) => (canBeHit ? [] : [[edition.id, id, edition] as const])),
);

// A gun does not attack, and where only guns stand there is no battle (COM-2).
describe.each(GUNS)('AA-5, AA-6: %s, %s', (_id, gun, edition) => {
  function faultsIn(words: string): readonly string[] {
    const asked = readAsked(words, edition);
    const battle = asked.ok ? askedBattle(edition, asked.value) : asked;
    return battle.ok ? [] : battle.fault;
  }

  test('does not attack', () =>
    expect(faultsIn(`2 infantry 1 ${gun} vs 1 infantry`)).toEqual([
      `A unit of the type "${gun.replaceAll('-', ' ')}" cannot attack (AA-5).`,
    ]));

  test('does not defend alone', () =>
    expect(faultsIn(`2 infantry vs 1 ${gun}`)).toEqual([
      `There is no battle: ${gun.replaceAll('-', ' ')} alone does not defend (COM-2).`,
    ]));

  test('is read by the name that the game shows', () =>
    expect(readAsked(`1 fighter vs 1 infantry, 2 ${gun.replaceAll('-', ' ')}s`, edition)).toMatchObject({
      value: { defenders: { infantry: 1, [gun]: 2 } },
    }));

  test('fires beside others', () => expect(faultsIn(`1 fighter vs 1 infantry 1 ${gun}`)).toEqual([]));
});

test('CM-21: transports do not attack alone where they need an escort', () => {
  const faults = EDITIONS.map((edition) => {
    const asked = readAsked('2 transports vs 1 destroyer', edition);
    const battle = asked.ok ? askedBattle(edition, asked.value) : asked;
    return battle.ok ? [] : battle.fault;
  });
  expect(faults).toEqual(
    EDITIONS.map(({ units }) =>
      units.find(({ id }) => id === 'transport')!.needsEscort
        ? ['Without other units transports do not attack (CM-21).']
        : [],
    ),
  );
});

test('developments are read by their names', () => {
  for (const edition of EDITIONS) {
    const [first, second] = edition.developments;
    if (!first || !second) {
      expect(readDevelopments('Rockets', edition)).toMatchObject({ ok: false });
      continue;
    }
    const read = readDevelopments(`${first.name}, ${second.name.toLowerCase()}`, edition);
    expect(read).toEqual({ ok: true, value: [first.id, second.id] });
  }
});

describe('policies', () => {
  test('are read from words', () => {
    expect(readPolicies({})).toEqual({ ok: true, value: TO_THE_END });
    expect(readPolicies({ casualties: 'cheapest', submerge: 'always', afterRounds: '2' })).toMatchObject({
      value: { attacker: { casualties: 'cheapest', submerge: 'always' }, retreat: { afterRounds: 2 } },
    });
    expect(readPolicies({ below: '0.4' })).toMatchObject({ value: { retreat: { below: 0.4 } } });
    expect(readPolicies({ casualties: 'best-win', bestRetreat: 'swing' })).toMatchObject({
      value: { defender: { casualties: { best: 'win' } }, retreat: { best: 'swing' } },
    });
  });

  test('an order of losses can come after first hits of ships that take two', () => {
    const named = (name: string) => typeNamed(FIRST, name);
    expect(readPolicies({ casualties: 'Submarines, destroyer' }, named)).toMatchObject({
      value: { attacker: { casualties: { inOrder: ['submarine', 'destroyer'] } } },
    });
    expect(readPolicies({ casualties: 'first hits, submarines' }, named)).toMatchObject({
      value: { defender: { casualties: { inOrder: ['submarine'], damageFirst: true } } },
    });
    expect(readPolicies({ casualties: 'first hits, horses' }, named)).toMatchObject({ ok: false });
  });

  test.each([
    [{ casualties: 'all' }, /^Casualties are taken as suggested, /u],
    [{ submerge: 'toString' }, /^Submarines submerge never, /u],
    [{ afterRounds: '0' }, /after 1 to 99 rounds, not after "0"/u],
    [{ afterRounds: '1e9' }, /not after "1e9"/u],
    [{ below: 'half' }, /^A chance is a number from 0 to 1/u],
    [{ below: '2' }, /not "2"/u],
  ])('%o is refused', (words, fault) => {
    const read = readPolicies(words);
    expect(read.ok ? [] : read.fault).toEqual([expect.stringMatching(fault)]);
  });
});

describe('a battle that would take for ever', () => {
  const FLEETS = '30 submarine 30 destroyer 30 fighter 30 carrier 30 battleship 30 transport';
  const ARMIES = '100 infantry 60 tank 40 fighter';
  /** Of one kind, with twice as many hits as dice: here most of the work counted is work done soon. */
  const BATTLESHIPS = '200 battleship';

  function oddsOfTwo(side: string, isStopped: () => boolean): Odds | NoOdds | Unfinished {
    const asked = readAsked(`${side} vs ${side}`, FIRST);
    const battle = asked.ok ? askedBattle(FIRST, asked.value) : asked;
    if (!battle.ok) throw new Error(battle.fault.join(' '));
    return oddsOf(battle.value, TO_THE_END, isStopped);
  }

  test.each([FLEETS, ARMIES, BATTLESHIPS])('is stopped when its caller says so: %s', (side) => {
    let questions = 0;
    expect(oddsOfTwo(side, () => ++questions > 2)).toBe('stopped');
    expect(questions).toBe(3);
  });

  test('stops by itself', () => expect(oddsOfTwo(BATTLESHIPS, () => false)).toBe('too-large'), 60_000);
});
