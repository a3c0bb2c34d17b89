import { describe, expect, test } from 'vitest';
import { awaiting, fromPosition, reach, type GameState } from '../../../../../src/engine/axis-allies/index.ts';
import {
  after,
  asked,
  countsIn,
  declare,
  endPhase,
  expectRefused,
  fight,
  game,
  idsOf,
  move,
  one,
  played,
  readBack,
  roll,
  toldOf,
  type Scene,
} from './support.ts';
import { testRefusals } from '../../rules/refusalCases.ts';
import { lose } from '../battle.ts';

type Counts = Readonly<Record<string, number>>;

const ID = 'kamikaze-attacks';
const UNITED = 'united-states';

/** Japanese aircraft in Manchuria, four steps from American ships in zone 57 and from nowhere to land there. */
const scene = (ships: Counts, air: Counts = { fighter: 1 }, more: Scene['units'] = {}, rest: Partial<Scene> = {}) =>
  game({
    power: 'japan',
    advantages: { japan: [ID] },
    ...rest,
    units: { ...more, japan: { manchuria: air, ...more['japan'] }, [UNITED]: { 'sz-57': ships, ...more[UNITED] } },
  });
const name =
  (air: Counts, space = 'manchuria') =>
  (state: GameState) =>
    declare(ID, { units: idsOf(state, space, air) });
const fly = (air: Counts, to = 'sz-57') => move('manchuria', air, to);

/** The fight of aircraft that have given themselves up. */
const attack = (ships: Counts, air: Counts = { fighter: 1 }, more: Scene['units'] = {}, rest: Partial<Scene> = {}) =>
  after(scene(ships, air, more, rest), name(air), fly(air), endPhase, fight('sz-57'));

describe('NA-JA-2: Kamikaze Attacks', () => {
  test('an air unit so named needs no place to land, others do', () => {
    const state = scene({ destroyer: 1 }, { fighter: 2 });
    expectRefused(state, fly({ fighter: 1 }), 'CM-11', 'cannot-land');
    const named = readBack(after(state, name({ fighter: 1 })));
    const [first] = Object.keys(named.turn.deeds);
    expect(reach(named, [first!]).map(({ space }) => space)).toContain('sz-57');
    expectRefused(named, fly({ fighter: 2 }), 'CM-11', 'cannot-land');
    expect(after(named, () => ({ type: 'move', units: [first!], to: 'sz-57' }), endPhase).phase).toBe('conduct-combat');
  });

  test('it does so only over ships: not to fight ashore, nor over an empty zone', () => {
    const state = after(
      scene({ destroyer: 1 }, { fighter: 1 }, { [UNITED]: { 'hawaiian-islands': { infantry: 1 } } }),
      name({ fighter: 1 }),
    );
    const [fighter] = idsOf(state, 'manchuria', { fighter: 1 });
    const spaces = reach(state, [fighter!]).map(({ space }) => space);
    expect(spaces).toContain('sz-57');
    expect(spaces).not.toContain('sz-56');
  });

  test('it fires before the ships, which leave before they fire, destroyers or not', () => {
    const state = attack({ destroyer: 1, battleship: 1 }, { fighter: 1, bomber: 1 });
    expect(asked(state)).toEqual(['3: fighter', '4: bomber']);
    const hit = after(readBack(after(state, roll(3, 5))), lose({ destroyer: 1 }));
    expect(countsIn(hit, 'sz-57')).toEqual({ battleship: 1 });
    expect(hit.battle).toBeNull();
  });

  test('it is lost beyond all casualties, and the others fight on', () => {
    const state = readBack(attackWithFleet({ battleship: 1 }));
    expect(asked(state)).toEqual(['3: fighter']);
    const fired = readBack(after(state, roll(3)));
    expect(countsIn(fired, 'sz-57', 'japan')).toEqual({ destroyer: 1 });
    expect(asked(fired)).toEqual(['3: destroyer']);
    const answered = after(fired, roll(6), roll(1));
    expect(answered.battle).toBeNull();
    expect(countsIn(answered, 'sz-57')).toEqual({ battleship: 1 });
  });

  test('a submarine that it hits still fires in the same opening fire', () => {
    const state = readBack(after(attackWithFleet({ submarine: 1 }), roll(1)));
    expect(asked(state)).toEqual(['2: submarine']);
    const fired = after(state, roll(2));
    expect(countsIn(fired, 'sz-57')).toEqual({});
  });

  test('what submarines hit beside it stays to fire where there is a destroyer', () => {
    const fleet = { japan: { 'sz-60': { submarine: 1, destroyer: 1 } } };
    const air = { fighter: 1 };
    const state = after(
      scene({ destroyer: 1, transport: 1 }, air, fleet),
      name(air),
      fly(air),
      move('sz-60', { submarine: 1, destroyer: 1 }, 'sz-57'),
      endPhase,
      fight('sz-57'),
      roll(3),
      lose({ transport: 1 }),
      roll(2),
    );
    expect(countsIn(state, 'sz-57', UNITED)).toEqual({ destroyer: 1 });
    expect(awaiting(state)).toMatchObject({ kind: 'dice', side: 'defender' });
  });

  test('Heavy Bombers roll both dice', () => {
    const state = attack(
      { carrier: 1, transport: 2 },
      { bomber: 1 },
      {},
      { developments: { japan: ['heavy-bombers'] } },
    );
    expect(awaiting(after(state, roll(1, 2)))).toMatchObject({ kind: 'casualties', hitsToAssign: 2 });
  });

  test('one that finds no ships flies as others do', () => {
    const state = scene({ destroyer: 1 }, { fighter: 2 });
    const { state: ended, events } = played(after(state, name({ fighter: 2 }), fly({ fighter: 1 })), endPhase);
    expect(events.map(({ type }) => type)).toContain('kamikaze-called-off');
    const left = after(ended, fight('sz-57'), roll(6), endPhase);
    expect(reach(left, idsOf(left, 'manchuria', { fighter: 1 })).length).toBeGreaterThan(0);
    expect(toldOf(events, ID)).toEqual([]);
  });

  test('a fighter that stays over ships beside its carrier may do it', () => {
    const state = scene(
      {},
      {},
      { japan: { 'sz-60': { carrier: 1, fighter: 1 } }, [UNITED]: { 'sz-60': { transport: 1 } } },
    );
    const fought = after(state, name({ fighter: 1 }, 'sz-60'), endPhase, fight('sz-60'));
    expect(asked(fought)).toEqual(['3: fighter']);
    expect(countsIn(after(fought, roll(3)), 'sz-60')).toEqual({ carrier: 1 });
  });

  test('a position without the advantage cannot have such units, nor one of land units', () => {
    const deed = { route: ['manchuria'], phase: 'combat-move', duty: 'kamikaze' } as const;
    const faults = (unit: string, advantages: Readonly<Record<string, string[]>>) => {
      const units = { japan: { manchuria: { [unit]: 1 } } };
      const pieces = [{ in: 'manchuria', unit, owner: 'japan', count: 1, deed }];
      const file = { edition: 'revised', version: 3, power: 'japan', phase: 'combat-move', units, advantages, pieces };
      const read = fromPosition(file);
      return read.ok ? [] : read.fault.map(({ rule }) => rule);
    };
    expect(faults('fighter', { japan: [ID] })).toEqual([]);
    expect(faults('fighter', {})).toEqual(['NA-JA-2']);
    expect(faults('fighter', { japan: ['tokyo-express'] })).toEqual(['NA-JA-2']);
    expect(faults('tank', { japan: [ID] })).toEqual(['NA-JA-2']);
  });

  test('what happens to it is told once, and nothing of it where nobody is named', () => {
    const plain = played(after(scene({ destroyer: 1 }), endPhase), endPhase);
    expect(plain.events.map(({ type }) => type)).not.toContain('kamikaze-called-off');
    const flown = after(scene({ destroyer: 1 }), name({ fighter: 1 }), fly({ fighter: 1 }));
    const fought = played(flown, endPhase, fight('sz-57'));
    expect(fought.events.map(({ type }) => type)).not.toContain('kamikaze-called-off');
    expect(toldOf(fought.events, ID)).toEqual(['units-doomed']);
    const fleet = scene({ destroyer: 1 }, {}, { japan: { 'sz-60': { destroyer: 1 } } });
    const other = played(fleet, move('sz-60', { destroyer: 1 }, 'sz-57'), endPhase, fight('sz-57'));
    expect(toldOf(other.events, ID)).toEqual([]);
  });

  describe('is named in combat move only, each once, and own air units that are not cargo', () => {
    const named = (units: readonly string[]) => declare(ID, { units });
    const there = (type: string, owner: string) => (state: GameState) =>
      named([one(state, owner === 'japan' ? 'manchuria' : 'sz-57', type, owner)]);
    const fighter = there('fighter', 'japan');
    const start = () => scene({ destroyer: 1 }, { fighter: 1, infantry: 1 });
    const noTime = { rule: 'NA-JA-2', reason: 'advantage-not-now' } as const;
    const offer = { advantage: 'chinese-divisions', by: UNITED, places: ['china'], units: { infantry: 1 } };

    testRefusals([
      ['NA-JA-2: nobody', () => [start(), declare(ID)], { rule: 'NA-JA-2', reason: 'no-units-chosen' }],
      [
        'NA-JA-2: a unit that is not there',
        () => [start(), named(['u999'])],
        { rule: 'NA-JA-2', reason: 'unknown-unit', units: ['u999'] },
      ],
      [
        'NA-JA-2: infantry',
        () => [start(), there('infantry', 'japan')],
        { rule: 'NA-JA-2', reason: 'cannot-be-kamikaze', units: ['infantry'], spaces: ['manchuria'] },
      ],
      [
        'NA-JA-2: an enemy’s unit',
        () => [start(), there('destroyer', UNITED)],
        { rule: 'NA-JA-2', reason: 'not-your-unit', units: ['destroyer'], power: UNITED },
      ],
      [
        'NA-JA-2: a fighter a second time',
        () => [after(start(), fighter), fighter],
        { rule: 'NA-JA-2', reason: 'cannot-be-kamikaze', units: ['fighter'], spaces: ['manchuria'] },
      ],
      [
        'CM-13: a fighter that is cargo',
        () => [
          after(scene({ destroyer: 1 }, {}, { japan: { 'sz-60': { carrier: 1, fighter: 1 } } }), (state) => ({
            type: 'load',
            units: idsOf(state, 'sz-60', { fighter: 1 }),
            zone: 'sz-60',
          })),
          name({ fighter: 1 }, 'sz-60'),
        ],
        { rule: 'NA-JA-2', reason: 'cannot-be-kamikaze', units: ['fighter'], spaces: ['sz-60'] },
      ],
      ['NA-JA-2: in another phase', () => [after(start(), endPhase), fighter], noTime],
      ['NA-JA-2: in another power’s turn', () => [scene({}, { fighter: 1 }, {}, { power: UNITED }), fighter], noTime],
      [
        'NA-JA-2: while free units are offered to another',
        () => [
          scene(
            {},
            { fighter: 1 },
            {},
            { advantages: { japan: [ID], [UNITED]: ['chinese-divisions'] }, offers: [offer] },
          ),
          fighter,
        ],
        noTime,
      ],
      [
        'NA-JA-2: without the advantage',
        () => [scene({ destroyer: 1 }, { fighter: 1 }, {}, { advantages: {} }), fighter],
        { rule: 'NA-JA-2', reason: 'advantage-not-held' },
      ],
    ]);
  });
});

/** A fighter gives itself up beside a destroyer that fights on. */
function attackWithFleet(ships: Counts): GameState {
  const air = { fighter: 1 };
  return after(
    scene(ships, air, { japan: { 'sz-60': { destroyer: 1 } } }),
    name(air),
    fly(air),
    move('sz-60', { destroyer: 1 }, 'sz-57'),
    endPhase,
    fight('sz-57'),
  );
}
