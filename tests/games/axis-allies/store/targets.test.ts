import { beforeEach, describe, expect, test } from 'vitest';
import { useView } from '../../../../src/games/axis-allies/store/viewStore.ts';
import { meaningText } from '../../../../src/games/axis-allies/text/meaningText.ts';
import { pressText } from '../../../../src/text/undoText.ts';
import { currentGame, ownUnits, positionSetup, startNewGame } from '../../../store/gameSupport.ts';
import { useGame } from '../../../../src/games/axis-allies/store/game.ts';

const view = () => useView.getState();
const targets = (): readonly string[] => view().destinations.map(({ space }) => space);
const meaning = (space: string): string => {
  const target = view().destinations.find((found) => found.space === space);
  return target === undefined ? 'nothing' : meaningText(currentGame(), target);
};
const undoTold = (): string => {
  const { timeline } = useGame.getState();
  return timeline?.before ? pressText(timeline.before, timeline.commands) : '';
};
const start = (units: object, more: object = {}): void =>
  startNewGame(positionSetup({ edition: '1941', power: 'united-kingdom', phase: 'combat-move', units, ...more }));

/** A transport off Canada, troops there and at home, Germans in Norway. */
const CONVOY = {
  'united-kingdom': {
    'sz-10': { transport: 1 },
    'eastern-canada': { infantry: 2, tank: 1 },
    'united-kingdom': { infantry: 2 },
    'sz-6': { destroyer: 1 },
  },
  germany: { 'norway-finland': { infantry: 2 } },
};

describe('a landing', () => {
  beforeEach(() => start(CONVOY));

  test('takes four presses: the coast, the troops, the ship, and where they land', () => {
    view().press('eastern-canada');
    view().choose(ownUnits('eastern-canada', 'tank'));
    view().press('sz-10');
    expect(view().chosen).toEqual(ownUnits('sz-10', 'transport'));
    expect(view().focused).toBe('sz-10');
    expect(meaning('norway-finland')).toBe('sail to Sea Zone 6, land and assault against 2 infantry');
    view().press('norway-finland');
    expect(currentGame().turn.deeds[ownUnits('sz-6', 'tank')[0] ?? '']?.assault).toBe('norway-finland');
  });

  test('is taken back by one undo, which names both orders, and given again by one redo', () => {
    view().choose(ownUnits('eastern-canada', 'tank'));
    view().press('sz-10');
    const aboard = currentGame();
    view().press('norway-finland');
    expect(undoTold()).toBe(
      'A transport from Sea Zone 10 to Sea Zone 6; A tank from Sea Zone 6 to assault Norway/Finland',
    );
    useGame.getState().undo();
    expect(currentGame()).toBe(aboard);
    useGame.getState().redo();
    expect(ownUnits('sz-6', 'transport')).toHaveLength(1);
  });

  test('is taken back in parts from the list of orders', () => {
    view().choose(ownUnits('eastern-canada', 'tank'));
    view().press('sz-10');
    view().press('norway-finland');
    useGame.getState().undoOrder(2);
    expect(useGame.getState().commands.map(({ type }) => type)).toEqual(['load', 'move']);
    expect(useGame.getState().canUndoOrder(1)).toBe(true);
  });

  test('lets more troops aboard first: the ship that was offered is let go', () => {
    view().choose(ownUnits('eastern-canada', 'tank'));
    view().press('sz-10');
    view().press('eastern-canada');
    view().choose([...view().chosen, ...ownUnits('eastern-canada', 'infantry').slice(0, 1)]);
    expect(view().chosen).toEqual(ownUnits('eastern-canada', 'infantry').slice(0, 1));
    view().press('sz-10');
    expect(view().chosen).toEqual(ownUnits('sz-10', 'transport'));
    view().press('norway-finland');
    expect(ownUnits('sz-6', 'tank')).toHaveLength(1);
    expect(ownUnits('sz-6', 'infantry')).toHaveLength(1);
  });

  test('goes by a zone without enemies if there is one', () => {
    start({
      'united-kingdom': { 'sz-10': { transport: 1 }, 'eastern-canada': { tank: 1 } },
      germany: { 'norway-finland': { infantry: 2 }, 'sz-6': { submarine: 1, destroyer: 1 } },
    });
    view().choose(ownUnits('eastern-canada', 'tank'));
    view().press('sz-10');
    expect(meaning('norway-finland')).toContain('sail to Sea Zone 3,');
  });

  test('is offered after combat on friendly coasts, but not where the troops came from', () => {
    start(CONVOY, { phase: 'noncombat-move' });
    view().choose(ownUnits('eastern-canada', 'tank'));
    view().press('sz-10');
    expect(targets()).toContain('united-kingdom');
    expect(targets()).not.toContain('eastern-canada');
    view().press('united-kingdom');
    expect(ownUnits('united-kingdom', 'tank')).toHaveLength(1);
  });
});

describe('units that need different orders', () => {
  beforeEach(() =>
    start(
      {
        'united-kingdom': {
          'sz-5': { transport: 1 },
          'united-kingdom': { infantry: 1 },
          'eastern-europe': { tank: 1, infantry: 1 },
          'western-europe': { fighter: 1 },
        },
        germany: { germany: { infantry: 1 } },
      },
      {
        control: { 'eastern-europe': 'united-kingdom', 'western-europe': 'united-kingdom' },
        aboard: [
          {
            in: 'sz-5',
            ship: 'transport',
            owner: 'united-kingdom',
            cargo: [
              { unit: 'infantry', owner: 'united-kingdom' },
              { unit: 'tank', owner: 'united-kingdom' },
            ],
          },
        ],
      },
    ),
  );

  test('have the targets that each can reach, and go there by one press', () => {
    view().choose([...ownUnits('sz-5', 'infantry'), ...ownUnits('eastern-europe', 'tank')]);
    expect(targets()).toContain('germany');
    expect(meaning('germany')).toBe('attack against 1 infantry');
    const before = currentGame();
    view().press('germany');
    expect(useGame.getState().commands.map(({ type }) => type)).toEqual(['offload', 'move']);
    expect(ownUnits('germany', 'tank')).toHaveLength(1);
    useGame.getState().undo();
    expect(currentGame()).toBe(before);
  });

  test('by sea, by land and by air', () => {
    view().choose([
      ...ownUnits('western-europe', 'fighter'),
      ...ownUnits('eastern-europe', 'infantry'),
      ...ownUnits('sz-5', 'transport'),
    ]);
    expect(targets()).toContain('germany');
  });

  test('have none if one of them cannot come', () => {
    view().choose([...ownUnits('sz-5', 'infantry'), ...ownUnits('united-kingdom', 'infantry')]);
    expect(targets()).toEqual([]);
  });
});

test('CM-8: ships that leave an enemy’s zone are told whom they may fight where they go, if they can', () => {
  start({
    'united-kingdom': { 'sz-8': { destroyer: 1, transport: 1 } },
    germany: { 'sz-8': { destroyer: 1 }, 'sz-9': { submarine: 1 } },
  });
  view().choose(ownUnits('sz-8', 'destroyer'));
  expect([meaning('sz-9'), meaning('sz-2')]).toEqual([
    'get away from the enemy, or fight against a submarine',
    'get away from the enemy',
  ]);
  view().choose(ownUnits('sz-8', 'transport'));
  expect(meaning('sz-9')).toBe('get away from the enemy');
});
