import { describe, expect, test } from 'vitest';
import {
  after,
  countsIn,
  endPhase,
  expectAllowed,
  expectRefused,
  fightOut,
  game,
  load,
  move,
  offload,
  one,
  placesOf,
} from './position.ts';

/** British ships begin the turn in a zone with a German battleship. */
const surprised = (british: Readonly<Record<string, number>>, others: Parameters<typeof game>[0]['units'] = {}) =>
  game({
    power: 'united-kingdom',
    units: {
      'united-kingdom': { 'sz-6': british, 'united-kingdom': { infantry: 2 }, ...others['united-kingdom'] },
      germany: { 'sz-6': { battleship: 1 }, ...others['germany'] },
    },
  });

const noncombat = (state: ReturnType<typeof game>) => after(state, endPhase, endPhase);

describe('ships that begin in a hostile zone', () => {
  test('CM-8: they may stay, and then they fight', () => {
    expect(after(surprised({ destroyer: 1, transport: 1 }), endPhase).turn.battles).toEqual([
      { space: 'sz-6', kind: 'sea', landingFrom: [] },
    ]);
  });

  test('CM-8: they may leave without fighting, to a friendly zone, at the price of their noncombat move', () => {
    const state = after(
      surprised({ destroyer: 1, submarine: 1 }),
      move('sz-6', { destroyer: 1, submarine: 1 }, 'sz-9'),
    );
    const later = noncombat(state);
    expect(later.turn.battles).toEqual([]);
    for (const type of ['destroyer', 'submarine'])
      expectRefused(later, move('sz-9', { [type]: 1 }, 'sz-10'), 'NCM-1', 'already-moved');
  });

  test('CM-8: they may leave to fight elsewhere', () => {
    const state = surprised({ destroyer: 1 }, { germany: { 'sz-5': { destroyer: 1 } } });
    expect(
      after(state, move('sz-6', { destroyer: 1 }, 'sz-5'), endPhase).turn.battles.map((plan) => plan.space),
    ).toEqual(['sz-5']);
  });

  test('CM-8: some may stay and others leave', () => {
    const state = after(surprised({ destroyer: 1, battleship: 1 }), move('sz-6', { destroyer: 1 }, 'sz-7'), endPhase);
    expect(state.turn.battles.map((plan) => plan.space)).toEqual(['sz-6']);
    expect(countsIn(state, 'sz-6', 'united-kingdom')).toEqual({ battleship: 1 });
  });

  test('CM-8: they can leave and come back to fight, and a transport can load on the way', () => {
    const start = surprised({ destroyer: 1, transport: 1 }, { germany: { 'western-europe': { infantry: 1 } } });
    expectRefused(start, load('united-kingdom', { infantry: 1 }, 'sz-6'), 'CM-16', 'zone-hostile');
    const back = after(
      start,
      move('sz-6', { transport: 1 }, 'sz-7'),
      load('united-kingdom', { infantry: 2 }, 'sz-7'),
      move('sz-7', { transport: 1 }, 'sz-6'),
      offload('sz-6', { infantry: 2 }, 'western-europe'),
      move('sz-6', { destroyer: 1 }, 'sz-6', 'sz-7'),
      endPhase,
    );
    expect(back.turn.battles).toEqual([
      { space: 'sz-6', kind: 'sea', landingFrom: ['sz-6'] },
      { space: 'western-europe', kind: 'land', landingFrom: ['sz-6'] },
    ]);
    expect(back.turn.deeds[one(start, 'sz-6', 'destroyer')]?.route).toEqual(['sz-6', 'sz-7', 'sz-6']);
  });

  test('CM-8: a transport may leave, load and assault elsewhere', () => {
    const state = surprised({ transport: 1 }, { germany: { 'western-europe': { infantry: 1 } } });
    const landing = after(
      state,
      move('sz-6', { transport: 1 }, 'sz-7'),
      load('united-kingdom', { infantry: 1 }, 'sz-7'),
      offload('sz-7', { infantry: 1 }, 'western-europe'),
      endPhase,
    );
    expect(landing.turn.battles).toEqual([{ space: 'western-europe', kind: 'land', landingFrom: ['sz-7'] }]);
  });

  test('CM-8: what stayed and fought does not move in noncombat', () => {
    const state = after(
      fightOut(after(surprised({ destroyer: 2, transport: 1 }), endPhase), 'sz-6', { attacker: 1, defender: 6 }),
      endPhase,
    );
    expectRefused(state, move('sz-6', { destroyer: 1 }, 'sz-7'), 'NCM-1', 'already-fought');
    expectRefused(state, move('sz-6', { transport: 1 }, 'sz-7'), 'NCM-8', 'transport-done');
    expectRefused(state, load('united-kingdom', { infantry: 1 }, 'sz-6'), 'NCM-8', 'transport-done');
  });

  test('CM-8: transports alone have to leave if they can', () => {
    const state = surprised({ transport: 2 });
    expectRefused(state, endPhase, 'CM-8', 'transport-must-leave');
    expectAllowed(after(state, move('sz-6', { transport: 2 }, 'sz-7')), endPhase);
    expectRefused(after(state, move('sz-6', { transport: 1 }, 'sz-7')), endPhase, 'CM-8', 'transport-must-leave');
  });

  test('CM-8: transports left behind by their warship have to leave too', () => {
    const state = after(surprised({ transport: 1, destroyer: 1 }), move('sz-6', { destroyer: 1 }, 'sz-7'));
    expectRefused(state, endPhase, 'CM-8', 'transport-must-leave');
  });

  test('CM-8: an aircraft that comes to fight there lets them stay', () => {
    const state = surprised({ transport: 1 }, { 'united-kingdom': { 'united-kingdom': { bomber: 1 } } });
    expectAllowed(after(state, move('united-kingdom', { bomber: 1 }, 'sz-6')), endPhase);
  });

  test('CM-8: transports shut in are caught where they are', () => {
    const state = game({
      power: 'soviet-union',
      units: { 'soviet-union': { 'sz-18': { transport: 1 } }, germany: { 'sz-18': { destroyer: 1 } } },
    });
    expect(after(state, endPhase).turn.battles.map((plan) => plan.space)).toEqual(['sz-18']);
  });

  test('CM-8: transports that can only leave to another hostile zone need not leave', () => {
    const state = game({
      power: 'soviet-union',
      units: {
        'soviet-union': { 'sz-4': { transport: 1 } },
        germany: { 'sz-4': { destroyer: 1 }, 'sz-3': { destroyer: 1 } },
      },
    });
    expectAllowed(state, endPhase);
  });

  test('CM-8: a zone that only a possible attack would open does not count', () => {
    const units = {
      'soviet-union': { 'sz-4': { transport: 1 }, russia: { bomber: 1 } },
      germany: { 'sz-4': { destroyer: 1 }, 'sz-3': { destroyer: 1 } },
    };
    const state = game({ power: 'soviet-union', units });
    expectAllowed(state, endPhase);
    const opened = after(state, move('russia', { bomber: 1 }, 'sz-3'));
    expectRefused(opened, endPhase, 'CM-8', 'transport-must-leave');
    expectAllowed(after(opened, move('sz-4', { transport: 1 }, 'sz-3')), endPhase);
  });

  test('CM-8: transports can leave to a hostile zone that own ships attack', () => {
    const state = game({
      power: 'soviet-union',
      units: {
        'soviet-union': { 'sz-4': { transport: 1, submarine: 1 } },
        germany: { 'sz-4': { destroyer: 1 }, 'sz-3': { destroyer: 1 } },
      },
    });
    expectAllowed(after(state, move('sz-4', { transport: 1, submarine: 1 }, 'sz-3')), endPhase);
    expectRefused(after(state, move('sz-4', { transport: 1 }, 'sz-3')), endPhase, 'CM-21', 'transports-attack-alone');
  });

  test('CM-8: fighters leave their carrier’s embattled zone with it or without, without fighting', () => {
    const state = surprised({ carrier: 1, fighter: 2 });
    const home = after(
      state,
      move('sz-6', { fighter: 1 }, 'united-kingdom'),
      move('sz-6', { fighter: 1 }, 'sz-10'),
      move('sz-6', { carrier: 1 }, 'sz-10'),
      endPhase,
    );
    expect(home.turn.battles).toEqual([]);
    expect([countsIn(home, 'united-kingdom'), countsIn(home, 'sz-10')]).toEqual([
      { infantry: 2, fighter: 1 },
      { carrier: 1, fighter: 1 },
    ]);
  });

  test('CM-8: fighters that stay when the carrier leaves fight for themselves', () => {
    const state = after(surprised({ carrier: 1, fighter: 2 }), move('sz-6', { carrier: 1 }, 'sz-7'), endPhase);
    expect(state.turn.battles.map((plan) => plan.space)).toEqual(['sz-6']);
  });

  test('CM-8: in a zone with only enemy submarines and transports nothing is required', () => {
    const state = game({
      power: 'united-kingdom',
      units: {
        'united-kingdom': { 'sz-6': { destroyer: 1, transport: 1 } },
        germany: { 'sz-6': { submarine: 1, transport: 1 } },
      },
    });
    expect(after(state, endPhase).turn.battles).toEqual([]);
    expectRefused(state, move('sz-6', { destroyer: 1 }, 'sz-7'), 'CM-1', 'ends-friendly');
  });

  test('CM-8: the next hostile zone on the way stops them', () => {
    const state = surprised({ destroyer: 1 }, { germany: { 'sz-5': { destroyer: 1 }, 'sz-9': { destroyer: 1 } } });
    expect(placesOf(state, [one(state, 'sz-6', 'destroyer')])).toEqual(
      expect.arrayContaining(['sz-5', 'sz-9', 'sz-7']),
    );
    expectRefused(state, move('sz-6', { destroyer: 1 }, 'sz-10', 'sz-9'), 'CM-4', 'must-stop');
  });
});
