import { describe, expect, test } from 'vitest';
import { fromPosition, reach, remedies, toPosition, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  countsIn,
  endPhase,
  expectAllowed,
  expectRefused,
  fight,
  fightOut,
  game,
  idsOf,
  load,
  move,
  one,
  played,
  type Scene,
} from './position.ts';

/** Own fighters that stay aboard a carrier as cargo (CM-13). */

/** A Japanese carrier with fighters beside an American ship. */
const pacific = (own: Scene['units'][string], enemy = 'destroyer', more: Partial<Scene> = {}): GameState =>
  game({ power: 'japan', units: { japan: own, 'united-states': { 'sz-51': { [enemy]: 1 } } }, ...more });

const stay = (count = 1) => load('sz-50', { fighter: count }, 'sz-50');
const sail = move('sz-50', { carrier: 1 }, 'sz-51');
const attackers = (state: GameState): readonly (string | undefined)[] =>
  state.battle?.attackers.map((id) => state.units[id]?.type).sort() ?? [];

describe('fighters aboard', () => {
  test('CM-13: go with their carrier and do not fight', () => {
    const state = pacific({ 'sz-50': { carrier: 1, fighter: 2 } });
    const sailed = after(state, stay(2), sail);
    expect(countsIn(sailed, 'sz-51', 'japan')).toEqual({ carrier: 1, fighter: 2 });
    expect(attackers(after(sailed, endPhase, fight('sz-51')))).toEqual(['carrier']);
  });

  test('CM-13: stay aboard a carrier that sails if nothing else is said, and go down with it', () => {
    const state = after(pacific({ 'sz-50': { carrier: 1, fighter: 2 } }), sail);
    expect(countsIn(state, 'sz-51', 'japan')).toEqual({ carrier: 1, fighter: 2 });
    expectRefused(state, move('sz-51', { fighter: 1 }, 'sz-50'), 'CM-13', 'cargo-moves-with-ship');
    const began = after(state, endPhase);
    expect(attackers(after(began, fight('sz-51')))).toEqual(['carrier']);
    expect(countsIn(fightOut(began, 'sz-51', { attacker: 6, defender: 1 }), 'sz-51')).toEqual({ destroyer: 1 });
  });

  test('CM-13: leave a zone shared with the enemy with their carrier', () => {
    const beside = game({
      power: 'japan',
      units: { japan: { 'sz-50': { carrier: 1, fighter: 2 } }, 'united-states': { 'sz-50': { destroyer: 1 } } },
    });
    const fled = after(beside, move('sz-50', { carrier: 1 }, 'sz-51'));
    expect(countsIn(fled, 'sz-51', 'japan')).toEqual({ carrier: 1, fighter: 2 });
    const launched = after(
      beside,
      stay(),
      move('sz-50', { fighter: 2 }, 'sz-50'),
      move('sz-50', { carrier: 1 }, 'sz-51'),
    );
    expect(attackers(after(launched, endPhase, fight('sz-50')))).toEqual(['fighter', 'fighter']);
  });

  test('CM-13: stay with the own decks that stay, guests first on those of their friends', () => {
    const two = pacific({ 'sz-50': { carrier: 2, fighter: 3 } });
    const first = after(two, sail);
    expect(countsIn(first, 'sz-51', 'japan')).toEqual({ carrier: 1, fighter: 1 });
    expect(countsIn(after(first, sail), 'sz-51', 'japan')).toEqual({ carrier: 2, fighter: 3 });
    const friends = game({
      power: 'united-kingdom',
      units: {
        'united-kingdom': { 'sz-50': { carrier: 1, fighter: 1 } },
        'united-states': { 'sz-50': { carrier: 1, fighter: 1 } },
        japan: { 'sz-51': { destroyer: 1 } },
      },
    });
    expect(countsIn(after(friends, sail), 'sz-51', 'united-kingdom')).toEqual({ carrier: 1, fighter: 1 });
    expect(countsIn(after(friends, sail), 'sz-50', 'united-states')).toEqual({ carrier: 1, fighter: 1 });
  });

  describe('that are launched', () => {
    const launch = move('sz-50', { fighter: 1 }, 'sz-50');
    const launched = (): GameState => after(pacific({ 'sz-50': { carrier: 1, fighter: 2 } }, 'transport'), launch);

    test('CM-13: stay in the zone where their carrier started, and fly after combat', () => {
      const sailed = after(launched(), sail);
      expect(countsIn(sailed, 'sz-50', 'japan')).toEqual({ fighter: 1 });
      expect(countsIn(sailed, 'sz-51', 'japan')).toEqual({ carrier: 1, fighter: 1 });
      const peace = after(fightOut(after(sailed, endPhase), 'sz-51', { attacker: 1, defender: 6 }), endPhase);
      expectRefused(peace, endPhase, 'NCM-6', 'must-save-air');
      expect(countsIn(after(peace, move('sz-50', { fighter: 1 }, 'wake-island')), 'wake-island')).toEqual({
        fighter: 1,
      });
    });

    test('CM-13: still fly to a battle, or go aboard again', () => {
      expectAllowed(launched(), move('sz-50', { fighter: 1 }, 'sz-51'));
      const both = after(launched(), stay(2), sail);
      expect(countsIn(both, 'sz-51', 'japan')).toEqual({ carrier: 1, fighter: 2 });
    });

    test('CM-13: first, if nothing else gives another fighter room on their carrier', () => {
      const far = game({
        power: 'japan',
        units: {
          japan: { 'sz-57': { carrier: 1, fighter: 2 }, 'wake-island': { fighter: 1 } },
          'united-states': { 'sz-55': { destroyer: 1 } },
        },
        control: { 'caroline-islands': 'united-states' },
      });
      const struck = after(far, move('wake-island', { fighter: 1 }, 'sz-55'));
      const sent = move('sz-57', { carrier: 1 }, 'sz-55');
      expectRefused(struck, sent, 'CM-11', 'cannot-land');
      const ways = remedies(struck, sent(struck));
      expect(ways).toContainEqual({
        kind: 'first',
        orders: [{ type: 'move', units: idsOf(struck, 'sz-57', { fighter: 2 }), to: 'sz-57' }],
      });
      expectAllowed(after(struck, move('sz-57', { fighter: 2 }, 'sz-57')), sent);
    });

    test('CM-13: after their carrier’s move was taken back', () => {
      const state = after(pacific({ 'sz-50': { carrier: 1, fighter: 1 } }), sail);
      const ways = remedies(state, move('sz-51', { fighter: 1 }, 'sz-50')(state));
      expect(ways).toContainEqual({ kind: 'take-back', units: [one(state, 'sz-51', 'carrier')] });
    });

    test('CM-13: only from an own carrier that has not sailed', () => {
      const gone = after(launched(), sail);
      expectRefused(gone, move('sz-50', { fighter: 1 }, 'sz-50'), 'CM-1', 'same-space');
      const guest = game({
        power: 'japan',
        units: { japan: { 'sz-50': { fighter: 1 } }, germany: { 'sz-50': { carrier: 1 } } },
      });
      expectRefused(guest, launch, 'CM-1', 'same-space');
    });

    test('CM-13: are in a position file', () => {
      const state = after(launched(), sail);
      const file = toPosition(state);
      expect(file.version).toBe(3);
      const read = fromPosition(file);
      expect(read.ok && toPosition(read.value)).toEqual(file);
    });
  });

  test('CM-13: some stay and some fight', () => {
    const state = after(pacific({ 'sz-50': { carrier: 1, fighter: 2 } }), stay());
    const flying = idsOf(state, 'sz-50', { fighter: 2 }).filter((id) => state.units[id]?.aboard === undefined);
    const both = after(state, { type: 'move', units: flying, to: 'sz-51' }, sail, endPhase, fight('sz-51'));
    expect(attackers(both)).toEqual(['carrier', 'fighter']);
    expect(countsIn(both, 'sz-51', 'japan')).toEqual({ carrier: 1, fighter: 2 });
  });

  test('CM-13: are lost with the carrier', () => {
    const state = after(pacific({ 'sz-50': { carrier: 1, fighter: 2 } }), stay(2), sail, endPhase);
    const lost = fightOut(state, 'sz-51', { attacker: 6, defender: 1 });
    expect(countsIn(lost, 'sz-51')).toEqual({ destroyer: 1 });
  });

  test('CM-13: do not fight either on a carrier that stays where there is a battle', () => {
    const beside = game({
      power: 'japan',
      units: { japan: { 'sz-50': { carrier: 1, fighter: 2 } }, 'united-states': { 'sz-50': { destroyer: 1 } } },
    });
    expect(attackers(after(beside, stay(), endPhase, fight('sz-50')))).toEqual(['carrier', 'fighter']);
    expect(attackers(after(beside, endPhase, fight('sz-50')))).toEqual(['carrier', 'fighter', 'fighter']);
  });

  test('CM-13: stay there to the end of the turn once they were carried along', () => {
    const state = after(pacific({ 'sz-50': { carrier: 1, fighter: 2 } }, 'transport'), stay(2), sail, endPhase);
    const { state: peace, events } = played(fightOut(state, 'sz-51', { attacker: 1, defender: 6 }), endPhase);
    expect(events.some(({ type }) => type === 'fighters-released')).toBe(true);
    expectRefused(peace, move('sz-51', { fighter: 1 }, 'wake-island'), 'NCM-1', 'already-moved');
    expect(countsIn(after(peace, endPhase), 'sz-51')).toEqual({ carrier: 1, fighter: 2 });
  });

  test('CM-13: carried nowhere they may move after combat', () => {
    const state = after(pacific({ 'sz-50': { carrier: 1, fighter: 1 } }), stay(), endPhase, endPhase);
    expectAllowed(state, move('sz-50', { fighter: 1 }, 'caroline-islands'));
  });

  describe('and those that would land', () => {
    /** From Wake Island to zone 55 are four spaces: only a carrier could take that fighter up. */
    const strike = move('wake-island', { fighter: 1 }, 'sz-55');
    const far = (): GameState =>
      game({
        power: 'japan',
        units: {
          japan: { 'sz-57': { carrier: 1, fighter: 2 }, 'wake-island': { fighter: 1 } },
          'united-states': { 'sz-55': { destroyer: 1 } },
        },
        control: { 'caroline-islands': 'united-states' },
      });
    const keep = load('sz-57', { fighter: 2 }, 'sz-57');

    test('CM-13, NCM-1: they make room after combat, if their carrier took them nowhere', () => {
      const state = after(far(), keep, strike, endPhase);
      const won = fightOut(state, 'sz-55', { attacker: 1, defender: 6 });
      const fetched = after(won, move('sz-55', { fighter: 1 }, 'sz-55'), endPhase);
      expectRefused(fetched, endPhase, 'NCM-6', 'must-save-air');
      const ashore = after(
        fetched,
        move('sz-57', { fighter: 2 }, 'wake-island'),
        move('sz-57', { carrier: 1 }, 'sz-55'),
      );
      expect(countsIn(after(ashore, endPhase), 'sz-55')).toEqual({ carrier: 1, fighter: 1 });
    });

    test('CM-13: they take the room if their carrier takes them along', () => {
      const sent = move('sz-57', { carrier: 1 }, 'sz-55');
      expectRefused(after(far(), keep, sent), strike, 'CM-11', 'cannot-land');
      expectRefused(after(far(), keep, strike), sent, 'CM-11', 'cannot-land');
    });

    test('CM-13: they take the room if they could go nowhere else', () => {
      const near = ['wake-island', 'manchuria', 'kwantung', 'okinawa', 'philippine-islands', 'solomon-islands'];
      const beyond = ['new-guinea', 'borneo', 'french-indochina', 'caroline-islands'];
      const state = (fighter: number): GameState =>
        game({
          power: 'japan',
          units: {
            japan: { 'sz-57': { carrier: 1, fighter }, japan: { fighter: 1 } },
            'united-states': { 'sz-55': { destroyer: 1 } },
          },
          control: Object.fromEntries([...near, ...beyond].map((space) => [space, 'united-states'])),
          // Nobody lands in Japan, which was freed this turn.
          complexesCapturedThisTurn: ['japan'],
        });
      const fromJapan = move('japan', { fighter: 1 }, 'sz-55');
      expectRefused(after(state(2), keep, fromJapan), endPhase, 'CM-11', 'cannot-land');
      expectAllowed(after(state(1), load('sz-57', { fighter: 1 }, 'sz-57'), fromJapan), endPhase);
    });
  });

  test('CM-13: must not have flown, and their carrier not sailed', () => {
    const state = pacific({ 'sz-50': { carrier: 1, fighter: 2 } });
    const flown = after(state, move('sz-50', { fighter: 1 }, 'sz-51'));
    expectRefused(flown, load('sz-51', { fighter: 1 }, 'sz-51'), 'CM-13', 'already-moved');
    const left = after(flown, move('sz-50', { fighter: 1 }, 'sz-50'), sail);
    expectRefused(left, load('sz-50', { fighter: 1 }, 'sz-50'), 'CM-13', 'no-deck');
  });

  test('CM-13: are two on each carrier, and guests take room too', () => {
    const guests = pacific({ 'sz-50': { carrier: 1, fighter: 1 } }, 'destroyer', {
      units: {
        japan: { 'sz-50': { carrier: 1, fighter: 1 } },
        germany: { 'sz-50': { fighter: 1 } },
        'united-states': { 'sz-51': { destroyer: 1 } },
      },
    });
    const kept = after(guests, stay());
    const sailed = after(kept, sail);
    expect(countsIn(sailed, 'sz-51', 'germany')).toEqual({ fighter: 1 });
    expectRefused(sailed, move('sz-51', { fighter: 1 }, 'sz-50'), 'CM-13', 'cargo-moves-with-ship');
  });

  test('CM-13: are offered to be launched where they stand', () => {
    const state = pacific({ 'sz-50': { carrier: 1, fighter: 1 } });
    const here = reach(state, idsOf(state, 'sz-50', { fighter: 1 })).filter(({ space }) => space === 'sz-50');
    expect(here.map(({ command }) => command)).toEqual([
      { type: 'move', units: [one(state, 'sz-50', 'fighter')], to: 'sz-50' },
    ]);
  });

  test('CM-13: are offered to stay aboard where they would fight', () => {
    const state = game({
      power: 'japan',
      units: { japan: { 'sz-50': { carrier: 1, fighter: 1 } }, 'united-states': { 'sz-50': { destroyer: 1 } } },
    });
    const here = reach(state, idsOf(state, 'sz-50', { fighter: 1 })).find(({ space }) => space === 'sz-50');
    expect(here?.meaning).toBe('load');
    expect(here?.command).toEqual({ type: 'load', units: [one(state, 'sz-50', 'fighter')], zone: 'sz-50' });
  });

  describe('that were to stay can be launched after all', () => {
    const kept = () => after(pacific({ 'sz-50': { carrier: 1, fighter: 2 } }), stay(2));

    test('CM-13: while their carrier has not sailed', () => {
      const launched = after(kept(), move('sz-50', { fighter: 1 }, 'sz-51'), sail);
      expect(attackers(after(launched, endPhase, fight('sz-51')))).toEqual(['carrier', 'fighter']);
      expectRefused(after(kept(), sail), move('sz-51', { fighter: 1 }, 'sz-50'), 'CM-13', 'cargo-moves-with-ship');
    });

    test('CM-13: they are offered the same flights as before, and no more', () => {
      const free = pacific({ 'sz-50': { carrier: 1, fighter: 2 } });
      const flights = (state: GameState) =>
        reach(state, [one(state, 'sz-50', 'fighter')]).filter(({ command }) => command.type === 'move');
      const others = flights(kept()).filter(({ space }) => space !== 'sz-50');
      expect(others.map(({ space, routes }) => [space, routes])).toEqual(
        flights(free)
          .filter(({ space }) => space !== 'sz-50')
          .map(({ space, routes }) => [space, routes]),
      );
      for (const { command } of others) expectAllowed(kept(), command);
    });

    test('CM-13: to fight where they are, too', () => {
      const beside = game({
        power: 'japan',
        units: { japan: { 'sz-50': { carrier: 1, fighter: 2 } }, 'united-states': { 'sz-50': { destroyer: 1 } } },
      });
      const state = after(beside, stay(2), move('sz-50', { fighter: 1 }, 'sz-50'));
      expect(attackers(after(state, endPhase, fight('sz-50')))).toEqual(['carrier', 'fighter']);
      const here = reach(after(beside, stay(2)), idsOf(beside, 'sz-50', { fighter: 2 })).find(
        ({ space }) => space === 'sz-50',
      );
      expect(here).toMatchObject({ meaning: 'attack', command: { type: 'move', to: 'sz-50' } });
    });
  });

  test('UNIT-4: only fighters, and not in noncombat move', () => {
    const state = game({
      power: 'japan',
      phase: 'noncombat-move',
      units: { japan: { 'sz-50': { carrier: 1, fighter: 1 } } },
    });
    expectRefused(state, stay(), 'NCM-9', 'cannot-carry');
  });
});

describe('in a position file fighters aboard', () => {
  const kept = (): GameState => after(pacific({ 'sz-50': { carrier: 1, fighter: 2 } }), stay(2), sail);

  test('are kept', () => {
    const file = toPosition(kept());
    expect(file.version).toBe(3);
    const read = fromPosition(file);
    expect(read.ok && toPosition(read.value)).toEqual(file);
    expect(read.ok && countsIn(read.value, 'sz-51', 'japan')).toEqual({ carrier: 1, fighter: 2 });
  });

  test.each([
    ['in noncombat move', { phase: 'noncombat-move' }, 'CM-13'],
    ['of another power', { power: 'germany' }, 'CM-13'],
    [
      'that are tanks',
      { aboard: [{ in: 'sz-51', ship: 'carrier', owner: 'japan', cargo: [{ unit: 'tank', owner: 'japan' }] }] },
      'NCM-9',
    ],
    [
      'that are too many',
      {
        aboard: [
          {
            in: 'sz-51',
            ship: 'carrier',
            owner: 'japan',
            cargo: ['a', 'b', 'c'].map(() => ({ unit: 'fighter', owner: 'japan' })),
          },
        ],
      },
      'NCM-5',
    ],
  ])('are refused: %s', (_, wrong, rule) => {
    const read = fromPosition({ ...toPosition(kept()), ...wrong });
    expect(read.ok ? [] : read.fault.map((fault) => fault.rule)).toContain(rule);
  });
});
