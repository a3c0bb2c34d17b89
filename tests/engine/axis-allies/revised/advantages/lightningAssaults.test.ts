import { describe, expect, test } from 'vitest';
import {
  battlesToCome,
  fromPosition,
  refusalOf,
  remedies,
  toPosition,
  type Command,
  type GameState,
} from '../../../../../src/engine/axis-allies/index.ts';
import { battlesInOrder } from '../../../../../src/games/axis-allies/ui/battle/BattleList.tsx';
import { landingsToCallOff } from '../../../../../src/engine/axis-allies/outlook/onlyBattle.ts';
import { plannedAttacks } from '../../../../../src/games/axis-allies/store/plannedAttacks.ts';
import { refusalText } from '../../../../../src/games/axis-allies/text/refusals/refusalText.ts';
import {
  after,
  countsIn,
  endPhase,
  expectAllowed,
  expectRefused,
  fight,
  game,
  load,
  move,
  offload,
  one,
  placesOf,
  readBack,
  roll,
  transport,
  type Scene,
} from './support.ts';

/** A Japanese transport with these troops in zone 57, two zones from Midway, Alaska and Western Canada. */
const fleet = (cargo: readonly string[], scene: Partial<Scene> = {}, held = true): GameState =>
  game({
    power: 'japan',
    ...(held && { advantages: { japan: ['lightning-assaults'] } }),
    aboard: [
      { in: 'sz-57', ship: 'transport', owner: 'japan', cargo: cargo.map((unit) => ({ unit, owner: 'japan' })) },
    ],
    ...scene,
    units: { japan: { 'sz-57': { transport: 1 } }, ...scene.units },
  });

const TWO = ['infantry', 'infantry'];
const toMidway = [move('sz-57', { transport: 1 }, 'sz-56'), offload('sz-56', { infantry: 1 }, 'midway')] as const;

/** The infantry that has no assault yet. */
const other =
  (zone: string, to: string) =>
  (state: GameState): Command => ({
    type: 'offload',
    units: Object.values(state.units).flatMap(({ id, space, type, aboard }) =>
      space === zone && aboard !== undefined && type !== 'transport' && !state.turn.deeds[id]?.assault ? [id] : [],
    ),
    to,
  });

/** Midway from zone 56, then Alaska from zone 63, where an enemy may lie. */
const midwayThenAlaska = (scene: Partial<Scene> = {}): GameState =>
  after(fleet(TWO, scene), ...toMidway, move('sz-56', { transport: 1 }, 'sz-63'), other('sz-63', 'alaska'));

const US = 'united-states';

describe('NA-JA-4: Lightning Assaults', () => {
  test('after an assault the transport moves on, and each landing comes from its own zone', () => {
    const planned = midwayThenAlaska();
    expect(battlesToCome(planned)).toEqual([
      { space: 'alaska', kind: 'land', landingFrom: ['sz-63'] },
      { space: 'midway', kind: 'land', landingFrom: ['sz-56'] },
    ]);
    expect(plannedAttacks(planned).map(({ route }) => route)).toEqual([
      ['sz-57', 'sz-56', 'sz-63', 'alaska'],
      ['sz-57', 'sz-56', 'midway'],
    ]);
    const fought = after(planned, endPhase);
    expect(battlesInOrder(fought).map(({ space }) => space)).toEqual(['midway', 'alaska']);
    const taken = after(fought, fight('midway'), fight('alaska'));
    expect([taken.control.midway, taken.control.alaska]).toEqual(['japan', 'japan']);
    expect(countsIn(taken, 'sz-63')).toEqual({ transport: 1 });
  });

  test('without it the transport stays where its troops land', () => {
    const named = after(fleet(TWO, {}, false), ...toMidway);
    expectRefused(named, move('sz-56', { transport: 1 }, 'sz-63'), 'CM-18', 'transport-done');
  });

  test('a second coast of the same zone is open to it, and no unit is sent to two', () => {
    const named = after(
      fleet(TWO),
      move('sz-57', { transport: 1 }, 'sz-63'),
      offload('sz-63', { infantry: 1 }, 'alaska'),
    );
    expectAllowed(named, other('sz-63', 'western-canada'));
    const both = (state: GameState): Command => ({
      type: 'offload',
      units: Object.values(state.units).flatMap(({ id, aboard }) => (aboard === undefined ? [] : [id])),
      to: 'western-canada',
    });
    expectRefused(named, both, 'CM-18', 'already-moved');
    const refused = refusalOf(named, both(named));
    expect(refused === null ? null : refusalText(named, refused)).toBe(
      '1 infantry has already been told to assault Alaska.',
    );
  });

  test('a friend’s troops aboard land once: only its owner’s transports assault again', () => {
    const german = game({
      power: 'germany',
      advantages: { japan: ['lightning-assaults'] },
      units: { japan: { 'sz-63': { transport: 1 } } },
      aboard: [
        {
          in: 'sz-63',
          ship: 'transport',
          owner: 'japan',
          cargo: TWO.map((unit) => ({ unit, owner: 'germany' })),
        },
      ],
    });
    const named = after(german, offload('sz-63', { infantry: 1 }, 'alaska'));
    expectRefused(named, other('sz-63', 'western-canada'), 'CM-18', 'one-territory');
  });

  test('CM-15: it stops in the first hostile zone', () => {
    const units = { japan: { 'sz-57': { transport: 1, battleship: 1 } }, [US]: { 'sz-56': { submarine: 1 } } };
    const barred = after(fleet(TWO, { units }), ...toMidway);
    expectRefused(barred, move('sz-56', { transport: 1 }, 'sz-63'), 'CM-15', 'must-stop');
  });

  test('CM-2: its movement is that of the whole turn', () => {
    const state = fleet(TWO);
    const there = after(state, ...toMidway, move('sz-56', { transport: 1 }, 'sz-63'));
    expectRefused(there, move('sz-63', { transport: 1 }, 'sz-62'), 'CM-2', 'already-moved');
  });

  test('CM-1: it moves on to land again or to fight, not to be away', () => {
    const alone = after(fleet(['infantry']), ...toMidway);
    expectRefused(alone, move('sz-56', { transport: 1 }, 'sz-55'), 'CM-1', 'ends-friendly');
    expect(placesOf(alone, [one(alone, 'sz-56', 'transport')])).toEqual([]);
    const idle = after(fleet(TWO), ...toMidway, move('sz-56', { transport: 1 }, 'sz-63'));
    expectRefused(idle, endPhase, 'CM-1', 'move-without-purpose');
  });

  test('NCM-9: it takes more aboard on its way, within its room', () => {
    const state = fleet(['infantry'], {
      control: { alaska: 'japan' },
      units: { japan: { 'sz-57': { transport: 1 }, alaska: { tank: 1, infantry: 1 } } },
    });
    const on = after(
      state,
      ...toMidway,
      move('sz-56', { transport: 1 }, 'sz-63'),
      load('alaska', { tank: 1 }, 'sz-63'),
    );
    expectRefused(on, load('alaska', { infantry: 1 }, 'sz-63'), 'NCM-9', 'no-room');
    const planned = after(on, offload('sz-63', { tank: 1 }, 'western-canada'), endPhase);
    const taken = after(planned, fight('western-canada'), fight('midway'));
    expect([taken.control.midway, taken.control['western-canada']]).toEqual(['japan', 'japan']);
  });

  test('what lands on the way is ashore before the sea battle where the way ends', () => {
    const units = { japan: { 'sz-57': { transport: 1, battleship: 1 } }, [US]: { 'sz-63': { submarine: 1 } } };
    const planned = after(midwayThenAlaska({ units }), move('sz-57', { battleship: 1 }, 'sz-63'), endPhase);
    expectRefused(planned, fight('sz-63'), 'NA-JA-4', 'landing-first');
    expect(battlesInOrder(planned).map(({ space }) => space)).toEqual(['midway', 'sz-63', 'alaska']);
    expect(remedies(planned, fight('sz-63'))).toEqual([{ kind: 'instead', orders: [fight('midway')] }]);
    const landed = after(planned, fight('midway'));
    expect(landed.control.midway).toBe('japan');
    // The transport sinks with what is still aboard; who landed before lives on.
    const sunk = after(landed, fight('sz-63'), roll(1), (state) => ({
      type: 'casualties',
      units: [one(state, 'sz-63', 'transport')],
    }));
    expect(countsIn(sunk, 'sz-63', 'japan')).toEqual({ battleship: 1 });
    expect(countsIn(sunk, 'midway')).toEqual({ infantry: 1 });
  });

  test('a landing that itself waits for that sea battle does not hold it up', () => {
    const scene: Scene = {
      power: 'japan',
      advantages: { japan: ['lightning-assaults'] },
      units: {
        japan: { 'sz-60': { transport: 1 }, 'sz-62': { transport: 1, battleship: 1 } },
        [US]: { 'sz-62': { transport: 1 } },
      },
      aboard: [
        { in: 'sz-60', ship: 'transport', owner: 'japan', cargo: TWO.map((unit) => ({ unit, owner: 'japan' })) },
        transport('sz-62', ['tank'], 'japan'),
      ],
    };
    const planned = after(
      game(scene),
      offload('sz-60', { infantry: 1 }, 'buryatia-ssr'),
      move('sz-60', { transport: 1 }, 'sz-62'),
      offload('sz-62', { tank: 1 }, 'buryatia-ssr'),
      endPhase,
    );
    expectRefused(planned, fight('buryatia-ssr'), 'AMPH-8', 'sea-battle-first');
    const landed = after(planned, fight('sz-62'), roll(1), roll(6), fight('buryatia-ssr'));
    expect(countsIn(landed, 'buryatia-ssr')).toEqual({ infantry: 1, tank: 1 });
  });

  test('BOM-1: a ship bombards from the zone of the landing, wherever the transport is now', () => {
    const state = fleet(TWO, {
      units: {
        japan: { 'sz-57': { transport: 1 }, 'sz-56': { battleship: 1 } },
        [US]: { midway: { infantry: 1 } },
      },
    });
    const fought = after(
      state,
      ...toMidway,
      move('sz-56', { transport: 1 }, 'sz-63'),
      other('sz-63', 'alaska'),
      endPhase,
      fight('midway'),
    );
    expect(fought.battle?.bombarding).toEqual([one(state, 'sz-56', 'battleship')]);
  });

  test('CM-1: a battleship comes to support the landing that was made on the way', () => {
    const state = fleet(TWO, { units: { japan: { 'sz-57': { transport: 1, battleship: 1 } } } });
    const on = after(state, ...toMidway, move('sz-56', { transport: 1 }, 'sz-63'), other('sz-63', 'alaska'));
    expectAllowed(after(on, move('sz-57', { battleship: 1 }, 'sz-56')), endPhase);
  });

  test('AMPH-6: one of its landings is called off, or both', () => {
    const planned = after(midwayThenAlaska(), endPhase);
    const transports = [one(planned, 'sz-63', 'transport')];
    const plan = (space: string) => planned.turn.battles.find((battle) => battle.space === space)!;
    expect(landingsToCallOff(planned, plan('midway'))).toMatchObject([
      { zone: 'sz-56', callOff: { type: 'call-off', transports, to: 'midway' } },
    ]);
    const off = after(planned, { type: 'call-off', transports, to: 'midway' });
    expect(off.turn.battles).toEqual([{ space: 'alaska', kind: 'land', landingFrom: ['sz-63'] }]);
    expectRefused(off, { type: 'call-off', transports, to: 'midway' }, 'AMPH-6', 'no-landing');
    expect(landingsToCallOff(off, off.turn.battles[0]!)).toMatchObject([{ callOff: { type: 'call-off', transports } }]);
    const done = readBack(after(off, fight('alaska')));
    expect(countsIn(done, 'sz-63')).toEqual({ transport: 1, infantry: 1 });
    expect(after(planned, { type: 'call-off', transports }).turn.battles).toEqual([]);
  });

  test('a position file knows where each unit lands from', () => {
    const planned = readBack(midwayThenAlaska());
    expect(toPosition(planned).version).toBe(3);
    const taken = readBack(after(planned, endPhase, fight('midway'), fight('alaska')));
    expect(taken.control.alaska).toBe('japan');
  });

  test.each<[string, object, object, string]>([
    ['without the advantage', {}, { assault: 'midway', assaultFrom: 'sz-56' }, 'NA-JA-4'],
    ['to nowhere', { advantages: { japan: ['lightning-assaults'] } }, { assaultFrom: 'sz-56' }, 'CM-18'],
  ])('a landing from another zone %s is a fault of the file', (_, scene, deed, rule) => {
    const cargo = [{ unit: 'infantry', owner: 'japan', deed: { route: ['sz-56'], phase: 'combat-move', ...deed } }];
    const read = fromPosition({
      edition: 'revised',
      power: 'japan',
      phase: 'combat-move',
      units: { japan: { 'sz-63': { transport: 1 } } },
      aboard: [{ in: 'sz-63', ship: 'transport', owner: 'japan', cargo }],
      ...scene,
    });
    expect(read.ok ? [] : read.fault.map(({ path, rule: by }) => [path, by])).toEqual([
      ['aboard[0].cargo[0].deed.assaultFrom', rule],
    ]);
  });
});
