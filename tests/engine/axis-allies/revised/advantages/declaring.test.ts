import { describe, expect, test } from 'vitest';
import { editionOf, usableAdvantages } from '../../../../../src/engine/axis-allies/index.ts';
import { testRefusals } from '../../rules/refusalCases.ts';
import { after, asked, declare, endPhase, fight, game, move, place, played, roll, type Scene } from './support.ts';

/** How advantages are declared and used up (NA-1, NA-4), whichever they are. */

const SU = 'soviet-union';

/** The Soviets' income, with these advantages. */
const income = (own: readonly string[], scene: Partial<Scene> = {}) =>
  game({ power: SU, phase: 'collect-income', units: {}, advantages: { [SU]: [...own] }, ...scene });

/** British and American units stand in Karelia, another British one at home. */
const lending = () =>
  income(['lend-lease'], {
    phase: 'purchase-units',
    units: {
      'united-kingdom': { 'karelia-ssr': { fighter: 2 }, 'united-kingdom': { tank: 1 } },
      'united-states': { 'karelia-ssr': { artillery: 1 } },
    },
  });

/** The Americans are asked where their free infantry shall stand. */
const chinese = () =>
  after(
    game({
      power: 'united-states',
      phase: 'noncombat-move',
      advantages: { 'united-states': ['chinese-divisions'] },
      units: {},
    }),
    endPhase,
  );

describe('what cannot be declared', () => {
  testRefusals([
    [
      'NA-1: an advantage that the game does not know',
      () => [income(['russian-winter']), declare('general-frost')],
      { rule: 'NA-1', reason: 'unknown-advantage' },
    ],
    [
      'NA-1: one that its power has not',
      () => [income(['lend-lease']), declare('russian-winter')],
      { rule: 'NA-SU-1', reason: 'advantage-not-held', power: SU },
    ],
    [
      'NA-1: one in a game without any',
      () => [income([], { advantages: {} }), declare('russian-winter')],
      { rule: 'NA-SU-1', reason: 'advantage-not-held', power: SU },
    ],
    [
      'NA-4: one that works by itself',
      () => [income(['salvage']), declare('salvage')],
      { rule: 'NA-SU-4', reason: 'advantage-not-declared', power: SU },
    ],
    [
      'NA-4: one that is used up',
      () => [income(['russian-winter'], { spentAdvantages: ['russian-winter'] }), declare('russian-winter')],
      { rule: 'NA-SU-1', reason: 'advantage-used-up', power: SU },
    ],
    [
      'NA-4: one whose time it is not',
      () => [income(['russian-winter'], { phase: 'combat-move' }), declare('russian-winter')],
      { rule: 'NA-SU-1', reason: 'advantage-not-now', power: SU },
    ],
    [
      'NA-SU-5: a unit that is not there cannot be lent',
      () => [lending(), declare('lend-lease', { units: ['u99', 'u1'] })],
      { rule: 'NA-SU-5', reason: 'unknown-unit', units: ['u99'] },
    ],
    [
      'NA-SU-5: of several units only those that stand elsewhere cannot be lent',
      () => [lending(), declare('lend-lease', { units: ['u1', 'u3'] })],
      { rule: 'NA-SU-5', reason: 'not-to-be-lent', units: ['tank'] },
    ],
    [
      'NA-SU-3: a complex that is too far from where it shall go',
      () => [
        income(['mobile-industry'], { phase: 'noncombat-move' }),
        declare('mobile-industry', { from: 'caucasus', to: 'novosibirsk' }),
      ],
      { rule: 'NA-SU-3', reason: 'complex-stays', spaces: ['caucasus', 'novosibirsk'] },
    ],
    [
      'NA-JA-3: a ship that is no submarine gives itself up for nobody',
      () => {
        const state = game({
          power: 'united-states',
          phase: 'conduct-combat',
          advantages: { japan: ['kaiten-torpedoes'] },
          units: { 'united-states': { 'sz-60': { destroyer: 1 } }, japan: { 'sz-60': { carrier: 1, submarine: 1 } } },
        });
        return [after(state, fight('sz-60')), declare('kaiten-torpedoes', { units: ['u2', 'u3'] })];
      },
      { rule: 'NA-JA-3', reason: 'cannot-be-doomed', units: ['carrier'], spaces: ['sz-60'] },
    ],
    [
      'NA-US-2: free infantry elsewhere than where it is offered',
      () => [chinese(), place('kwantung')],
      { rule: 'NA-US-2', reason: 'not-an-offered-place', power: 'united-states', spaces: ['kwantung'] },
      ['instead: place-offer china / place-offer sinkiang'],
    ],
    [
      'NA-US-2: anything else before it is placed or not',
      () => [chinese(), endPhase],
      { rule: 'NA-US-2', reason: 'offer-first', power: 'united-states', spaces: ['china', 'sinkiang'] },
      ['first: place-offer china / place-offer sinkiang'],
    ],
  ]);
});

describe('NA-4: what can be declared', () => {
  const two = ['russian-winter', 'mobile-industry'];

  test('is told, each at its own time', () => {
    expect(usableAdvantages(income(two))).toEqual([{ advantage: 'russian-winter', power: SU }]);
    const industry = [{ advantage: 'mobile-industry', power: SU }];
    expect(usableAdvantages(income(two, { phase: 'noncombat-move' }))).toEqual(industry);
    expect(usableAdvantages(income(two, { spentAdvantages: ['russian-winter'] }))).toEqual([]);
  });

  test('is nothing once the game is won', () => {
    const last = game({
      power: 'united-states',
      phase: 'collect-income',
      victory: 'minor',
      control: { 'eastern-united-states': 'japan', india: 'japan' },
      advantages: { germany: ['panzerblitz'] },
      units: {},
    });
    const won = after(last, endPhase);
    expect(won.outcome).not.toBeNull();
    expect(usableAdvantages(won)).toEqual([]);
  });

  test('is done as its own rule says, of several that could be declared', () => {
    const state = income(['lend-lease', 'mobile-industry', 'russian-winter']);
    const winter = after(state, declare('russian-winter'));
    expect(winter.running).toEqual([{ advantage: 'russian-winter', until: 'own-turn' }]);
    expect(winter.spentAdvantages).toEqual(['russian-winter']);
  });
});

test('NA-SU-5: units are lent by each friend apart', () => {
  const { events } = played(lending(), declare('lend-lease', { units: ['u4', 'u1', 'u2'] }));
  const lent = { type: 'units-transferred', to: SU, why: 'lend-lease' };
  expect(events).toEqual([
    { ...lent, from: 'united-states', units: ['u4'] },
    { ...lent, from: 'united-kingdom', units: ['u1', 'u2'] },
  ]);
});

describe('NA-4: advantages stay apart', () => {
  test('what one does for a time gives nothing to another', () => {
    const zones = { germany: { 'sz-9': { submarine: 2 } }, 'united-kingdom': { 'sz-8': { battleship: 1 } } };
    const state = game({
      power: 'germany',
      advantages: { germany: ['wolf-packs'], [SU]: ['russian-winter'] },
      running: [{ advantage: 'russian-winter', until: 'own-turn' }],
      spentAdvantages: ['russian-winter'],
      units: zones,
    });
    const begun = after(state, move('sz-9', { submarine: 2 }, 'sz-8'), endPhase, fight('sz-8'));
    expect(asked(begun)).toEqual(['2: submarine, submarine']);
  });

  test('an offer of one that is declined is no end of another', () => {
    const state = game({
      power: 'germany',
      advantages: { [SU]: ['nonaggression-treaty', 'salvage'] },
      units: { germany: { 'ukraine-ssr': { tank: 1 } }, [SU]: { caucasus: { infantry: 2 } } },
    });
    const attack = move('ukraine-ssr', { tank: 1 }, 'caucasus');
    const open = after(state, attack, endPhase, fight('caucasus'), roll(6), roll(1, 6));
    expect(open.offers).toMatchObject([{ advantage: 'salvage', by: SU }]);
    expect(after(open, place(null)).spentAdvantages).toEqual([]);
  });
});

test('NA-4: those that are declared, and no others, tell when', () => {
  const { advantages } = editionOf('revised');
  const ids = (list: typeof advantages): readonly string[] => list.map(({ id }) => id);
  expect(ids(advantages.filter(({ declared }) => declared !== undefined))).toEqual(
    ids(advantages.filter(({ use }) => use !== undefined)),
  );
});
