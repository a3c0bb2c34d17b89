import { describe, expect, test } from 'vitest';
import {
  awaiting,
  fromPosition,
  rocketStrikes,
  toPosition,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { after, endPhase, expectRefused, fight, game, move, played, roll } from './position.ts';

/** Rocket strikes (RKT). */

const rocket = (from: string, to: string): Command => ({ type: 'rocket', from, to });

/** Germany with rockets, at the beginning of conduct combat. */
const german = (guns: Readonly<Record<string, number>>, more: object = {}): GameState =>
  after(
    game({
      power: 'germany',
      developments: { germany: ['rockets'] },
      units: {
        germany: Object.fromEntries(
          Object.entries(guns).map(([space, count]) => [space, { 'antiaircraft-gun': count }]),
        ),
        'soviet-union': { caucasus: { infantry: 1 } },
      },
      ...more,
    }),
    endPhase,
  );

describe('rockets', () => {
  test('RKT-1: a gun strikes a complex within three spaces: one die, without defence', () => {
    const state = game({
      power: 'soviet-union',
      developments: { 'soviet-union': ['rockets'] },
      units: {
        'soviet-union': { caucasus: { 'antiaircraft-gun': 1 } },
        germany: { germany: { 'antiaircraft-gun': 1 } },
      },
    });
    const launched = after(state, endPhase, rocket('caucasus', 'germany'));
    expect(awaiting(launched)).toEqual({ kind: 'dice', by: ['soviet-union'], roll: 'rocket', dice: 1, groups: [] });
    expectRefused(launched, endPhase, 'RKT-1', 'rocket-first');
    expectRefused(launched, roll(1, 2), 'RKT-1', 'wrong-dice-count');
    const struck = played(launched, roll(6));
    expect(struck.state.treasury).toMatchObject({ germany: 34, 'soviet-union': 24 });
    expect(struck.events.map(({ type }) => type)).toEqual(['rocket-rolled', 'ipcs-destroyed']);
  });

  test('RKT-1: strikes are told in the order of the board, in whatever order the guns came', () => {
    const from = rocketStrikes(german({ 'western-europe': 1, 'ukraine-ssr': 1 })).map((strike) => strike.from);
    expect(from).toEqual(['ukraine-ssr', 'ukraine-ssr', 'western-europe']);
  });

  test('RKT-1: at most the territory’s value, and at most what its controller has', () => {
    expect(
      after(german({ 'ukraine-ssr': 1 }), rocket('ukraine-ssr', 'caucasus'), roll(6)).treasury['soviet-union'],
    ).toBe(20);
    const poor = german({ 'ukraine-ssr': 1 }, { treasury: { 'soviet-union': 1 } });
    expect(after(poor, rocket('ukraine-ssr', 'caucasus'), roll(6)).treasury['soviet-union']).toBe(0);
  });

  test('RKT-1: not without Rockets, without a gun, or at anything else', () => {
    expectRefused(
      german({ 'ukraine-ssr': 1 }, { developments: {} }),
      rocket('ukraine-ssr', 'caucasus'),
      'RKT-1',
      'no-rockets',
    );
    expectRefused(german({ 'ukraine-ssr': 1 }), rocket('belorussia', 'caucasus'), 'RKT-1', 'no-rockets');
    expectRefused(german({ 'ukraine-ssr': 1 }), rocket('ukraine-ssr', 'archangel'), 'RKT-1', 'nothing-to-strike');
    expectRefused(german({ 'ukraine-ssr': 1 }), rocket('ukraine-ssr', 'germany'), 'RKT-1', 'nothing-to-strike');
  });

  test('RKT-2: one strike from a territory', () => {
    const struck = after(german({ 'ukraine-ssr': 2 }), rocket('ukraine-ssr', 'caucasus'), roll(1));
    expectRefused(struck, rocket('ukraine-ssr', 'russia'), 'RKT-2', 'struck-already');
    expect(rocketStrikes(struck)).toEqual([]);
  });

  test('RKT-2: one strike at a complex', () => {
    const struck = after(german({ 'ukraine-ssr': 1, belorussia: 1 }), rocket('ukraine-ssr', 'caucasus'), roll(2));
    expectRefused(struck, rocket('belorussia', 'caucasus'), 'RKT-2', 'complex-struck');
    expect(rocketStrikes(struck)).toEqual([{ from: 'belorussia', to: 'russia' }]);
    expect(after(struck, rocket('belorussia', 'russia'), roll(5)).treasury['soviet-union']).toBe(17);
  });

  test('RKT-3: spaces are counted over land and sea, and never through neutral ground', () => {
    const state = game({
      power: 'soviet-union',
      developments: { 'soviet-union': ['rockets'] },
      units: { 'soviet-union': { russia: { 'antiaircraft-gun': 1 } } },
    });
    expectRefused(after(state, endPhase), rocket('russia', 'germany'), 'RKT-3', 'out-of-range');
    const overSea = german({ 'western-europe': 1 });
    expect(rocketStrikes(overSea)).toEqual([{ from: 'western-europe', to: 'united-kingdom' }]);
  });

  test('RKT-4: a gun that struck does not move in noncombat', () => {
    const struck = after(german({ 'ukraine-ssr': 1 }), rocket('ukraine-ssr', 'caucasus'), roll(2), endPhase);
    expectRefused(struck, move('ukraine-ssr', { 'antiaircraft-gun': 1 }, 'balkans'), 'NCM-1', 'already-fought');
  });

  test('RKT-4: a gun in a territory that was taken this turn does not strike', () => {
    const taken = game({
      power: 'germany',
      phase: 'conduct-combat',
      developments: { germany: ['rockets'] },
      units: { germany: { 'west-russia': { 'antiaircraft-gun': 1 } } },
      turn: { captured: ['west-russia'] },
    });
    expectRefused(taken, rocket('west-russia', 'russia'), 'RKT-4', 'captured-gun');
    expect(rocketStrikes(taken)).toEqual([]);
  });

  test('RKT-4, NA-SU-5: a gun that was lent this turn strikes at once', () => {
    const lent = game({
      power: 'soviet-union',
      phase: 'purchase-units',
      developments: { 'soviet-union': ['rockets'] },
      advantages: { 'soviet-union': ['lend-lease'] },
      units: { 'united-kingdom': { caucasus: { 'antiaircraft-gun': 1 } }, germany: { germany: { infantry: 1 } } },
    });
    const [gun] = Object.values(lent.units).filter(({ type }) => type === 'antiaircraft-gun');
    const lend: Command = { type: 'use-advantage', advantage: 'lend-lease', units: [gun!.id] };
    const struck = after(lent, lend, endPhase, endPhase, rocket('caucasus', 'germany'), roll(6));
    expect(struck.treasury['germany']).toBe(34);
  });

  describe('RKT-4, COM-2: undefended ground that a rocket can strike', () => {
    const entered = (units: object = {}): GameState =>
      after(
        game({
          power: 'germany',
          developments: { germany: ['rockets'] },
          units: {
            germany: { 'ukraine-ssr': { 'antiaircraft-gun': 1, infantry: 2 } },
            'soviet-union': { russia: { infantry: 1 } },
            ...units,
          },
        }),
        move('ukraine-ssr', { infantry: 2 }, 'caucasus'),
      );
    const holder = (state: GameState) => state.control['caucasus'];

    test('is struck before the troops walk in, and falls when it was', () => {
      const begun = after(entered(), endPhase);
      expect(holder(begun)).toBe('soviet-union');
      expect(rocketStrikes(begun).map(({ to }) => to)).toContain('caucasus');
      const struck = after(begun, rocket('ukraine-ssr', 'caucasus'), roll(3));
      expect([holder(struck), struck.treasury['soviet-union'], struck.turn.battles]).toEqual(['germany', 21, []]);
    });

    test('falls when another complex was struck by the only gun', () => {
      expect(holder(after(entered(), endPhase, rocket('ukraine-ssr', 'russia'), roll(3)))).toBe('germany');
    });

    test('falls when its turn in the order of battles comes', () => {
      expect(holder(after(entered(), endPhase, fight('caucasus')))).toBe('germany');
    });

    test('falls before the next battle', () => {
      const begun = after(
        entered({
          germany: { 'ukraine-ssr': { 'antiaircraft-gun': 1, infantry: 2 }, 'west-russia': { tank: 1 } },
          'soviet-union': { archangel: { infantry: 1 } },
        }),
        move('west-russia', { tank: 1 }, 'archangel'),
        endPhase,
      );
      const fought = played(begun, fight('archangel'));
      expect(fought.events.map(({ type }) => type).slice(0, 3)).toEqual([
        'battles-listed',
        'territory-captured',
        'battle-began',
      ]);
      expect(fought.state.turn.battles).toEqual([]);
    });

    test('falls when the phase ends', () => {
      const over = after(entered(), endPhase, endPhase);
      expect([over.phase, holder(over)]).toEqual(['noncombat-move', 'germany']);
    });

    test('is raided first, and can be struck after the raid', () => {
      const begun = after(
        entered({
          germany: { 'ukraine-ssr': { 'antiaircraft-gun': 1, infantry: 2, bomber: 1 } },
        }),
        move('ukraine-ssr', { bomber: 1 }, 'caucasus'),
      );
      const bomber = Object.values(begun.units).find(({ type }) => type === 'bomber')!.id;
      const raided = after(begun, { type: 'raid', units: [bomber], raid: true }, endPhase, {
        type: 'fight',
        space: 'caucasus',
        kind: 'raid',
      });
      expect(holder(raided)).toBe('soviet-union');
      const rolled = after(raided, roll(2), move('caucasus', { bomber: 1 }, 'ukraine-ssr'));
      expect(holder(rolled)).toBe('soviet-union');
      const struck = after(rolled, rocket('ukraine-ssr', 'caucasus'), roll(4));
      expect([holder(struck), struck.treasury['soviet-union']]).toEqual(['germany', 18]);
    });

    test('falls at once without a gun in reach, and is kept in a position file while it waits', () => {
      expect(holder(after(entered({ germany: { 'ukraine-ssr': { infantry: 2 } } }), endPhase))).toBe('germany');
      const begun = after(entered(), endPhase);
      const read = fromPosition(toPosition(begun));
      if (!read.ok) throw new Error(JSON.stringify(read.fault));
      expect([holder(read.value), read.value.turn.battles]).toEqual(['soviet-union', begun.turn.battles]);
    });
  });

  test('in a position file strikes and their die are kept', () => {
    const launched = after(german({ 'ukraine-ssr': 1 }), rocket('ukraine-ssr', 'caucasus'));
    for (const state of [launched, after(launched, roll(3))]) {
      const file = toPosition(state);
      const read = fromPosition(file);
      if (!read.ok) throw new Error(JSON.stringify(read.fault));
      expect([file.version, toPosition(read.value)]).toEqual([3, file]);
      expectRefused(after(launched, roll(3)), rocket('ukraine-ssr', 'russia'), 'RKT-2', 'struck-already');
    }
  });
});
