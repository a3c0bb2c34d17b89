import { describe, expect, test } from 'vitest';
import { awaiting, play, reach, type GameState } from '../../../../../src/engine/axis-allies/index.ts';
import { retreat } from '../battle.ts';
import { disagreement } from '../../../../../src/games/axis-allies/ui/battle/decisions/ConfirmCasualties.tsx';
import {
  after,
  asked,
  countsIn,
  declare,
  endPhase,
  expectAllowed,
  expectRefused,
  fight,
  game,
  idsOf,
  move,
  one,
  placesOf,
  readBack,
  roll,
  type Order,
  type Scene,
} from './support.ts';

const ID = 'joint-strike';
const UK = 'united-kingdom';
const US = 'united-states';

type Units = Scene['units'];

/** The British turn at its beginning. */
const british = (units: Units = {}, more: Partial<Scene> = {}) =>
  game({ power: UK, phase: 'develop-weapons', advantages: { [UK]: [ID] }, units, ...more });

/** The American combat move of a strike that was declared before. */
const strike = (units: Units, more: Partial<Scene> = {}) =>
  game({
    power: US,
    advantages: { [UK]: [ID] },
    spentAdvantages: [ID],
    running: [{ advantage: ID, until: 'own-turn' }],
    ...more,
    units,
  });

/** Moves of British units. */
const theirs =
  (from: string, counts: Readonly<Record<string, number>>, to: string, ...via: readonly string[]): Order =>
  (state) => ({
    type: 'move',
    units: idsOf(state, from, counts, UK),
    to,
    ...(via.length > 0 && { via }),
  });

const turnOver = (state: GameState): GameState => {
  const { power } = state;
  let now = state;
  while (now.power === power) now = after(now, endPhase);
  return now;
};

/** Both powers' tanks in Southern Europe, beside Germans in Western Europe. */
const tanks = (defenders: Readonly<Record<string, number>> = { infantry: 2 }) =>
  strike(
    {
      [UK]: { 'southern-europe': { tank: 1 } },
      [US]: { 'southern-europe': { tank: 1 } },
      germany: { 'western-europe': defenders },
    },
    { control: { 'southern-europe': US } },
  );
const toFrance = [
  move('southern-europe', { tank: 1 }, 'western-europe'),
  theirs('southern-europe', { tank: 1 }, 'western-europe'),
];

describe('NA-UK-2: Joint Strike, declared', () => {
  test('in develop weapons or purchase units; the combat phases are left out, and all may move in noncombat', () => {
    for (const orders of [[], [endPhase]]) {
      const state = after(british({ [UK]: { [UK]: { tank: 1, fighter: 1 } } }), ...orders, declare(ID));
      const moves = after(state, ...(orders.length > 0 ? [endPhase] : [endPhase, endPhase]));
      expect(moves.phase).toBe('noncombat-move');
      expect(reach(moves, idsOf(moves, UK, { fighter: 1 })).length).toBeGreaterThan(0);
    }
  });

  test('without it the combat phases come', () => {
    expect(after(british(), endPhase, endPhase).phase).toBe('combat-move');
  });

  test('not later, not twice, not by another', () => {
    for (const phase of ['combat-move', 'noncombat-move', 'collect-income'] as const)
      expectRefused(british({}, { phase }), declare(ID), 'NA-UK-2', 'advantage-not-now');
    expectRefused(after(british(), declare(ID)), declare(ID), 'NA-UK-2', 'advantage-used-up');
    expectRefused(british({}, { power: US }), declare(ID), 'NA-UK-2', 'advantage-not-now');
    expectRefused(british({}, { advantages: {} }), declare(ID), 'NA-UK-2', 'advantage-not-held');
  });

  test('without its capital the power declares it before anybody has moved', () => {
    const units = { [UK]: { india: { infantry: 1 } }, germany: { [UK]: { infantry: 1 } } };
    const state = british(units, { phase: 'combat-move', control: { [UK]: 'germany' } });
    expect(after(state, declare(ID)).phase).toBe('noncombat-move');
    expectRefused(
      after(state, move('india', { infantry: 1 }, 'french-indochina')),
      declare(ID),
      'NA-UK-2',
      'advantage-not-now',
    );
    expectRefused(after(state, endPhase), declare(ID), 'NA-UK-2', 'advantage-not-now');
  });

  test('not before dice that were paid for are rolled', () => {
    const researching = after(british(), { type: 'research', development: 'rockets', dice: 1 });
    expectRefused(researching, declare(ID), 'NA-UK-2', 'advantage-not-now');
    expectAllowed(after(researching, roll(1)), declare(ID));
  });

  test('ships beside enemies have not fought, and may leave in noncombat, from a position file too', () => {
    const units = { [UK]: { 'sz-7': { carrier: 1, fighter: 1 } }, germany: { 'sz-7': { submarine: 1 } } };
    const moving = after(british(units), declare(ID), endPhase, endPhase);
    expect(moving.phase).toBe('noncombat-move');
    for (const state of [moving, readBack(moving)])
      expect(countsIn(after(state, move('sz-7', { carrier: 1, fighter: 1 }, 'sz-8')), 'sz-8')).toEqual({
        carrier: 1,
        fighter: 1,
      });
  });

  test('holds till the next British turn', () => {
    const state = readBack(after(british({ [UK]: { [UK]: { tank: 1 } } }), declare(ID)));
    const american = turnOver(turnOver(state));
    expect([american.power, american.running.length]).toEqual([US, 1]);
    const next = turnOver(turnOver(turnOver(american)));
    expect([next.power, next.running.length]).toEqual([UK, 0]);
    expect(after(next, endPhase, endPhase).phase).toBe('combat-move');
  });
});

describe('NA-UK-2: Joint Strike, on land', () => {
  test('both powers’ units fight one battle, and decide together', () => {
    const state = readBack(after(tanks(), ...toFrance, endPhase, fight('western-europe')));
    expect(asked(state)).toEqual(['3: tank, tank']);
    expect(awaiting(state)).toMatchObject({ by: expect.arrayContaining([UK, US]) });
    const hit = readBack(after(state, roll(6, 6), roll(1, 6)));
    expect(awaiting(hit)).toMatchObject({ kind: 'casualties', by: expect.arrayContaining([UK, US]) });
    const table = ['soviet-union', 'united-kingdom', 'united-states', 'germany', 'japan'];
    const five = { ...hit, players: table.map((power) => ({ name: `For ${power}`, powers: [power] })) };
    expect(disagreement(five, 'attacker', [UK, US])?.text).toBe('If you do not agree, For germany chooses.');
    const lost = after(hit, (now) => ({ type: 'casualties', units: idsOf(now, 'western-europe', { tank: 1 }, UK) }));
    expect(countsIn(lost, 'western-europe', US)).toEqual({ tank: 1 });
    expect(countsIn(lost, 'western-europe', UK)).toEqual({});
  });

  test('they retreat together', () => {
    const state = after(tanks(), ...toFrance, endPhase, fight('western-europe'), roll(6, 6), roll(6, 6));
    const back = readBack(after(state, retreat('southern-europe')));
    expect(countsIn(back, 'southern-europe')).toEqual({ tank: 2 });
  });

  test('what British units take is American, but for friends’ own ground', () => {
    const taken = after(tanks({}), theirs('southern-europe', { tank: 1 }, 'western-europe'), endPhase);
    expect(taken.control['western-europe']).toBe(US);
    const home = strike({ [UK]: { 'trans-jordan': { tank: 1 } } }, { control: { 'anglo-egypt': 'germany' } });
    expect(after(home, theirs('trans-jordan', { tank: 1 }, 'anglo-egypt'), endPhase).control['anglo-egypt']).toBe(UK);
  });

  test('without a declaration they are not American, nor after combat, nor those of others', () => {
    const idle = { running: [], spentAdvantages: [] };
    const units = { [UK]: { 'southern-europe': { tank: 1 } }, 'soviet-union': { 'karelia-ssr': { tank: 1 } } };
    const order = theirs('southern-europe', { tank: 1 }, 'western-europe');
    const control = { 'southern-europe': US };
    expectRefused(strike(units, { ...idle, control }), order, 'TURN-7', 'not-your-unit');
    const state = strike(units, { control });
    expectAllowed(state, order);
    const soviet = () =>
      ({ type: 'move', units: [one(state, 'karelia-ssr', 'tank', 'soviet-union')], to: 'norway' }) as const;
    expectRefused(state, soviet, 'TURN-7', 'not-your-unit');
    const later = strike(units, { phase: 'noncombat-move', control });
    expectRefused(later, theirs('southern-europe', { tank: 1 }, 'ukraine-ssr'), 'TURN-7', 'not-your-unit');
    expect(reach(later, idsOf(later, 'southern-europe', { tank: 1 }, UK))).toEqual([]);
  });

  test('friends do not share what they have developed', () => {
    const state = strike(
      { [UK]: { [UK]: { bomber: 1 } }, [US]: { [UK]: { bomber: 1 } }, germany: { 'western-europe': { infantry: 3 } } },
      { developments: { [US]: ['heavy-bombers'] } },
    );
    const fought = after(
      state,
      move(UK, { bomber: 1 }, 'western-europe'),
      theirs(UK, { bomber: 1 }, 'western-europe'),
      endPhase,
      fight('western-europe'),
    );
    expect(awaiting(fought)).toMatchObject({ groups: [{ value: 4 }, { value: 4, dicePerUnit: 2 }] });
  });

  test('a British gun with rockets strikes as an American one', () => {
    const state = strike(
      { [UK]: { [UK]: { 'antiaircraft-gun': 1 } } },
      { phase: 'conduct-combat', developments: { [UK]: ['rockets'] } },
    );
    expectAllowed(state, { type: 'rocket', from: UK, to: 'germany' });
  });
});

describe('NA-UK-2: Joint Strike, at sea and from the sea', () => {
  const landing = (more: Partial<Scene> = {}) =>
    strike(
      {
        [UK]: { [UK]: { infantry: 1, tank: 1 }, 'sz-6': { battleship: 1, transport: 1 } },
        [US]: { 'sz-6': { transport: 1 } },
        germany: { 'western-europe': { infantry: 2 } },
      },
      more,
    );
  const board =
    (ship: string): Order =>
    (state) => ({
      type: 'load',
      units: idsOf(state, UK, { infantry: 1, tank: 1 }, UK),
      zone: 'sz-6',
      transport: one(state, 'sz-6', 'transport', ship),
    });
  const ashore: Order = (state) => ({
    type: 'offload',
    units: Object.values(state.units).flatMap(({ id, aboard }) => (aboard === undefined ? [] : [id])),
    to: 'western-europe',
  });

  test('British troops land from American transports, and British ships bombard', () => {
    for (const ship of [UK, US]) {
      const state = readBack(after(landing(), board(ship), ashore, endPhase, fight('western-europe')));
      expect(asked(state)).toEqual(['4: battleship']);
      const won = after(state, roll(1), roll(1, 6), roll(6));
      expect(won.control['western-europe']).toBe(US);
    }
  });

  test('a transport that put troops ashore in the British turn sails again, an American one rests', () => {
    const emptied = (owner: string) =>
      landing({ pieces: [{ in: 'sz-6', unit: 'transport', owner, count: 1, emptiedIn: 1 }] });
    expectAllowed(emptied(UK), board(UK));
    expectRefused(emptied(US), board(US), 'NCM-8', 'transport-done');
  });

  test('the fleets fight together and retreat to one zone', () => {
    const state = strike({
      [UK]: { 'sz-7': { destroyer: 1 } },
      [US]: { 'sz-7': { destroyer: 1 } },
      germany: { 'sz-6': { battleship: 1 } },
    });
    const fought = after(
      state,
      move('sz-7', { destroyer: 1 }, 'sz-6'),
      theirs('sz-7', { destroyer: 1 }, 'sz-6'),
      endPhase,
      fight('sz-6'),
    );
    expect(asked(fought)).toEqual(['3: destroyer, destroyer']);
    expect(countsIn(after(fought, roll(6, 6), roll(6), retreat('sz-7')), 'sz-7')).toEqual({ destroyer: 2 });
  });
});

describe('NA-UK-2: Joint Strike, in the air', () => {
  test('British aircraft need a place to land and fly home after their battle', () => {
    const state = strike({ [UK]: { [UK]: { fighter: 1 } }, germany: { 'western-europe': { infantry: 1 } } });
    const fought = after(
      state,
      theirs(UK, { fighter: 1 }, 'western-europe'),
      endPhase,
      fight('western-europe'),
      roll(1),
      roll(6),
    );
    expect(awaiting(fought)).toMatchObject({ kind: 'fly-home', by: [UK] });
    expect(countsIn(after(readBack(fought), theirs('western-europe', { fighter: 1 }, UK)), UK)).toEqual({ fighter: 1 });
    const far = strike({ [UK]: { [UK]: { fighter: 1 } }, germany: { 'sz-11': { transport: 1 } } });
    expect(placesOf(far, idsOf(far, UK, { fighter: 1 }, UK))).not.toContain('sz-11');
  });

  /** A British fighter attacks a submarine too far out to come back; a carrier lies beside it. */
  const farOut = (owner: string) => {
    const fighter = { [UK]: { fighter: 1 } };
    const carrier = { 'sz-8': { carrier: 1 } };
    const state = strike({
      [UK]: owner === UK ? { ...fighter, ...carrier } : fighter,
      [US]: owner === US ? carrier : {},
      germany: { 'sz-11': { submarine: 1 } },
    });
    return after(state, theirs(UK, { fighter: 1 }, 'sz-11'));
  };

  test('an American carrier fetches a British fighter, or it is lost', () => {
    const fought = readBack(after(farOut(US), endPhase, fight('sz-11'), roll(1)));
    expect(awaiting(fought)).toMatchObject({ kind: 'fly-home', by: [UK] });
    const moving = readBack(after(fought, theirs('sz-11', { fighter: 1 }, 'sz-11'), endPhase));
    expect(moving.phase).toBe('noncombat-move');
    expectRefused(moving, endPhase, 'NCM-6', 'must-save-air');
    const fetched = after(moving, move('sz-8', { carrier: 1 }, 'sz-11'));
    expect(countsIn(after(readBack(fetched), endPhase), 'sz-11', UK)).toEqual({ fighter: 1 });
  });

  test('a British carrier does not come: it moves in combat move only', () => {
    expectRefused(farOut(UK), endPhase, 'CM-11', 'cannot-land');
    const sailed = after(farOut(UK), theirs('sz-8', { carrier: 1 }, 'sz-11'), endPhase);
    const won = after(sailed, fight('sz-11'), roll(6), roll(6, 1));
    expect(countsIn(turnOver(after(won, theirs('sz-11', { fighter: 1 }, 'sz-11'))), 'sz-11')).toEqual({
      carrier: 1,
      fighter: 1,
    });
  });

  test('a fighter is not left behind over the sea, for it does not move in noncombat', () => {
    const units = { 'sz-7': { carrier: 1, fighter: 1 } };
    const enemies = { germany: { 'sz-6': { transport: 1 } } };
    for (const [owner, isRefused] of [
      [UK, true],
      [US, false],
    ] as const) {
      const carrier = (state: GameState) =>
        ({ type: 'move', units: idsOf(state, 'sz-7', { carrier: 1 }, owner), to: 'sz-6' }) as const;
      const state = strike({ [owner]: units, ...enemies });
      const launch = (now: GameState) =>
        ({ type: 'move', units: idsOf(now, 'sz-7', { fighter: 1 }, owner), to: 'sz-7' }) as const;
      expectAllowed(after(state, carrier), endPhase);
      const sailed = after(state, launch, carrier);
      if (isRefused) expectRefused(sailed, endPhase, 'CM-11', 'cannot-land');
      else expectAllowed(sailed, endPhase);
    }
    const beside = { [UK]: { 'sz-7': { carrier: 2, fighter: 1 } }, ...enemies };
    expectAllowed(after(strike(beside), theirs('sz-7', { carrier: 1 }, 'sz-6')), endPhase);
  });

  test('nor where an American carrier could come for it: nobody would have to send it', () => {
    const state = strike({
      [UK]: { 'sz-53': { carrier: 1, fighter: 1 } },
      [US]: { 'sz-55': { carrier: 1 } },
      japan: { 'sz-52': { transport: 1 } },
    });
    const launched = after(state, theirs('sz-53', { fighter: 1 }, 'sz-53'));
    const sailed = after(launched, theirs('sz-53', { carrier: 1 }, 'sz-52'));
    expectRefused(sailed, endPhase, 'CM-11', 'cannot-land');
    expectAllowed(after(sailed, theirs('sz-53', { fighter: 1 }, 'sz-52')), endPhase);
  });

  test('a fighter that rests on an American carrier sails with it, as any friend’s does', () => {
    for (const guests of [0, 1, 2])
      for (const owner of [UK, 'soviet-union']) {
        const state = strike({
          [owner]: { 'sz-53': { fighter: guests } },
          [US]: { 'sz-53': { carrier: 1 }, midway: { fighter: 1 } },
          japan: { 'sz-51': { transport: 1 } },
        });
        // From there only the carrier can take up the American fighter, if it has room beside its guests.
        const flight = move('midway', { fighter: 1 }, 'sz-51');
        const ended = play(state, flight(state));
        const isAllowed = ended.ok && play(ended.value.state, endPhase).ok;
        expect([owner, guests, isAllowed]).toEqual([owner, guests, guests < 2]);
      }
  });

  test('nobody lands in its place on a carrier while it rests there', () => {
    for (const guests of [1, 2]) {
      const state = strike({
        [UK]: { 'sz-52': { fighter: guests } },
        [US]: { 'sz-52': { carrier: 1 }, midway: { fighter: 1 } },
        japan: { 'sz-57': { transport: 1 } },
      });
      const fought = after(state, move('midway', { fighter: 1 }, 'sz-57'), endPhase, fight('sz-57'), roll(1), roll(6));
      const places = placesOf(fought, idsOf(fought, 'sz-57', { fighter: 1 }));
      expect([guests, places.includes('sz-52')]).toEqual([guests, guests === 1]);
    }
  });

  test('fighters stay aboard as cargo if they are told to, and are free when combat is over', () => {
    const state = strike({ [UK]: { 'sz-7': { carrier: 1, fighter: 1 } }, germany: { 'sz-6': { transport: 1 } } });
    const sailed = after(
      state,
      (now) => ({ type: 'load', units: idsOf(now, 'sz-7', { fighter: 1 }, UK), zone: 'sz-7' }),
      theirs('sz-7', { carrier: 1 }, 'sz-6'),
      endPhase,
      fight('sz-6'),
    );
    const won = after(readBack(sailed), roll(1), roll(6), endPhase);
    expect(won.phase).toBe('noncombat-move');
    expect(Object.values(won.units).filter(({ aboard }) => aboard !== undefined)).toEqual([]);
    expect(countsIn(turnOver(won), 'sz-6', UK)).toEqual({ carrier: 1, fighter: 1 });
  });

  test('British flights do not share the island bases of the Americans', () => {
    const places = (owner: string) => {
      const state = strike(
        { [owner]: { 'hawaiian-islands': { fighter: 1 } }, japan: { 'sz-42': { transport: 1 } } },
        { advantages: { [UK]: [ID], [US]: ['island-bases'] } },
      );
      return reach(state, idsOf(state, 'hawaiian-islands', { fighter: 1 }, owner)).map(({ space }) => space);
    };
    expect(places(US)).toContain('sz-42');
    expect(places(UK)).not.toContain('sz-42');
  });
});
