import { describe, expect, test } from 'vitest';
import { awaiting, type GameState } from '../../../../../src/engine/axis-allies/index.ts';
import { testRefusals } from '../../rules/refusalCases.ts';
import {
  after,
  countsIn,
  declare,
  endPhase,
  expectAllowed,
  game,
  idsOf,
  move,
  place,
  roll,
  type Order,
  type Scene,
} from './support.ts';

/** Which British units go where when they have decoded the orders, and what follows (NA-UK-3). */

const UK = 'united-kingdom';

type Counts = Readonly<Record<string, number>>;

/** Germany moves so and ends its combat move. */
const attacked = (units: NonNullable<Scene['units']>, moves: readonly Order[], scene: Partial<Scene> = {}) =>
  after(game({ power: 'germany', advantages: { [UK]: ['enigma-decoded'] }, units, ...scene }), ...moves, endPhase);

const send =
  (from: string, counts: Counts, to: string, owner = UK) =>
  (state: GameState) =>
    declare('enigma-decoded', { units: idsOf(state, from, counts, owner), to });

/** German submarines attack a British fleet in the North Sea. */
const northSea = (british: Readonly<Record<string, Counts>>, others: NonNullable<Scene['units']> = {}) =>
  attacked({ ...others, germany: { 'sz-5': { submarine: 1 }, ...others['germany'] }, [UK]: british }, [
    move('sz-5', { submarine: 1 }, 'sz-6'),
  ]);

/** German tanks attack Anglo-Egypt. */
const africa = (british: Readonly<Record<string, Counts>>, scene: Partial<Scene> = {}) =>
  attacked({ germany: { libya: { tank: 1 } }, [UK]: british }, [move('libya', { tank: 1 }, 'anglo-egypt')], scene);

const asksNobody = (state: GameState): void => expect(awaiting(state).kind).toBe('command');

describe('NA-UK-3: what is refused', () => {
  testRefusals([
    [
      'NA-UK-3: a unit that is not there',
      () => [africa({ 'trans-jordan': { infantry: 1 } }), declare('enigma-decoded', { units: ['u99'], to: 'x' })],
      { rule: 'NA-UK-3', reason: 'unknown-unit', units: ['u99'] },
    ],
    [
      'NA-UK-3: a unit of another power',
      () => [africa({ 'trans-jordan': { infantry: 1 } }), send('anglo-egypt', { tank: 1 }, 'libya', 'germany')],
      { rule: 'NA-UK-3', reason: 'not-your-unit', units: ['tank'], power: 'germany' },
    ],
    [
      'NA-UK-3: a space that is not beside',
      () => [
        africa({ 'anglo-egypt': { infantry: 2 }, india: { fighter: 1 } }),
        send('india', { fighter: 1 }, 'anglo-egypt'),
      ],
      { rule: 'NA-UK-3', reason: 'not-adjacent', units: ['fighter'], spaces: ['anglo-egypt'] },
    ],
    [
      'NA-UK-3: all that stood in the attacked space',
      () => [africa({ 'anglo-egypt': { infantry: 2 } }), send('anglo-egypt', { infantry: 2 }, 'trans-jordan')],
      { rule: 'NA-UK-3', reason: 'one-stays', units: ['infantry', 'infantry'], spaces: ['anglo-egypt'] },
    ],
    [
      'NA-UK-3: neither from nor to an attacked space',
      () => [
        africa({ 'anglo-egypt': { infantry: 1 }, 'trans-jordan': { infantry: 1 }, persia: { infantry: 1 } }),
        send('persia', { infantry: 1 }, 'trans-jordan'),
      ],
      { rule: 'NA-UK-3', reason: 'not-attacked', units: ['infantry'], spaces: ['trans-jordan'] },
    ],
    [
      'NA-UK-3: a bomber over a zone',
      () => [
        northSea({ 'sz-6': { destroyer: 1, carrier: 1 }, 'united-kingdom': { bomber: 1, fighter: 1 } }),
        send('united-kingdom', { bomber: 1 }, 'sz-6'),
      ],
      { rule: 'NA-UK-3', reason: 'not-a-landing-place', units: ['bomber'], spaces: ['sz-6'] },
    ],
    [
      'NA-UK-3: more fighters than the decks hold',
      () => [
        northSea({ 'sz-6': { carrier: 1, fighter: 1 }, 'united-kingdom': { fighter: 2 } }),
        send('united-kingdom', { fighter: 2 }, 'sz-6'),
      ],
      { rule: 'NA-UK-3', reason: 'not-a-landing-place', units: ['fighter', 'fighter'], spaces: ['sz-6'] },
    ],
    [
      'NA-UK-3: a fighter over decks of the enemy',
      () => [
        northSea(
          { 'sz-6': { transport: 2 }, 'united-kingdom': { fighter: 1 } },
          { germany: { 'sz-6': { carrier: 1 } } },
        ),
        send('united-kingdom', { fighter: 1 }, 'sz-6'),
      ],
      { rule: 'NA-UK-3', reason: 'not-a-landing-place', units: ['fighter'], spaces: ['sz-6'] },
    ],
    [
      'NA-UK-3: from an attacked zone into one that the enemy holds alone',
      () => [
        northSea({ 'sz-6': { transport: 2 } }, { germany: { 'sz-7': { submarine: 1 } } }),
        send('sz-6', { transport: 1 }, 'sz-7'),
      ],
      { rule: 'NA-UK-3', reason: 'hostile-space', units: ['transport'], spaces: ['sz-7'] },
    ],
    [
      'NA-UK-3: anything else while the British are asked',
      () => [africa({ 'anglo-egypt': { infantry: 2 } }), endPhase],
      { rule: 'NA-UK-3', reason: 'offer-first', power: UK, spaces: [] },
    ],
  ]);
});

describe('NA-UK-3: what is allowed', () => {
  test('NA-UK-3: ships leave an attacked zone for an empty one or for one of friends', () => {
    const open = northSea(
      { 'sz-6': { transport: 2 } },
      { 'united-states': { 'sz-3': { destroyer: 1 } }, germany: { 'sz-3': { submarine: 1 } } },
    );
    expectAllowed(open, send('sz-6', { transport: 1 }, 'sz-7'));
    expectAllowed(open, send('sz-6', { transport: 1 }, 'sz-3'));
  });

  test('NA-UK-3: fighters land on decks with room, those of a friend too, and on those that come with them', () => {
    const room = northSea({ 'sz-6': { carrier: 1, fighter: 1 }, 'united-kingdom': { fighter: 1 } });
    expectAllowed(room, send('united-kingdom', { fighter: 1 }, 'sz-6'));
    const friend = northSea(
      { 'sz-6': { transport: 1 }, 'united-kingdom': { fighter: 1 } },
      { 'united-states': { 'sz-6': { carrier: 1 } } },
    );
    expectAllowed(friend, send('united-kingdom', { fighter: 1 }, 'sz-6'));
    const fleet = northSea({ 'sz-6': { transport: 1 }, 'sz-7': { carrier: 1, fighter: 2 } });
    expectAllowed(fleet, send('sz-7', { carrier: 1, fighter: 2 }, 'sz-6'));
  });

  test('NA-UK-3: fighters help on land, where they need no deck', () => {
    const helped = after(
      africa({ 'anglo-egypt': { infantry: 1 }, 'trans-jordan': { fighter: 2 } }),
      send('trans-jordan', { fighter: 2 }, 'anglo-egypt'),
    );
    expect(countsIn(helped, 'anglo-egypt', UK)).toEqual({ infantry: 1, fighter: 2 });
  });
});

describe('NA-UK-3: who is asked', () => {
  test('NA-UK-3: nobody if only units are near that cannot go', () =>
    asksNobody(northSea({ 'sz-6': { transport: 1 }, 'united-kingdom': { bomber: 1 } })));

  test('NA-UK-3: the British, if they could help in one of several attacked spaces', () => {
    const far = attacked(
      {
        germany: { libya: { tank: 1 }, 'ukraine-ssr': { tank: 1 } },
        [UK]: { 'trans-jordan': { infantry: 1 } },
        'soviet-union': { caucasus: { infantry: 1 } },
      },
      [move('libya', { tank: 1 }, 'anglo-egypt'), move('ukraine-ssr', { tank: 1 }, 'caucasus')],
    );
    expect(awaiting(far)).toMatchObject({ kind: 'offer', by: [UK] });
  });

  test('NA-UK-3: not before Germany has moved, though ships lie side by side already', () => {
    const buying = game({
      power: 'germany',
      phase: 'purchase-units',
      advantages: { [UK]: ['enigma-decoded'] },
      units: { germany: { 'sz-6': { submarine: 1 } }, [UK]: { 'sz-6': { destroyer: 2 } } },
    });
    const moving = after(buying, endPhase);
    asksNobody(moving);
    expect(awaiting(after(moving, endPhase)).kind).toBe('offer');
  });
});

describe('NA-UK-3: what follows the answer', () => {
  test('NA-UK-3: empty ground that nobody came to falls at once', () => {
    const open = attacked(
      {
        germany: { libya: { tank: 1 }, 'ukraine-ssr': { infantry: 1 } },
        [UK]: { 'anglo-egypt': { infantry: 1 }, 'trans-jordan': { infantry: 1 } },
      },
      [move('libya', { tank: 1 }, 'anglo-egypt'), move('ukraine-ssr', { infantry: 1 }, 'caucasus')],
    );
    expect(open.control['caucasus']).toBe('soviet-union');
    const helped = after(open, send('trans-jordan', { infantry: 1 }, 'anglo-egypt'));
    expect(helped.control['caucasus']).toBe('germany');
  });

  test('AA-3: but not before guns have fired at flights that passed them', () => {
    const open = attacked(
      {
        germany: { 'western-europe': { bomber: 1 }, libya: { tank: 1 } },
        [UK]: { 'united-kingdom': { 'antiaircraft-gun': 1 }, 'sz-2': { destroyer: 2 } },
      },
      [
        move('western-europe', { bomber: 1 }, 'sz-2', 'sz-7', 'united-kingdom'),
        move('libya', { tank: 1 }, 'anglo-egypt'),
      ],
    );
    for (const answer of [place(null), send('sz-2', { destroyer: 1 }, 'sz-8')]) {
      const answered = after(open, answer);
      expect(awaiting(answered)).toMatchObject({ kind: 'dice', roll: 'antiaircraft' });
      expect(answered.control['anglo-egypt']).toBe(UK);
      expect(after(answered, roll(6)).control['anglo-egypt']).toBe('germany');
    }
  });
});
