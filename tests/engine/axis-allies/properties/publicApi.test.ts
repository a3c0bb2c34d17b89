import { describe, expect, test } from 'vitest';
import * as engine from '../../../../src/engine/axis-allies/index.ts';
import type { Command, GameState } from '../../../../src/engine/axis-allies/index.ts';
import { die } from '../../../../src/engine/index.ts';
import { after, endPhase, fight, game, move } from '../rules/position.ts';
import { livelySteps } from './dense.ts';
import { chance } from '../players/chance.ts';

/**
 * No function of the engine throws on unknown ids, nor on names that every object has (such as `toString`). Commands
 * with extra fields are refused.
 */

const IDS = ['', 'nowhere', 'toString', 'constructor', '__proto__', 'hasOwnProperty', 'u0', 'sz-999', 'Karelia'];

const battle = after(
  game({
    power: 'germany',
    units: { germany: { 'sz-5': { destroyer: 1, submarine: 1 } }, 'united-kingdom': { 'sz-6': { destroyer: 1 } } },
  }),
  move('sz-5', { destroyer: 1, submarine: 1 }, 'sz-6'),
  endPhase,
  fight('sz-6'),
);
const combatMove = after(engine.newGame('1941'), endPhase);
const STATES: Readonly<Record<string, GameState>> = {
  purchase: engine.newGame('1941'),
  'combat move': combatMove,
  battle,
  noncombat: after(combatMove, endPhase, endPhase),
  mobilize: after(engine.newGame('1941'), { type: 'purchase', units: { infantry: 1 } }, ...Array(4).fill(endPhase)),
};

/** Calls every public function that takes ids with this id. */
const questions = (state: GameState, id: string): readonly (() => unknown)[] => [
  () => engine.commandTo(state, [id], id),
  () => engine.reach(state, [id]),
  () => engine.reach(state, [id, id]),
  () => [...engine.approaches(state, id)],
  () => engine.hypotheticalTurn(state, id),
  () => engine.forcesFor(state, { space: id, kind: 'land', landingFrom: [id] }),
  () => engine.forcesFor(state, { space: id, kind: 'sea', landingFrom: [id] }),
  () => engine.firstRound(state, { space: id, kind: 'land', landingFrom: [id] }),
  () => engine.firstRound(state, { space: id, kind: 'sea', landingFrom: [id] }),
  () => engine.canalsAt(state, id),
  () => engine.isCanalOpen(state, { name: id, between: [id, id], controlledBy: [id] }, id),
  () => engine.isCanalOpen(state, engine.boardOf(state).edition.canals[0]!, id),
  () => engine.incomeToCollect(state, id),
  () => engine.nationalProduction(state, id),
  () => engine.productionByTerritory(state, id),
  () => engine.mobilizationPlaces(state, id),
  () => engine.orderCost(state, { [id]: 2, infantry: 1 }),
  () => engine.areAtWar(state, id, 'germany'),
  () => engine.areAtWar(state, 'germany', id),
  () => engine.enemiesIn(state, id, id),
  () => engine.enemiesIn(state, 'sz-6', id),
  () => engine.isCapitalLost(state, id),
  () => engine.isFriendlyTerritory(state, id, 'germany'),
  () => engine.isFriendlyTerritory(state, 'karelia', id),
  () => engine.isHostileTerritory(state, id, id),
  () => engine.isHostileZone(state, id, id),
  () => engine.isHostileZone(state, 'sz-6', id),
  () => engine.sideOf(state, id),
  () => engine.unitsIn(state, id),
  () => engine.movesLeft(state, id),
  () => engine.neighboursIn(engine.boardOf(state).coasts, id),
  () => engine.territoryOf(engine.boardOf(state), id),
  () => engine.boardOf(state).airRange(id, 3),
  () => engine.boardOf(state).airRoute(id, 'karelia'),
  () => engine.boardOf(state).airDistance('karelia', id),
  () => engine.boardOf(state).canalBetween(id, id),
  () => die(id, 3),
];

const commands = (id: string): readonly Command[] => [
  { type: 'purchase', units: JSON.parse(`{${JSON.stringify(id)}:1}`) as Record<string, number> },
  { type: 'research', development: id, dice: 1 },
  { type: 'move', units: [id], to: id },
  { type: 'move', units: ['u1'], to: id, via: [id] },
  { type: 'load', units: [id], zone: id, transport: id },
  { type: 'load', units: ['u1'], zone: id },
  { type: 'offload', units: [id], to: id },
  { type: 'engage', zone: id, attack: true },
  { type: 'fight', space: id },
  { type: 'submerge', units: [id] },
  { type: 'casualties', units: [id, id] },
  { type: 'retreat', to: id },
  { type: 'land-stranded', unit: id, to: id },
  { type: 'mobilize', unit: id, to: id, complex: id },
  { type: 'mobilize', unit: 'infantry', to: id },
  { type: 'mobilize', unit: 'infantry', to: 'russia', complex: id },
];

describe.each(Object.entries(STATES))('in %s', (_, state) => {
  test.each(IDS)('nothing throws on %j, and every command with it is refused', (id) => {
    for (const ask of questions(state, id)) expect(ask, ask.toString()).not.toThrow();
    for (const command of commands(id)) {
      expect(() => engine.remedies(state, command), JSON.stringify(command)).not.toThrow();
      expect(engine.play(state, command).ok, JSON.stringify(command)).toBe(false);
      expect(engine.replay(state, [command]).ok).toBe(false);
      expect(engine.withoutCommand(state, [command], 5).dropped).toEqual([0]);
    }
  });

  test('an unknown space is not friendly, not hostile and worth nothing', () => {
    for (const id of IDS) {
      expect(engine.sideOf(state, id)).toBeNull();
      expect(engine.areAtWar(state, id, 'germany')).toBe(false);
      expect(engine.isFriendlyTerritory(state, id, 'germany')).toBe(false);
      expect(engine.isHostileTerritory(state, id, 'germany')).toBe(false);
      expect(engine.isCapitalLost(state, id)).toBe(false);
      expect(engine.hypotheticalTurn(state, id)).toBeNull();
      expect([engine.nationalProduction(state, id), engine.orderCost(state, { [id]: 3 })]).toEqual([0, 0]);
      expect([engine.unitsIn(state, id), engine.reach(state, [id])]).toEqual([[], []]);
    }
  });

  test('a unit that is named twice has no destinations and cannot be moved', () => {
    for (const { id, owner } of Object.values(state.units)) {
      if (owner !== state.power) continue;
      expect(engine.reach(state, [id, id])).toEqual([]);
      expect(engine.play(state, { type: 'move', units: [id, id], to: 'karelia' }).ok).toBe(false);
    }
  });
});

test('a command with an extra field is refused', () => {
  let tried = 0;
  const { state } = { state: engine.newGame('1941') };
  livelySteps(state, 'face', 150).forEach(({ before, command }, i) => {
    const key = chance('face', i).one(['id', 'toString', 'units2', 'via ', 'player', 'constructor']) ?? 'id';
    for (const wrong of [
      { ...command, [key]: undefined },
      JSON.parse(`{"__proto__":1,${JSON.stringify(command).slice(1)}`) as Command,
    ]) {
      expect(engine.refusalOf(before, wrong), JSON.stringify(wrong)).toEqual({
        rule: 'TURN-2',
        reason: 'bad-command',
      });
      tried++;
    }
  });
  expect(tried).toBeGreaterThan(200);
});

/** Whether a list or record is empty. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).length === 0;

test('no event is empty', () => {
  const empty = new Set<string>();
  for (let n = 0; n < 4; n++)
    for (const { before, events } of livelySteps(engine.newGame('1941'), `events-${n}`, 400))
      for (const { type, ...said } of events) {
        const values: readonly unknown[] = Object.values(said);
        const lists = values.filter((value) => typeof value === 'object' && value !== null);
        // An empty list of battles means that the last one is resolved.
        const isSettled = type === 'battles-listed' && before.phase === 'conduct-combat';
        if (lists.length > 0 && lists.every(isEmpty) && !isSettled) empty.add(type);
      }
  expect([...empty]).toEqual([]);
});
