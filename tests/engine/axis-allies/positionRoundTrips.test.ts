import { describe, expect, test } from 'vitest';
import {
  awaiting,
  editionOf,
  toPosition,
  type GameState,
  type PositionFile,
} from '../../../src/engine/axis-allies/index.ts';
import { game, idsOf, one, type Scene } from './rules/position.ts';
import { BEGUN, COMBAT_MOVE, LAND_BATTLE, MOBILIZING, OVER, SEA_BATTLE, STRANDED } from './midTurnScenes.ts';

/** Position files of every moment of a turn are written as they were read, and read as the same state. */

const UK = 'united-kingdom';
const USSR = 'soviet-union';

/** The file as it is written: with everything that a scene may leave out. */
const complete = (scene: Scene): PositionFile => ({
  version: 2,
  edition: '1941',
  round: 1,
  phase: 'combat-move',
  victory: 'standard',
  treasury: Object.fromEntries(editionOf('1941').powers.map(({ id, startingIncome }) => [id, startingIncome])),
  control: {},
  aboard: [],
  purchased: {},
  complexesCapturedThisTurn: [],
  ...scene,
});

describe.each([
  ['a combat move', COMBAT_MOVE],
  ['a sea battle', SEA_BATTLE],
  ['a land battle', LAND_BATTLE],
  ['stranded fighters', STRANDED],
  ['mobilization', MOBILIZING],
  ['a game that is over', OVER],
  ['a turn in which all units that acted are lost', BEGUN],
])('%s', (_, scene) => {
  test('is written as it was read', () => {
    expect(toPosition(game(scene))).toEqual(complete(scene));
  });

  test('is read as the same state', () => {
    const state = game(scene);
    expect(game(toPosition(state))).toEqual(state);
  });

  test('is written in this order from any other order of its units', () => {
    const reversed: Scene = {
      ...scene,
      ...(scene.pieces && { pieces: scene.pieces.toReversed() }),
      ...(scene.aboard && { aboard: scene.aboard.toReversed() }),
      units: Object.fromEntries(
        Object.entries(scene.units).map(([owner, spaces]) => [
          owner,
          Object.fromEntries(Object.entries(spaces).toReversed()),
        ]),
      ),
    };
    const written = toPosition(game(reversed));
    expect([written.pieces, written.aboard]).toEqual([scene.pieces, scene.aboard ?? []]);
  });
});

describe('what is read', () => {
  const deedOf = (state: GameState, space: string, type: string) => state.turn.deeds[one(state, space, type)];

  test('CM-2, CM-18: a route is spent movement, and an entry holds for as many units as it counts', () => {
    const state = game(COMBAT_MOVE);
    expect(deedOf(state, 'karelia', 'tank')?.spent).toBe(2);
    expect(idsOf(state, 'germany', { tank: 2 }).map((id) => state.turn.deeds[id]?.spent)).toEqual([2, undefined]);
    expect(deedOf(state, 'sz-5', 'infantry')).toEqual({
      spent: 0,
      route: ['germany'],
      phase: 'combat-move',
      did: 'loaded',
      assault: 'karelia',
    });
    expect(state.turn.control).toMatchObject({ ukraine: USSR, archangel: null, karelia: USSR });
    expect(state.turn.captured).toEqual(['ukraine', 'west-russia']);
    expect(state.turn.placed).toEqual([]);
  });

  test('COM-7, COM-8: a sea battle has each unit in its place', () => {
    const state = game(SEA_BATTLE);
    const german = idsOf(state, 'sz-6', { battleship: 1, submarine: 2, bomber: 1, transport: 1 });
    const [carrier = '', battleship = '', submarine = '', fighter = ''] = idsOf(
      state,
      'sz-6',
      { carrier: 1, battleship: 1, submarine: 1, fighter: 1 },
      UK,
    );
    expect(state.battle).toMatchObject({
      attackers: german,
      defenders: [carrier, battleship, fighter],
      casualties: [carrier],
      struck: german.slice(1, 3),
      submerged: [submarine],
      seaborne: [],
      rolled: { by: 'attacker', groups: [{ units: [german[0], 'gone'], dice: [3, 5] }] },
    });
    expect(Object.values(state.units).flatMap(({ id, damaged }) => (damaged ? id : []))).toEqual([battleship]);
    expect(awaiting(state)).toMatchObject({ kind: 'dice', side: 'defender' });
  });

  test('COM-9, AMPH-4: a land battle has its troops from the sea, and its dice belong to those that fired', () => {
    const state = game(LAND_BATTLE);
    const [infantry, fighter, tank] = idsOf(state, 'karelia', { infantry: 1, fighter: 1, tank: 1 }, USSR);
    expect(state.battle?.seaborne).toEqual(idsOf(state, 'karelia', { infantry: 2 }));
    expect(state.battle?.rolled?.groups.map(({ units }) => units)).toEqual([[infantry, 'gone'], [tank], [fighter]]);
    expect(awaiting(state)).toMatchObject({ kind: 'casualties' });
  });

  test('COM-3: a battle without hits to assign can leave them out', () => {
    const { hits: _, ...battle } = SEA_BATTLE.battle!;
    expect(game({ ...SEA_BATTLE, battle })).toEqual(game(SEA_BATTLE));
  });

  test('NCM-2: stranded fighters wait for a landing place', () => {
    const state = game(STRANDED);
    expect(state.stranded).toEqual(idsOf(state, 'sz-38', { fighter: 2 }, 'japan'));
    expect(awaiting(state)).toMatchObject({ kind: 'stranded', unit: state.stranded[0] });
  });

  test('MOB-1, MOB-2: new units are placed, and the complex is of unknown owner', () => {
    const state = game(MOBILIZING);
    expect(state.turn.placed).toEqual(idsOf(state, 'germany', { infantry: 2 }));
    expect(state.turn).toMatchObject({
      mobilized: { germany: 2 },
      captured: ['caucasus', 'karelia'],
      control: { caucasus: null, karelia: USSR },
    });
  });

  test('TURN-4: a game that is over has its outcome', () => {
    expect(game(OVER).outcome).toEqual({ winner: 'axis', held: ['united-kingdom', 'russia'] });
    expect(toPosition(game({ ...OVER, over: undefined })).over).toBeUndefined();
  });

  test('a turn has begun by units that are lost, unless one that acted is still there', () => {
    expect(game(BEGUN).turn.deeds).toEqual({ gone: { spent: 0, route: [], phase: 'combat-move' } });
    expect(toPosition(game({ ...COMBAT_MOVE, turn: { ...COMBAT_MOVE.turn, begun: true } })).turn).toEqual(
      COMBAT_MOVE.turn,
    );
  });

  test('CM-8: only ships have fought where enemy warships are after combat, not their cargo', () => {
    const state = game({
      power: 'germany',
      phase: 'noncombat-move',
      units: { germany: { 'sz-5': { transport: 1 } }, [UK]: { 'sz-5': { battleship: 1 } } },
      aboard: [{ in: 'sz-5', ship: 'transport', owner: 'germany', cargo: [{ unit: 'tank', owner: 'germany' }] }],
    });
    expect(state.turn.deeds).toEqual({
      [one(state, 'sz-5', 'transport')]: { spent: 0, route: ['sz-5'], phase: 'conduct-combat', did: 'fought' },
    });
  });
});
