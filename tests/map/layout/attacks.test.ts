import { beforeEach, describe, expect, test } from 'vitest';
import { plannedAttacks, battleStrengths } from '../../../src/games/axis-allies/store/plannedAttacks.ts';
import { useView } from '../../../src/games/axis-allies/store/viewStore.ts';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import type { LayoutBox } from '../../../src/map/layout/Occupied.ts';
import { plateRoom } from '../../../src/map/layout/plate.ts';
import { onBoard } from '../../../src/map/layout/slantedSpot.ts';
import { sceneOf } from '../../../src/map/scene/MapScene.ts';
import { detailAt } from '../../../src/map/layout/detail.ts';
import { signRows } from '../../../src/map/layout/signRow.ts';
import { movesLeftText, routesTo } from '../../../src/games/axis-allies/map/board.ts';
import { currentGame, ownUnits, positionSetup, startNewGame } from '../../store/gameSupport.ts';
import { edition, boardData, paramsAt, shapes } from '../openingBoard.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

/** Germany can attack Karelia by land, by air and by sea. */
const BEFORE_KARELIA = {
  edition: '1941',
  power: 'germany',
  phase: 'combat-move',
  units: {
    germany: {
      'eastern-europe': { infantry: 3, tank: 2 },
      germany: { bomber: 1 },
      'norway-finland': { infantry: 2 },
      'sz-6': { transport: 1, battleship: 1 },
    },
    'soviet-union': { karelia: { infantry: 2, fighter: 1 }, 'west-russia': { infantry: 1 } },
    'united-kingdom': { 'sz-5': { destroyer: 1 } },
  },
  control: { 'west-russia': 'soviet-union' },
  aboard: [
    {
      in: 'sz-6',
      ship: 'transport',
      owner: 'germany',
      cargo: [
        { unit: 'infantry', owner: 'germany' },
        { unit: 'tank', owner: 'germany' },
      ],
    },
  ],
};

const order = (units: readonly string[], to: string): void => {
  expect(useGame.getState().dispatch({ type: 'move', units, to }), `${units.join()} to ${to}`).toBe(true);
};
const cargo = (): readonly string[] =>
  Object.values(currentGame().units)
    .filter(({ aboard }) => aboard !== undefined)
    .map(({ id }) => id);

beforeEach(() => startNewGame(positionSetup(BEFORE_KARELIA)));

describe('planned attacks', () => {
  test('are grouped by route, with the dice and points of each', () => {
    order(
      [...ownUnits('eastern-europe', 'infantry').slice(0, 2), ...ownUnits('eastern-europe', 'tank').slice(0, 1)],
      'karelia',
    );
    order(ownUnits('germany', 'bomber'), 'karelia');
    const attacks = plannedAttacks(currentGame());
    expect(attacks.map(({ route, units, strength }) => [route, units.length, strength])).toEqual([
      [['eastern-europe', 'karelia'], 3, { dice: 3, total: 5 }],
      [['germany', 'karelia'], 1, { dice: 1, total: 4 }],
    ]);
  });

  test('from the sea start where the transport started, and units that do not move have no route', () => {
    order([...ownUnits('sz-6', 'battleship'), ...ownUnits('sz-6', 'transport')], 'sz-5');
    expect(useGame.getState().dispatch({ type: 'offload', units: cargo(), to: 'karelia' })).toBe(true);
    const ways = plannedAttacks(currentGame()).map(({ route }) => route);
    expect(ways).toContainEqual(['sz-6', 'sz-5', 'karelia']);
    expect(ways).toContainEqual(['sz-6', 'sz-5']);
    expect(ways).toHaveLength(2);
  });

  test('are gone when the moves are undone', () => {
    order(ownUnits('norway-finland', 'infantry'), 'karelia');
    expect(plannedAttacks(currentGame())).toHaveLength(1);
    useGame.getState().undoPhase();
    expect(plannedAttacks(currentGame())).toEqual([]);
  });

  test('stay until their battle begins', () => {
    order(ownUnits('norway-finland', 'infantry'), 'karelia');
    order(ownUnits('eastern-europe', 'tank'), 'west-russia');
    useGame.getState().dispatch({ type: 'end-phase' });
    expect(plannedAttacks(currentGame())).toHaveLength(2);
    useGame.getState().dispatch({ type: 'fight', space: 'karelia' });
    expect(plannedAttacks(currentGame()).map(({ route }) => route.at(-1))).toEqual(['west-russia']);
  });
});

test("a battle shows both sides' current strengths", () => {
  order(ownUnits('norway-finland', 'infantry'), 'karelia');
  expect(battleStrengths(currentGame())).toEqual({
    karelia: {
      attacker: { power: 'germany', strength: { dice: 2, total: 2 } },
      defender: { power: 'soviet-union', strength: { dice: 3, total: 8 } },
    },
  });
});

describe.each([0.32, 0.6, 1.1, 2.4])('arrows at zoom %f', (zoom) => {
  test('end at the edge of the units in the target', () => {
    order(ownUnits('eastern-europe', 'infantry'), 'karelia');
    order(ownUnits('germany', 'bomber'), 'karelia');
    const game = currentGame();
    const layout = computeLayout(sceneOf(game, edition.turnOrder, []), shapes.spaces, boardData, paramsAt(zoom));
    const { arrows } = layout;
    expect(arrows.map(({ attack }) => attack.units.length)).toEqual([3, 1]);
    const block = layout.blocks.find(({ space }) => space === 'karelia');
    if (!block) throw new Error('no block');
    for (const { outline } of arrows) {
      const apart = outline.map(([x, y]) =>
        Math.max(
          Math.abs(x - block.x) - block.block.width / 2 / layout.zoom,
          Math.abs(y - block.y) - block.block.height / 2 / layout.zoom,
        ),
      );
      // The tip is the point nearest to the block.
      expect(Math.min(...apart) * layout.zoom).toBeLessThan(12);
    }
  });

  test('have strength plates that cover no name', () => {
    order(ownUnits('eastern-europe', 'infantry'), 'karelia');
    order(ownUnits('germany', 'bomber'), 'karelia');
    const {
      arrows,
      labels,
      detail,
      zoom: at,
    } = computeLayout(sceneOf(currentGame(), edition.turnOrder, []), shapes.spaces, boardData, paramsAt(zoom));
    const plates = arrows.map((arrow) => plateRoom(arrow, detail, at));
    const names = labels.flatMap((label) => label.boxes.map((box) => onBoard(box, label, at)));
    const overlap = (a: LayoutBox, b: LayoutBox): boolean =>
      Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 0.01 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.01;
    expect(plates.length).toBe(2);
    expect(plates.flatMap((plate) => names.filter((name) => overlap(plate, name)))).toEqual([]);
  });
});

describe('the route of selected units', () => {
  test('shows the movement left at its end', () => {
    const { choose } = useView.getState();
    choose([...ownUnits('germany', 'bomber'), ...ownUnits('eastern-europe', 'tank')]);
    const target = useView.getState().destinations.find(({ space }) => space === 'karelia');
    if (!target) throw new Error('no way');
    const ways = routesTo(currentGame(), target);
    expect(ways.map(({ route, note }) => [route[0], route.length, note])).toEqual([
      ['germany', 3, '4 left'],
      ['eastern-europe', 2, '1 left'],
    ]);
    expect(movesLeftText([4, 4])).toBe('4 left');
    expect(movesLeftText([0, 2])).toBe('0–2 left');
  });

  test('shows no movement left if the units only offload', () => {
    useView.getState().choose(cargo());
    const coast = useView.getState().destinations[0];
    if (!coast) throw new Error('no way');
    expect(routesTo(currentGame(), coast)[0]?.note).toBeNull();
  });
});

test('a space shows its pending battle beside what can be done there; captures have flags instead of signs', () => {
  order(ownUnits('norway-finland', 'infantry'), 'karelia');
  useView.getState().choose(ownUnits('eastern-europe', 'infantry'));
  const { destinations, marks } = useView.getState();
  const rows = (battles: readonly string[]) =>
    new Map(
      signRows(
        {
          destinations,
          marks: { ...marks, ukraine: 'captured' },
          captures: [{ space: 'ukraine', by: 'germany' }],
          signs: [],
          differences: [],
        },
        battles.map((space) => ({ space, items: [{ kind: 'badge', sign: 'mark-battle' }] })),
        (mark) => (mark === 'captured' ? null : `mark-${mark}`),
        detailAt(0.5),
      ).map(({ space, items }) => [
        space,
        items.map((item) => (item.kind === 'badge' ? item.sign : item.kind)).join(' '),
      ]),
    );
  expect(rows([]).get('karelia')).toBe('mark-battle attack');
  expect(rows(['karelia']).get('karelia')).toBe('attack');
  expect(rows([]).get('west-russia')).toBe('attack');
  expect(rows([]).get('ukraine')).toBe('flag');
});
