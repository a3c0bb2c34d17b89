import { describe, expect, test } from 'vitest';
import {
  awaiting,
  convoysInDanger,
  incomeParts,
  play,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { refusedFor } from '../editions/basesEdition.ts';
import { afterAll } from '../editions/smallBoard.ts';
import { AT_WAR, pacificGame } from './position.ts';

const END: Command = { type: 'end-phase' };
const disrupt = (...zones: readonly string[]): Command => ({ type: 'disrupt', zones });

const collecting = (power: string, units: object, more: object = {}) =>
  pacificGame({ power, phase: 'collect-income', treasury: { [power]: 0 }, units, ...more });
const asked = (state: GameState) => {
  const awaited = awaiting(state);
  return awaited.kind === 'disrupt' ? [awaited.by, awaited.convoys.map(({ zone, ipcs }) => `${zone} ${ipcs}`)] : null;
};

/** What convoys cost by zone. */
const lost = (state: GameState, power: string) =>
  incomeParts(state, power)
    .filter(({ rule }) => rule === 'CVY-2')
    .map(({ ipcs, spaces }) => `${spaces.join()} ${ipcs}`);

describe('convoys', () => {
  const both = { 'united-states': { 'sz-6': { submarine: 1 } }, 'united-kingdom': { 'sz-19': { cruiser: 1 } } };

  test('CVY-1: enemies are asked one after the other in the order of play, each for its own ships', () => {
    const state = afterAll(collecting('japan', both), END);
    expect(asked(state)).toEqual([['united-states'], ['sz-6 2']]);
    expect(state.power).toBe('japan');
    expect(refusedFor(state, END)).toBe('CVY-1 convoys-first');
    expect(refusedFor(state, disrupt('sz-19'))).toBe('CVY-1 nothing-to-disrupt');
    expect(refusedFor(state, disrupt('sz-6', 'sz-6'))).toBe('CVY-1 bad-command');
    const second = afterAll(state, disrupt('sz-6'));
    expect(asked(second)).toEqual([['united-kingdom'], ['sz-19 1']]);
    expect(lost(second, 'japan')).toEqual(['sz-6 -2']);
    expect(lost(second, 'united-kingdom')).toEqual([]);
    const over = afterAll(second, disrupt('sz-19'));
    expect([over.power, over.treasury['japan']]).toEqual(['united-states', 26 - 3]);
    expect(over.turn.convoys).toBeUndefined();
  });

  test('CVY-1: whoever declines costs nothing', () =>
    expect(afterAll(collecting('japan', both), END, disrupt(), disrupt()).treasury['japan']).toBe(26));

  test('CVY-1: nobody is asked of zones without convoy, ground of value or ships that disrupt', () => {
    const units = {
      'united-states': { 'sz-5': { submarine: 1 }, 'sz-26': { submarine: 1 }, 'sz-6': { transport: 1 } },
      anzac: { korea: { fighter: 1 } },
    };
    const state = collecting('japan', units, { control: { korea: 'anzac' } });
    expect(convoysInDanger(state)).toEqual([]);
    const played = play(state, END);
    expect(played.ok && played.value.events.map(({ type }) => type)).not.toContain('convoys-in-danger');
    expect(played.ok && played.value.state.power).toBe('united-states');
  });

  test('CVY-2: a surface warship costs one, carriers too, a submarine two, to the value that lies there', () => {
    const units = { japan: { 'sz-10': { carrier: 1, destroyer: 1, submarine: 2 }, 'sz-26': { battleship: 3 } } };
    const state = collecting('united-states', units);
    expect(convoysInDanger(state)).toEqual([
      { zone: 'sz-10', ipcs: 6 },
      { zone: 'sz-26', ipcs: 1 },
    ]);
    const said = afterAll(state, END, disrupt('sz-10', 'sz-26'));
    expect(said.treasury['united-states']).toBe(17 + 40 + 5 - 7);
  });

  test('CVY-3: however many ships there are, what lies elsewhere stays', () => {
    const control = Object.fromEntries(
      ['manchuria', 'jehol', 'shantung', 'kiangsu', 'kiangsi', 'kwangsi'].map((space) => [space, 'china']),
    );
    const others = { korea: 'anzac', okinawa: 'anzac', formosa: 'anzac', siam: 'anzac' };
    const units = { anzac: { 'sz-6': { submarine: 9 } } };
    const state = afterAll(collecting('japan', units, { control: { ...control, ...others } }), END, disrupt('sz-6'));
    expect(state.treasury['japan']).toBe(1);
  });

  test('CVY-4, CHN-11: China is spared', () => {
    const units = { japan: { 'sz-19': { submarine: 3 } } };
    const state = collecting('china', units, { control: { shantung: 'china', kiangsu: 'china' } });
    expect(afterAll(state, END).power).toBe('united-kingdom');
  });

  test('TURN-3: nobody is asked where nothing is collected', () => {
    const units = { japan: { 'sz-37': { submarine: 3 }, india: { infantry: 1 } }, 'united-kingdom': {} };
    const state = pacificGame({
      power: 'united-kingdom',
      phase: 'noncombat-move',
      control: { india: 'japan' },
      units,
    });
    expect(afterAll(state, END).power).toBe('anzac');
  });
});

describe('convoys in peace', () => {
  const PEACE = [['japan', 'china']];
  const ships = {
    'united-kingdom': { 'sz-6': { destroyer: 1 } },
    anzac: { 'sz-19': { submarine: 1 } },
    'united-states': { 'sz-20': { submarine: 1 } },
  };

  test('CVY-5, POL-4, POL-5: Britain and ANZAC may, which is war for both; the United States may not', () => {
    const state = afterAll(collecting('japan', ships, { wars: PEACE }), END);
    expect(asked(state)).toEqual([['united-kingdom'], ['sz-6 1']]);
    const war = play(state, disrupt('sz-6'));
    expect(war.ok && war.value.events.map(({ type }) => type)).toEqual(['war-began', 'convoys-disrupted']);
    const over = afterAll(state, disrupt('sz-6'), disrupt('sz-19'));
    expect(over.wars).toEqual([...PEACE, ['japan', 'united-kingdom'], ['japan', 'anzac']]);
    expect(over.treasury['japan']).toBe(23);
  });

  test('CVY-5: who disrupts nothing stays at peace', () => {
    const state = afterAll(collecting('japan', ships, { wars: PEACE }), END, disrupt());
    expect(asked(state)).toEqual([['anzac'], ['sz-19 2']]);
    expect(afterAll(state, disrupt()).wars).toEqual(PEACE);
  });

  test('CVY-5: Japan may not', () => {
    const state = collecting('united-kingdom', { japan: { 'sz-37': { submarine: 1 } } }, { wars: PEACE });
    expect(convoysInDanger(state)).toEqual([]);
    const war = { ...state, wars: AT_WAR.slice(1, 4) };
    expect(convoysInDanger(war)).toEqual([{ zone: 'sz-37', ipcs: 2 }]);
  });
});
