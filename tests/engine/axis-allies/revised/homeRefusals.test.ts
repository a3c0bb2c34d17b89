import { describe, expect, test } from 'vitest';
import {
  individualWinners,
  reach,
  researchable,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { testRefusals } from '../rules/refusalCases.ts';
import { after, endPhase, game, idsOf, mobilize, move, roll, type Scene } from './position.ts';

/** The details (powers, numbers, spaces) of what is refused at home: research, buying, placing, going aboard. */

const SU = 'soviet-union';

const researching = (scene: Partial<Scene> = {}): GameState =>
  game({ power: 'germany', phase: 'develop-weapons', units: {}, ...scene });
const research = (development: string, dice = 1): Command => ({ type: 'research', development, dice });
const placing = (purchased: Readonly<Record<string, number>>, scene: Partial<Scene> = {}): GameState =>
  game({ power: 'japan', phase: 'mobilize-new-units', purchased, units: {}, ...scene });

/** A new carrier beside Japan, with fighters at home and in Manchuria. */
const newCarrier = (carriers = 1) =>
  after(
    placing({ carrier: carriers }, { units: { japan: { japan: { fighter: 3, tank: 1 }, manchuria: { fighter: 1 } } } }),
    ...Array.from({ length: carriers }, () => mobilize('carrier', 'sz-60')),
  );

describe('research', () => {
  testRefusals([
    [
      'RES-1: less than one die',
      () => [researching(), research('rockets', 0)],
      { rule: 'RES-1', reason: 'bad-command', requested: 0 },
    ],
    [
      'RES-1: more dice than money',
      () => [researching({ treasury: { germany: 14 } }), research('rockets', 3)],
      { rule: 'RES-1', reason: 'cannot-afford', requested: 15, allowed: 14, power: 'germany' },
      ['instead: research rockets 2'],
    ],
    [
      'RES-2: two developments in a turn',
      () => [after(researching(), research('rockets'), roll(1)), research('jet-fighters')],
      { rule: 'RES-2', reason: 'researched-this-turn', power: 'germany' },
    ],
    [
      'RES-6: what is developed already',
      () => [researching({ developments: { germany: ['rockets'] } }), research('rockets')],
      { rule: 'RES-6', reason: 'developed-already', power: 'germany' },
    ],
    [
      'RES-3: anything before the dice that were paid for',
      () => [after(researching(), research('rockets', 2)), endPhase],
      { rule: 'TURN-2', reason: 'dice-first', requested: 2 },
    ],
    [
      'CAP-1: a freed power that has not collected yet',
      () => [researching({ power: SU, mustCollect: [SU] }), research('rockets')],
      { rule: 'CAP-1', reason: 'collect-first', power: SU },
    ],
    [
      'TURN-3: a power without its capital',
      () => [researching({ power: SU, control: { russia: 'germany' } }), research('rockets')],
      { rule: 'TURN-3', reason: 'capital-lost', power: SU },
    ],
  ]);

  test('RES-2: after one development, and for a power that cannot spend, none can be chosen', () => {
    expect(researchable(researching())).toHaveLength(6);
    expect(researchable(researching({ developments: { germany: ['rockets'] } }))).toHaveLength(5);
    expect(researchable(after(researching(), research('rockets'), roll(1)))).toEqual([]);
    expect(researchable(researching({ power: SU, mustCollect: [SU] }))).toEqual([]);
  });
});

describe('placing', () => {
  const complexes = [
    'instead: ' +
      ['borneo', 'east-indies', 'french-indochina']
        .map((space) => `mobilize industrial-complex ${space} ${space}`)
        .join(' / '),
  ];

  testRefusals([
    [
      'CPX-1: a complex at sea',
      () => [placing({ 'industrial-complex': 1 }), mobilize('industrial-complex', 'sz-60')],
      { rule: 'CPX-1', reason: 'wrong-place', unitType: 'industrial-complex', spaces: ['sz-60'] },
      complexes,
    ],
    [
      'CPX-1: a complex in a territory that was taken this turn',
      () => [
        placing(
          { 'industrial-complex': 1 },
          { control: { india: 'japan' }, turn: { captured: ['india'], control: { india: 'united-kingdom' } } },
        ),
        mobilize('industrial-complex', 'india'),
      ],
      { rule: 'CPX-1', reason: 'not-yours-long-enough', unitType: 'industrial-complex', spaces: ['india'] },
      complexes,
    ],
    [
      'CPX-3: units from a complex that was placed this turn',
      () => [
        after(placing({ 'industrial-complex': 1, infantry: 1 }), mobilize('industrial-complex', 'manchuria')),
        mobilize('infantry', 'manchuria'),
      ],
      { rule: 'CPX-3', reason: 'complex-new', unitType: 'infantry', spaces: ['manchuria'] },
      ['instead: mobilize infantry japan japan'],
    ],
    [
      'MOB-3: a fighter that stands far from the new carrier',
      () => [newCarrier(), move('manchuria', { fighter: 1 }, 'sz-60')],
      { rule: 'MOB-3', reason: 'not-beside-new-carrier', units: ['fighter'], spaces: ['sz-60'] },
    ],
    [
      'MOB-3: a tank',
      () => [newCarrier(), move('japan', { tank: 1 }, 'sz-60')],
      { rule: 'MOB-3', reason: 'not-beside-new-carrier', units: ['tank'], spaces: ['sz-60'] },
    ],
    [
      'MOB-3: more fighters than the new decks hold',
      () => [newCarrier(), move('japan', { fighter: 3 }, 'sz-60')],
      { rule: 'MOB-3', reason: 'no-new-carrier', units: ['fighter', 'fighter', 'fighter'], spaces: ['sz-60'] },
    ],
    [
      'MOB-3: to a space that is none',
      () => [newCarrier(), move('japan', { fighter: 1 }, 'atlantis')],
      { rule: 'MOB-3', reason: 'unknown-space', spaces: ['atlantis'] },
    ],
    [
      'TURN-7: units that are not there',
      () => [newCarrier(), { type: 'move', units: ['u99'], to: 'sz-60' }],
      { rule: 'TURN-7', reason: 'unknown-unit', units: ['u99'] },
    ],
  ]);

  test('MOB-3: the new carriers are shown to fighters beside them, with their way', () => {
    const state = newCarrier(2);
    const ids = idsOf(state, 'japan', { fighter: 3 });
    expect(reach(state, ids)).toMatchObject([
      { space: 'sz-60', command: { type: 'move', units: ids, to: 'sz-60' }, routes: { [ids[0]!]: ['japan', 'sz-60'] } },
    ]);
    expect(reach(state, idsOf(state, 'manchuria', { fighter: 1 }))).toEqual([]);
    expect(reach(state, ['u99'])).toEqual([]);
  });
});

test('VIC-5: a power of the side that lost is no winner, however much it has grown', () => {
  const won = after(
    game({
      power: 'united-states',
      phase: 'collect-income',
      control: { 'karelia-ssr': 'germany', india: 'japan', borneo: 'united-kingdom', 'east-indies': 'united-kingdom' },
      units: {},
    }),
    endPhase,
  );
  expect(won.outcome?.winner).toBe('axis');
  expect(individualWinners(won)).toEqual(['germany']);
});
