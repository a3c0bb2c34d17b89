import { describe, expect, test } from 'vitest';
import { awaiting, type GameState } from '../../../../../src/engine/axis-allies/index.ts';
import {
  after,
  countsIn,
  declare,
  endPhase,
  expectRefused,
  fight,
  game,
  idsOf,
  move,
  place,
  readBack,
  roll,
  asked,
  transport,
  type Scene,
} from './support.ts';

type Counts = Readonly<Record<string, number>>;

/** Germany attacks Anglo-Egypt from Libya and has ended its combat move. */
const attacked = (units: Scene['units'], scene: Partial<Scene> = {}) =>
  after(
    game({
      power: 'germany',
      advantages: { 'united-kingdom': ['enigma-decoded'] },
      units: { germany: { libya: { tank: 1 } }, ...units },
      ...scene,
    }),
    move('libya', { tank: 1 }, 'anglo-egypt'),
    endPhase,
  );
const send = (from: string, counts: Counts, to: string) => (state: GameState) =>
  declare('enigma-decoded', { units: idsOf(state, from, counts, 'united-kingdom'), to });
const help = { 'united-kingdom': { 'anglo-egypt': { infantry: 1 }, 'trans-jordan': { infantry: 2 } } };

describe('NA-UK-3: Enigma Decoded', () => {
  test('before Germany fights, the British are asked, and their infantry comes to help', () => {
    const open = readBack(attacked(help));
    expect(awaiting(open)).toMatchObject({ kind: 'offer', by: ['united-kingdom'] });
    expectRefused(open, fight('anglo-egypt'), 'NA-UK-3', 'offer-first');
    const helped = after(open, send('trans-jordan', { infantry: 2 }, 'anglo-egypt'));
    expect(helped.spentAdvantages).toEqual(['enigma-decoded']);
    expect(asked(after(helped, fight('anglo-egypt'), roll(6)))).toEqual(['2: infantry, infantry, infantry']);
    expectRefused(helped, send('anglo-egypt', { infantry: 1 }, 'trans-jordan'), 'NA-UK-3', 'advantage-used-up');
  });

  test('empty ground that is attacked falls only after the answer', () => {
    const empty = attacked({ 'united-kingdom': { 'trans-jordan': { infantry: 1 } } });
    expect(empty.control['anglo-egypt']).toBe('united-kingdom');
    expect(after(empty, place(null)).control['anglo-egypt']).toBe('germany');
    const held = after(empty, send('trans-jordan', { infantry: 1 }, 'anglo-egypt'));
    expect(held.control['anglo-egypt']).toBe('united-kingdom');
    expect(asked(after(held, fight('anglo-egypt'), roll(6)))).toEqual(['2: infantry']);
  });

  test('or units leave for a friendly space beside, but one stays', () => {
    const open = attacked({ 'united-kingdom': { 'anglo-egypt': { infantry: 3 } } });
    expectRefused(open, send('anglo-egypt', { infantry: 3 }, 'trans-jordan'), 'NA-UK-3', 'one-stays');
    expectRefused(open, send('anglo-egypt', { infantry: 1 }, 'libya'), 'NA-UK-3', 'hostile-space');
    expectRefused(open, send('anglo-egypt', { infantry: 1 }, 'persia'), 'NA-UK-3', 'not-adjacent');
    const gone = after(open, send('anglo-egypt', { infantry: 2 }, 'trans-jordan'));
    expect(countsIn(gone, 'trans-jordan')).toEqual({ infantry: 2 });
    expect(gone.turn.battles.map(({ space }) => space)).toEqual(['anglo-egypt']);
  });

  test('into one space or out of one that Germany attacks, and from one space only', () => {
    const units = {
      'united-kingdom': { 'anglo-egypt': { infantry: 1 }, 'trans-jordan': { infantry: 1 }, persia: { infantry: 1 } },
    };
    const open = attacked(units);
    expectRefused(open, send('trans-jordan', { infantry: 1 }, 'persia'), 'NA-UK-3', 'not-attacked');
    expectRefused(open, { ...declare('enigma-decoded', { to: 'anglo-egypt' }) }, 'NA-UK-3', 'no-units-chosen');
    const both = (state: GameState) =>
      declare('enigma-decoded', {
        units: Object.values(state.units).flatMap(({ id, owner, space }) =>
          owner === 'united-kingdom' && space !== 'anglo-egypt' ? [id] : [],
        ),
        to: 'anglo-egypt',
      });
    expectRefused(open, both, 'NA-UK-3', 'from-one-space');
  });

  test('declined it is kept; against Japan, or where nobody could move, nobody is asked', () => {
    const declined = after(attacked(help), place(null));
    expect(declined.spentAdvantages).toEqual([]);
    expectRefused(declined, send('trans-jordan', { infantry: 1 }, 'anglo-egypt'), 'NA-UK-3', 'advantage-not-now');
    expect(awaiting(attacked({ 'united-kingdom': { 'anglo-egypt': { infantry: 1 } } })).kind).toBe('command');
    const japan = game({
      power: 'japan',
      advantages: { 'united-kingdom': ['enigma-decoded'] },
      units: {
        japan: { 'french-indochina': { infantry: 1 } },
        'united-kingdom': { india: { infantry: 1 }, persia: { infantry: 1 } },
      },
    });
    const moved = after(japan, move('french-indochina', { infantry: 1 }, 'india'), endPhase);
    expectRefused(moved, send('persia', { infantry: 1 }, 'india'), 'NA-UK-3', 'advantage-not-now');
  });

  test('ships help ships, with what they carry; a fighter needs a deck', () => {
    const fleet = game({
      power: 'germany',
      advantages: { 'united-kingdom': ['enigma-decoded'] },
      units: {
        germany: { 'sz-5': { submarine: 1 } },
        'united-kingdom': {
          'sz-6': { transport: 1 },
          'sz-7': { transport: 1, destroyer: 1 },
          'united-kingdom': { fighter: 1 },
        },
      },
      aboard: [transport('sz-7', ['tank'], 'united-kingdom')],
    });
    const open = after(fleet, move('sz-5', { submarine: 1 }, 'sz-6'), endPhase);
    expectRefused(open, send('united-kingdom', { fighter: 1 }, 'sz-6'), 'NA-UK-3', 'not-a-landing-place');
    const helped = after(open, send('sz-7', { destroyer: 1, transport: 1 }, 'sz-6'));
    expect(countsIn(helped, 'sz-6', 'united-kingdom')).toEqual({ transport: 2, destroyer: 1, tank: 1 });
  });
});
