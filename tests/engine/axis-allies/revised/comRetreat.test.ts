import { describe, expect, test } from 'vitest';
import { awaiting, fromPosition, toPosition, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import {
  ashore,
  atSea,
  cameToSea,
  expectOver,
  hit,
  lose,
  miss,
  press,
  resultOf,
  retreat,
  retreats,
  strip,
  submerge,
  waitsFor,
} from './battle.ts';
import { after, countsIn, endPhase, expectRefused, fight, game, move, offload, transport } from './position.ts';

/** Retreat, and how battles end (COM-17, COM-18, AMPH-3, AMPH-4). */

describe('retreat', () => {
  test('COM-18: to a space out of which some of them came, all together', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'ukraine-ssr': { infantry: 1 }, 'west-russia': { tank: 1 } },
        'soviet-union': { caucasus: { infantry: 1 } },
      },
      control: { 'west-russia': 'germany' },
    });
    const begun = after(
      state,
      move('ukraine-ssr', { infantry: 1 }, 'caucasus'),
      move('west-russia', { tank: 1 }, 'caucasus'),
      endPhase,
      fight('caucasus'),
      miss,
      miss,
    );
    expect(retreats(begun)).toEqual({ to: ['ukraine-ssr', 'west-russia'], air: false });
    const gone = after(begun, retreat('west-russia'));
    expect(countsIn(gone, 'west-russia')).toEqual({ infantry: 1, tank: 1 });
    expectRefused(begun, retreat('russia'), 'COM-18', 'not-a-retreat-space');
  });

  test('COM-18: the space of the last step counts, not one passed before', () => {
    const state = game({
      power: 'germany',
      control: { 'west-russia': 'germany', belorussia: 'germany' },
      units: { germany: { belorussia: { tank: 1 } }, 'soviet-union': { caucasus: { infantry: 1 } } },
    });
    const begun = after(
      state,
      move('belorussia', { tank: 1 }, 'caucasus', 'ukraine-ssr'),
      endPhase,
      fight('caucasus'),
      miss,
      miss,
    );
    expect(retreats(begun).to).toEqual(['ukraine-ssr']);
  });

  test('COM-18: at sea too; a zone that was cleared this turn is friendly now', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'sz-6': { battleship: 2, submarine: 1 } },
        'united-kingdom': { 'sz-6': { transport: 1 }, 'sz-7': { battleship: 1 } },
      },
    });
    const begun = after(
      state,
      move('sz-6', { battleship: 1 }, 'sz-7'),
      endPhase,
      fight('sz-6'),
      hit({ submarine: 1 }),
      fight('sz-7'),
      miss,
      miss,
    );
    expect(retreats(begun).to).toEqual(['sz-6']);
  });

  test('COM-18: units that moved nowhere have no way back', () => {
    const state = after(atSea({ battleship: 1 }, { battleship: 1 }), miss, miss);
    expect(waitsFor(state)).toBe('dice attacker');
    expectRefused(state, retreat('sz-3'), 'COM-18', 'cannot-retreat');
  });

  test('COM-18: the attacker only, and not before both sides have fired', () => {
    const state = cameToSea({ destroyer: 2 }, {}, { destroyer: 1 });
    expectRefused(state, retreat('sz-5'), 'COM-18', 'cannot-retreat');
    expectRefused(after(state, miss), retreat('sz-5'), 'COM-18', 'cannot-retreat');
    expect(resultOf(after(state, miss, miss), retreat('sz-5'))).toBe('attacker-retreated');
  });
});

describe('a landing', () => {
  /** British infantry from the sea and a tank from Western Europe in Southern Europe, after a cycle without hits. */
  const landing = (air: Readonly<Record<string, number>> = {}): GameState => {
    const state = game({
      power: 'united-kingdom',
      control: { 'western-europe': 'united-kingdom' },
      units: {
        germany: { 'southern-europe': { infantry: 3 } },
        'united-kingdom': { 'western-europe': { tank: 1, ...air }, 'sz-14': { transport: 1 } },
      },
      aboard: [transport('sz-14', ['infantry'], 'united-kingdom')],
    });
    return after(
      state,
      move('western-europe', { tank: 1, ...air }, 'southern-europe'),
      offload('sz-14', { infantry: 1 }, 'southern-europe'),
      endPhase,
      fight('southern-europe'),
    );
  };

  test('AMPH-4: no land unit retreats from it, those that came overland neither', () => {
    const state = after(landing(), miss, miss);
    expect(waitsFor(state)).toBe('dice attacker');
    expectRefused(state, retreat('western-europe'), 'AMPH-4', 'cannot-retreat');
  });

  test('AMPH-4: not when the troops from the sea are lost either', () => {
    const state = after(landing(), miss, hit({ surface: 1 }), lose({ infantry: 1 }));
    expect(waitsFor(state)).toBe('dice attacker');
    expect(strip(state, 'attacker')).toEqual({ tank: 1 });
  });

  test('AMPH-4: air units may break off alone', () => {
    const state = after(landing({ fighter: 1 }), miss, miss);
    expect(retreats(state)).toEqual({ to: [], air: true });
    const alone = after(state, retreat());
    expect(strip(alone, 'attacker')).toEqual({ infantry: 1, tank: 1 });
    expectRefused(state, retreat('western-europe'), 'AMPH-4', 'cannot-retreat');
  });
});

describe('suggested casualties', () => {
  const suggested = (state: GameState): readonly string[] => {
    const waits = awaiting(state);
    return waits.kind === 'casualties' ? waits.suggestion.map((id) => state.units[id]?.type ?? id) : [];
  };

  test('COM-8: are the cheapest units, of one price those that cannot hit', () => {
    const lost = after(cameToSea({ submarine: 1, transport: 1 }, {}, { battleship: 1 }), miss, hit({ surface: 1 }));
    expect(suggested(lost)).toEqual(['transport']);
    const shore = after(ashore({ tank: 3 }, { tank: 1, artillery: 1, infantry: 1 }), hit({ surface: 2 }));
    expect(suggested(shore)).toEqual(['infantry', 'artillery']);
  });

  test('COM-13: count the cargo of a transport with it', () => {
    const state = after(
      game({
        power: 'germany',
        units: {
          germany: { 'sz-5': { destroyer: 1, transport: 1, submarine: 1 } },
          'united-kingdom': { 'sz-6': { battleship: 1 } },
        },
        aboard: [transport('sz-5', ['tank'], 'germany')],
      }),
      move('sz-5', { destroyer: 1, transport: 1, submarine: 1 }, 'sz-6'),
      endPhase,
      fight('sz-6'),
      miss,
      miss,
      hit({ surface: 1 }),
    );
    expect(suggested(state)).toEqual(['submarine']);
  });

  test('a landing whose transports are lost in its sea battle stays in a position file till the battle ends', () => {
    const state = after(
      game({
        power: 'germany',
        units: {
          germany: { 'sz-5': { destroyer: 1, transport: 1 } },
          'united-kingdom': { 'sz-6': { battleship: 1 }, 'united-kingdom': { infantry: 1 } },
        },
        aboard: [transport('sz-5', ['tank'], 'germany')],
      }),
      move('sz-5', { destroyer: 1, transport: 1 }, 'sz-6'),
      offload('sz-6', { tank: 1 }, 'united-kingdom'),
      endPhase,
      fight('sz-6'),
      miss,
      hit({ surface: 1 }),
      lose({ transport: 1 }),
    );
    const file = toPosition(state);
    const read = fromPosition(file);
    expect(read.ok ? toPosition(read.value) : read.fault).toEqual(file);
    expect(after(state, retreat('sz-5')).turn.battles).toEqual([]);
  });
});

describe('the end of a battle', () => {
  test('COM-17: when one side has no unit left, or both have none', () => {
    expect(resultOf(ashore({ tank: 2 }, { infantry: 1 }), hit({ surface: 1 }), miss)).toBe('attacker-won');
    expect(resultOf(ashore({ tank: 1 }, { infantry: 1 }), miss, hit({ surface: 1 }))).toBe('defender-won');
    expect(resultOf(ashore({ tank: 1 }, { infantry: 1 }), hit({ surface: 1 }), hit({ surface: 1 }))).toBe('both-lost');
  });

  test('COM-17: attacking transports left alone outlast a cycle of fire before they retreat', () => {
    const start = cameToSea({ transport: 2, submarine: 1 }, {}, { destroyer: 2, submarine: 1 });
    const state = after(start, miss, hit({ submarine: 1 }), lose({ submarine: 1 }));
    expect(waitsFor(state)).toBe('dice defender');
    const missed = after(state, miss);
    expect(retreats(missed).to).toEqual(['sz-5']);
    expect(waitsFor(after(missed, press, submerge(0)))).toBe('dice defender');
  });

  test('COM-17: those that cannot retreat fight on till they are lost', () => {
    const state = after(atSea({ transport: 1 }, { transport: 1 }), miss, miss);
    expect(waitsFor(state)).toBe('dice defender');
    expectOver(after(state, hit({ surface: 1 })));
  });

  test('COM-8: a transport is a casualty like any other', () => {
    const state = after(atSea({ battleship: 1 }, { transport: 1, destroyer: 1 }), hit({ surface: 1 }));
    expect(strip(after(state, lose({ transport: 1 })), 'defender')).toEqual({ destroyer: 1 });
    expect(strip(after(state, lose({ destroyer: 1 })), 'defender')).toEqual({ transport: 1 });
  });
});
