import { describe, expect, test } from 'vitest';
import { fromPosition, reach, toPosition, type GameState } from '../../../../src/engine/axis-allies/index.ts';
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
  transport,
  type Scene,
} from './position.ts';

/** Transports in noncombat move, before and after combat (NCM-8, NCM-9, NCM-10). */

const UK = 'united-kingdom';
const US = 'united-states';

const won = { attacker: 1, defender: 6 };

/** A British fleet that may fight a German transport in zone 7 on its turn; the transport carries this. */
const channel = (cargo: readonly string[], units: Scene['units'] = {}): GameState =>
  game({
    power: UK,
    units: {
      [UK]: { 'united-kingdom': { infantry: 2, tank: 1 }, 'sz-8': { transport: 1, battleship: 1 } },
      germany: { 'sz-7': { transport: 1 } },
      ...units,
    },
    aboard: [transport('sz-8', cargo, UK)],
  });

/** The same after the battle in zone 7, in noncombat move. */
const fought = (cargo: readonly string[]): GameState =>
  after(
    fightOut(after(channel(cargo), move('sz-8', { transport: 1, battleship: 1 }, 'sz-7'), endPhase), 'sz-7', won),
    endPhase,
  );

describe('transports in noncombat move', () => {
  const peace = (units: Scene['units'][string], more: Partial<Scene> = {}): GameState =>
    game({ power: UK, phase: 'noncombat-move', units: { [UK]: units }, ...more });

  test('NCM-8: load, move and offload', () => {
    const state = peace({ 'united-kingdom': { infantry: 1, tank: 1 }, 'sz-8': { transport: 1 } });
    const done = after(
      state,
      load('united-kingdom', { infantry: 1, tank: 1 }, 'sz-8'),
      move('sz-8', { transport: 1 }, 'sz-9'),
      offload('sz-9', { infantry: 1, tank: 1 }, 'eastern-canada'),
    );
    expect(countsIn(done, 'eastern-canada')).toEqual({ infantry: 1, tank: 1 });
    expectRefused(done, move('sz-9', { transport: 1 }, 'sz-1'), 'NCM-8', 'transport-done');
  });

  test('NCM-8: or load and offload where they are', () => {
    const state = peace({ gibraltar: { infantry: 1 }, 'sz-13': { transport: 1 } }, { control: { algeria: UK } });
    const bridged = after(
      state,
      load('gibraltar', { infantry: 1 }, 'sz-13'),
      offload('sz-13', { infantry: 1 }, 'algeria'),
    );
    expectRefused(bridged, load('algeria', { infantry: 1 }, 'sz-13'), 'NCM-9', 'already-moved');
    expectRefused(bridged, move('sz-13', { transport: 1 }, 'sz-12'), 'NCM-8', 'transport-done');
  });

  test('NCM-8: all in one territory', () => {
    const state = peace(
      { 'sz-13': { transport: 1 } },
      { control: { algeria: UK }, aboard: [transport('sz-13', ['tank', 'infantry'], UK)] },
    );
    const tankAshore = after(state, offload('sz-13', { tank: 1 }, 'algeria'));
    expectRefused(tankAshore, offload('sz-13', { infantry: 1 }, 'gibraltar'), 'NCM-8', 'one-territory');
    expectAllowed(tankAshore, offload('sz-13', { infantry: 1 }, 'algeria'));
  });

  test('NCM-8: never in a hostile zone', () => {
    const state = game({
      power: UK,
      phase: 'noncombat-move',
      units: {
        [UK]: { 'united-kingdom': { infantry: 1 }, 'sz-7': { transport: 1 } },
        germany: { 'sz-7': { transport: 1 } },
      },
      aboard: [transport('sz-7', ['infantry'], UK)],
    });
    expectRefused(state, load('united-kingdom', { infantry: 1 }, 'sz-7'), 'NCM-8', 'zone-hostile');
    expectRefused(state, offload('sz-7', { infantry: 1 }, 'united-kingdom'), 'NCM-8', 'zone-hostile');
  });

  test('NCM-8: not into hostile territory', () => {
    const state = peace({ 'sz-13': { transport: 1 } }, { aboard: [transport('sz-13', ['infantry'], UK)] });
    expectRefused(state, offload('sz-13', { infantry: 1 }, 'algeria'), 'NCM-8', 'hostile-space');
    expectAllowed(state, offload('sz-13', { infantry: 1 }, 'gibraltar'));
  });
});

describe('a transport that put units ashore', () => {
  /** The British transport in zone 19 landed tanks in Panama and then the American turn came. */
  const emptied = (round: number): GameState =>
    game({
      power: US,
      phase: 'noncombat-move',
      round,
      units: { [US]: { 'west-indies': { infantry: 1 } }, [UK]: { 'sz-19': { transport: 1 } } },
      pieces: [{ in: 'sz-19', unit: 'transport', owner: UK, emptiedIn: round }],
    });

  test('NCM-8: takes no friends aboard before the next round', () => {
    expectRefused(emptied(2), load('west-indies', { infantry: 1 }, 'sz-19'), 'NCM-8', 'transport-done');
    const next = after(emptied(2), endPhase, endPhase, endPhase);
    expect([next.round, Object.values(next.units).some(({ emptiedIn }) => emptiedIn !== undefined)]).toEqual([
      3,
      false,
    ]);
  });

  test.each(['combat-move', 'noncombat-move'] as const)(
    "NCM-8: that were a friend's, does not sail in its own %s of that round",
    (phase) => {
      const bridged = (round: number): GameState =>
        game({
          power: UK,
          phase,
          round: 2,
          units: { [UK]: { 'sz-8': { transport: 1 } }, germany: { 'sz-7': { submarine: 1 } } },
          ...(round === 2 && { pieces: [{ in: 'sz-8', unit: 'transport', owner: UK, emptiedIn: 2 }] }),
        });
      const to = phase === 'combat-move' ? 'sz-7' : 'sz-2';
      expectAllowed(bridged(1), move('sz-8', { transport: 1 }, to));
      expectRefused(bridged(2), move('sz-8', { transport: 1 }, to), 'NCM-8', 'transport-done');
      expect(reach(bridged(2), [one(bridged(2), 'sz-8', 'transport')])).toEqual([]);
    },
  );

  test('NCM-8: nor does it load more beside its own cargo that is to land', () => {
    const state = game({
      power: UK,
      round: 2,
      units: {
        [UK]: { 'united-kingdom': { infantry: 1 }, 'sz-3': { transport: 1 } },
        germany: { norway: { infantry: 1 } },
      },
      aboard: [{ ...transport('sz-3', ['tank'], UK), emptiedIn: 2 }],
    });
    const named = after(state, offload('sz-3', { tank: 1 }, 'norway'));
    expectRefused(named, load('united-kingdom', { infantry: 1 }, 'sz-3'), 'NCM-8', 'transport-done');
  });

  test('NCM-8: so it was noted when they landed', () => {
    const state = game({
      power: UK,
      phase: 'noncombat-move',
      round: 2,
      units: { [UK]: { 'sz-8': { transport: 1 } }, [US]: { 'united-kingdom': { infantry: 1 } } },
      aboard: [transport('sz-8', ['infantry', 'infantry'], UK)],
    });
    const ashore = after(state, offload('sz-8', { infantry: 1 }, 'united-kingdom'));
    expect(ashore.units[one(ashore, 'sz-8', 'transport')]?.emptiedIn).toBe(2);
    const read = fromPosition(toPosition(ashore));
    expect(read.ok && toPosition(read.value)).toEqual(toPosition(ashore));
    expect(toPosition(ashore).version).toBe(3);
  });

  test('NCM-8: a position file says so of transports only, and of no other round', () => {
    const file = toPosition(emptied(2));
    for (const wrong of [
      { round: 3 },
      { pieces: [{ in: 'west-indies', unit: 'infantry', owner: US, emptiedIn: 2 }] },
    ]) {
      const read = fromPosition({ ...file, ...wrong });
      expect(read.ok ? [] : read.fault.map(({ rule }) => rule)).toEqual(['NCM-8']);
    }
  });
});

describe('transports after combat', () => {
  test("NCM-8, AMPH-9: a friend's was not in it: it loads, and other cargo of yours goes ashore from it", () => {
    const state = game({
      power: 'soviet-union',
      units: {
        'soviet-union': { 'karelia-ssr': { 'antiaircraft-gun': 1 }, 'sz-4': { battleship: 1 } },
        [US]: { 'sz-4': { transport: 1 } },
        germany: { 'sz-4': { transport: 1 } },
      },
      control: { archangel: 'germany' },
      aboard: [transport('sz-4', ['infantry'], US, 'soviet-union')],
    });
    const fightsBeside = fightOut(after(state, offload('sz-4', { infantry: 1 }, 'archangel'), endPhase), 'sz-4', won);
    const loaded = after(
      fightsBeside,
      { type: 'call-off', transports: [one(fightsBeside, 'sz-4', 'transport', US)] },
      endPhase,
      load('karelia-ssr', { 'antiaircraft-gun': 1 }, 'sz-4'),
    );
    expectRefused(loaded, offload('sz-4', { 'antiaircraft-gun': 1 }, 'karelia-ssr'), 'NCM-10', 'friend-transport-now');
    expectAllowed(loaded, offload('sz-4', { infantry: 1 }, 'karelia-ssr'));
  });

  test('NCM-8: may offload', () => {
    const state = fought(['infantry', 'infantry']);
    const ashore = after(state, offload('sz-7', { infantry: 1 }, 'united-kingdom'));
    expectAllowed(ashore, offload('sz-7', { infantry: 1 }, 'united-kingdom'));
    expectRefused(ashore, load('united-kingdom', { tank: 1 }, 'sz-7'), 'NCM-8', 'transport-done');
  });

  test('NCM-8: or load, and not both', () => {
    const state = fought(['infantry']);
    const loaded = after(state, load('united-kingdom', { infantry: 1 }, 'sz-7'));
    expect(countsIn(loaded, 'sz-7', UK)).toEqual({ battleship: 1, transport: 1, infantry: 2 });
    expectRefused(loaded, offload('sz-7', { infantry: 1 }, 'united-kingdom'), 'NCM-8', 'load-or-offload');
    expectRefused(loaded, move('sz-7', { transport: 1 }, 'sz-8'), 'NCM-8', 'load-or-offload');
  });

  test('NCM-8: load in two orders', () => {
    const loaded = after(fought([]), load('united-kingdom', { infantry: 1 }, 'sz-7'));
    expectAllowed(loaded, load('united-kingdom', { tank: 1 }, 'sz-7'));
  });

  test('NCM-8: and do not move', () => {
    expectRefused(fought([]), move('sz-7', { transport: 1 }, 'sz-8'), 'NCM-8', 'transport-done');
  });

  test('NCM-8: those that fought where they were do not either', () => {
    const state = game({
      power: UK,
      units: {
        [UK]: { 'united-kingdom': { infantry: 1 }, 'sz-7': { transport: 1, battleship: 1 } },
        germany: { 'sz-7': { transport: 1 } },
      },
    });
    const after7 = after(fightOut(after(state, endPhase), 'sz-7', won), endPhase);
    expectRefused(after7, move('sz-7', { transport: 1 }, 'sz-8'), 'NCM-8', 'transport-done');
    expectAllowed(after7, load('united-kingdom', { infantry: 1 }, 'sz-7'));
  });

  test('NCM-8: those that fled without combat do nothing', () => {
    const state = channel(['infantry'], { germany: { 'sz-8': { destroyer: 1 } } });
    const fled = after(fightOut(after(state, move('sz-8', { transport: 1 }, 'sz-2'), endPhase), 'sz-8', won), endPhase);
    expectRefused(fled, offload('sz-2', { infantry: 1 }, 'united-kingdom'), 'NCM-8', 'transport-done');
    expectRefused(fled, load('united-kingdom', { infantry: 1 }, 'sz-2'), 'NCM-8', 'transport-done');
    expectRefused(fled, move('sz-2', { transport: 1 }, 'sz-1'), 'NCM-8', 'transport-done');
  });

  test('NCM-8: nor do those that retreated', () => {
    const deed = {
      route: ['sz-8', 'sz-7'],
      phase: 'combat-move' as const,
      did: 'moved' as const,
      retreated: true as const,
    };
    const state = game({
      power: UK,
      phase: 'noncombat-move',
      units: { [UK]: { 'united-kingdom': { infantry: 1 }, 'sz-8': { transport: 1 } } },
      aboard: [{ ...transport('sz-8', ['infantry'], UK), deed }],
      turn: { seaBattles: { 'sz-7': 'contested' } },
    });
    expectRefused(state, offload('sz-8', { infantry: 1 }, 'united-kingdom'), 'NCM-8', 'transport-done');
    expectRefused(state, load('united-kingdom', { infantry: 1 }, 'sz-8'), 'NCM-8', 'transport-done');
  });

  /** Algeria was assaulted from zone 13, where a gun stayed aboard. */
  const landed = (faces: typeof won): GameState => {
    const state = game({
      power: UK,
      units: { [UK]: { 'sz-13': { transport: 1 } }, germany: { algeria: { infantry: 1 } } },
      aboard: [transport('sz-13', ['antiaircraft-gun', 'infantry'], UK)],
    });
    return after(
      fightOut(after(state, offload('sz-13', { infantry: 1 }, 'algeria'), endPhase), 'algeria', faces),
      endPhase,
    );
  };

  test('NCM-8: the rest of the cargo may follow those that landed', () => {
    const state = landed(won);
    expectRefused(state, offload('sz-13', { 'antiaircraft-gun': 1 }, 'gibraltar'), 'NCM-8', 'one-territory');
    const ashore = after(state, offload('sz-13', { 'antiaircraft-gun': 1 }, 'algeria'));
    expect(countsIn(ashore, 'algeria')).toEqual({ infantry: 1, 'antiaircraft-gun': 1 });
  });

  test('NCM-8: but only where that territory has fallen, and the transport does not move', () => {
    const state = landed({ attacker: 6, defender: 1 });
    expectRefused(state, offload('sz-13', { 'antiaircraft-gun': 1 }, 'algeria'), 'NCM-8', 'hostile-space');
    expectRefused(state, move('sz-13', { transport: 1 }, 'sz-12'), 'NCM-8', 'transport-done');
  });

  test('NCM-8: a transport that never moved and whose landing was called off is free', () => {
    const state = game({
      power: UK,
      units: { [UK]: { 'sz-13': { transport: 1 } }, germany: { algeria: { infantry: 1 } } },
      aboard: [transport('sz-13', ['infantry'], UK)],
    });
    const off = after(
      state,
      offload('sz-13', { infantry: 1 }, 'algeria'),
      endPhase,
      (now) => ({ type: 'call-off', transports: [one(now, 'sz-13', 'transport')] }),
      endPhase,
    );
    expectAllowed(off, move('sz-13', { transport: 1 }, 'sz-12'));
    expectAllowed(off, offload('sz-13', { infantry: 1 }, 'gibraltar'));
  });

  test('NCM-8: one that moved for it is not', () => {
    const state = game({
      power: UK,
      units: { [UK]: { 'sz-12': { transport: 1 } }, germany: { algeria: { infantry: 1 } } },
      aboard: [transport('sz-12', ['infantry'], UK)],
    });
    const off = after(
      state,
      move('sz-12', { transport: 1 }, 'sz-13'),
      offload('sz-13', { infantry: 1 }, 'algeria'),
      endPhase,
      (now) => ({ type: 'call-off', transports: [one(now, 'sz-13', 'transport')] }),
      endPhase,
    );
    expectRefused(off, offload('sz-13', { infantry: 1 }, 'gibraltar'), 'NCM-8', 'transport-done');
  });
});

describe('cargo', () => {
  test('NCM-9: passes from no transport to another, and does not move on', () => {
    const state = game({
      power: UK,
      phase: 'noncombat-move',
      units: { [UK]: { 'sz-8': { transport: 2 } } },
      aboard: [transport('sz-8', ['infantry'], UK)],
    });
    expectRefused(state, load('sz-8', { infantry: 1 }, 'sz-8'), 'NCM-9', 'cargo-moves-with-ship');
    const ashore = after(state, offload('sz-8', { infantry: 1 }, 'united-kingdom'));
    expectRefused(ashore, load('united-kingdom', { infantry: 1 }, 'sz-8'), 'NCM-9', 'already-moved');
  });

  const friends = (more: Partial<Scene>): GameState =>
    game({
      power: US,
      phase: 'noncombat-move',
      units: { [US]: { 'west-indies': { infantry: 2 } }, [UK]: { 'sz-19': { transport: 1 } } },
      ...more,
    });

  test('NCM-10: boards a friend’s transport now and goes ashore a turn later', () => {
    const state = friends({});
    const loaded = after(state, load('west-indies', { infantry: 2 }, 'sz-19'));
    expectRefused(loaded, offload('sz-19', { infantry: 2 }, 'panama'), 'NCM-10', 'friend-transport-now');
    const later = friends({
      aboard: [{ ...transport('sz-19', [], UK), cargo: [{ unit: 'infantry', owner: US }] }],
    });
    expectAllowed(later, offload('sz-19', { infantry: 1 }, 'panama'));
  });

  test('NCM-10: its owner sails it and lands nobody else’s troops', () => {
    const state = friends({
      power: UK,
      aboard: [{ ...transport('sz-19', [], UK), cargo: [{ unit: 'infantry', owner: US }] }],
    });
    const sailed = after(state, move('sz-19', { transport: 1 }, 'sz-10'));
    expect(countsIn(sailed, 'sz-10')).toEqual({ transport: 1, infantry: 1 });
    const troops = { type: 'offload', units: [one(sailed, 'sz-10', 'infantry', US)], to: 'panama' } as const;
    expectRefused(sailed, troops, 'TURN-7', 'not-your-unit');
  });
});
