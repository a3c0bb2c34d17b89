import { describe, expect, test } from 'vitest';
import {
  alikeUnits,
  approaches,
  attackRange,
  boardOf,
  editionOf,
  enemiesIn,
  hypotheticalTurn,
  isHostileTerritory,
  newGame,
  play,
  reach,
  refusalOf,
  SHELF,
  typeOf,
  voyages,
  type Command,
  type GameState,
  type UnitTypeId,
} from '../../../../../src/engine/axis-allies/index.ts';
import { TO_THE_END } from '../../../../../src/games/axis-allies/odds/index.ts';
import { counterAttack, pointsOf, threatMap } from '../../../../../src/games/axis-allies/odds/threats/index.ts';
import { groupsOf, arrivals, byEnd, shiploads } from '../../../../../src/games/axis-allies/odds/threats/arrivals.ts';
import { faultsOf } from '../../../../../src/games/axis-allies/odds/threats/strongestAttack.ts';
import { gamesOf, startOf, type RecordedGame } from '../../../../engine/axis-allies/games/recordedGame.ts';
import { game } from '../../../../engine/axis-allies/rules/position.ts';

/** What a power threatens: each unit of it can attack there, alone, and what counts for the map as a whole. */

const EDITIONS = SHELF.map(({ id }) => id);

/** Some positions of a recorded game in which nothing is to be fought. */
function calmPositions(recorded: RecordedGame, count: number): readonly GameState[] {
  const found: GameState[] = [];
  let state = startOf(recorded);
  for (const command of recorded.commands) {
    const played = play(state, command);
    if (!played.ok) throw new Error(JSON.stringify(played.fault));
    state = played.value.state;
    if (command.type === 'end-phase' && hypotheticalTurn(state, state.power)) found.push(state);
  }
  return Array.from({ length: count }, (_, i) => found[Math.floor(((i + 0.5) * found.length) / count)]!);
}

const positions = EDITIONS.flatMap((edition) =>
  gamesOf(edition).flatMap((recorded) =>
    calmPositions(recorded, 1).flatMap((state) =>
      editionOf(edition).turnOrder.map(
        (power) => [`${recorded.title}: ${power}`, hypotheticalTurn(state, power)!, state] as const,
      ),
    ),
  ),
);

/** Whether nobody lacks a landing place if the combat move ends after this. */
function canLand(turn: GameState, command: Command): boolean {
  const played = play(turn, command);
  if (!played.ok) throw new Error(JSON.stringify(played.fault));
  const refused = refusalOf(played.value.state, { type: 'end-phase' });
  return ![refused, ...(refused?.others ?? [])].some((one) => one?.reason === 'cannot-land');
}

const isArmed = (turn: GameState, type: UnitTypeId): boolean => typeOf(turn, { type, owner: turn.power }).attack > 0;

const ATTACKS = ['attack', 'capture'];

describe('every unit of a threat can attack there alone', () => {
  test.each(positions)('%s', (_, turn) => {
    for (const [unit] of alikeUnits(turn)) {
      if (typeOf(turn, unit!).attack === 0 || unit!.aboard !== undefined) continue;
      const isEnemy = (space: string): boolean => enemiesIn(turn, space, turn.power).length > 0;
      // Who leaves an enemy's zone may say to fight where it goes (CM-8).
      const offered = reach(turn, [unit!.id])
        .filter(({ space, meaning }) => ATTACKS.includes(meaning) || (meaning === 'escape' && isEnemy(space)))
        .filter(({ space, command }) => space !== unit!.space && canLand(turn, command))
        .map(({ space }) => space);
      const isTerritory = (space: string): boolean => isHostileTerritory(turn, space, turn.power);
      const canTake = typeOf(turn, unit!).captures;
      const known = attackRange(turn, unit!).filter(
        (space) => space !== unit!.space && (isEnemy(space) || (isTerritory(space) && canTake)),
      );
      expect([unit!.type, unit!.space, ...known.toSorted()]).toEqual([unit!.type, unit!.space, ...offered.toSorted()]);
    }
  });

  test.each(positions.filter((_, i) => i % 6 === 0))('%s: troops on ships', (_, turn) => {
    const groups = groupsOf(turn);
    const coming = arrivals(turn, groups);
    const sailing = byEnd(voyages(turn));
    for (const { id } of boardOf(turn).territories) {
      if (!isHostileTerritory(turn, id, turn.power)) continue;
      const walking = new Set((coming.get(id) ?? []).map(({ group }) => group));
      const loads = shiploads(
        turn,
        id,
        sailing,
        groups.filter((group) => !walking.has(group)),
        (zone) => enemiesIn(turn, zone, turn.power).length === 0,
      );
      if (loads.length === 0) continue;
      const brought = new Set([...approaches(turn, id)].flatMap((one) => one?.units ?? []));
      for (const { troops } of loads) for (const unit of troops) expect(brought).toContain(unit.id);
    }
  });
});

describe('what comes back in recorded games', () => {
  test.each(positions.filter((_, i) => i % 5 === 3))(
    '%s: is legal, and no stronger than its threat',
    (_, turn, now) => {
      const map = threatMap(now, [turn.power], 'this', TO_THE_END)!;
      for (const threat of map.threats.filter(({ chance }) => chance !== null && chance > 0.2).slice(0, 2)) {
        const attack = counterAttack(now, threat.space, turn.power, TO_THE_END)!;
        let state: GameState = turn;
        for (const order of attack.orders) {
          const played = play(state, order);
          if (!played.ok) throw new Error(JSON.stringify([order, played.fault]));
          state = played.value.state;
        }
        expect(faultsOf(turn)).toEqual(expect.arrayContaining([...faultsOf(state)]));
        const sent = attack.sent
          .filter(({ task, type }) => task === 'attack' && isArmed(turn, type))
          .flatMap(({ units }) => units);
        const { land, landing, sea, air } = threat;
        expect(sent.length).toBeLessThanOrEqual(land.units + landing.units + sea.units + air.units);
      }
    },
  );
});

describe('the map', () => {
  const start = newGame('1941');

  test('lists what each power of a side threatens, the worst first, and what none of them can reach', () => {
    const { threats, dead, capitals } = threatMap(start, ['germany', 'japan'], 'this', TO_THE_END)!;
    const karelia = threats.filter(({ space }) => space === 'karelia');
    expect(karelia.map(({ power }) => power)).toEqual(['germany', 'japan']);
    expect(karelia[0]).toMatchObject({ sea: { units: 0 }, landing: { units: 0 } });
    expect(karelia[0]!.chance).toBeGreaterThan(0.9);
    expect(karelia[1]).toMatchObject({ chance: 0, land: { units: 0 }, air: { units: 1, points: 4 } });
    expect(pointsOf(karelia[1]!)).toBe(4);
    expect(dead).toContain('eastern-united-states');
    expect(dead).not.toContain('karelia');
    expect(threats.some(({ space }) => dead.includes(space))).toBe(false);
    expect(capitals).toEqual(['russia']);
  });

  test('reaches farther in the move after the next', () => {
    const count = (horizon: 'this' | 'next') => threatMap(start, ['japan'], horizon, TO_THE_END)!.threats.length;
    expect(count('next')).toBeGreaterThan(count('this'));
  });

  test('tells fleets and capitals in danger', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'western-europe': { bomber: 2 }, 'sz-8': { submarine: 1 } },
        'united-kingdom': { 'sz-6': { transport: 2 }, 'sz-2': { destroyer: 1 } },
      },
    });
    const { fleets } = threatMap(state, ['germany'], 'this', TO_THE_END)!;
    expect(fleets).toContain('sz-6');
  });

  test('CM-8: counts ships that leave an enemy’s zone to fight elsewhere, if they say so', () => {
    const state = game({
      power: 'soviet-union',
      units: {
        germany: { 'sz-8': { battleship: 1 } },
        'united-kingdom': { 'sz-8': { destroyer: 1 }, 'sz-9': { transport: 1 }, 'sz-13': { transport: 1 } },
      },
    });
    const { threats } = threatMap(state, ['germany'], 'this', TO_THE_END)!;
    expect(threats.map(({ space }) => space)).toEqual(expect.arrayContaining(['sz-13', 'sz-8', 'sz-9']));
    const attack = counterAttack(state, 'sz-13', 'germany', TO_THE_END)!;
    expect(attack.orders.map(({ type }) => type)).toEqual(['move', 'engage']);
    expect(attack.odds).toMatchObject({ won: 1, swing: 7 });
  });

  test('is not drawn while battles are to be fought', () => {
    const fighting = {
      ...start,
      turn: { ...start.turn, battles: [{ space: 'karelia', kind: 'land', landingFrom: [] }] },
    };
    expect(threatMap(fighting as GameState, ['germany'], 'this', TO_THE_END)).toBeNull();
  });
});
