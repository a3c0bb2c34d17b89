import { beforeEach, describe, expect, test } from 'vitest';
import { useGame } from '../../src/store/gameStore.ts';
import { phaseOrders, type PhaseOrder } from '../../src/ui/moves/phaseOrders.ts';
import { currentGame, ownUnits, positionSetup, startNewGame } from '../store/gameSupport.ts';

const orders = (): readonly PhaseOrder[] => {
  const { timeline } = useGame.getState();
  if (timeline === null) throw new Error('no game');
  return phaseOrders(currentGame(), timeline);
};
const move = (units: readonly string[], to: string): void => {
  const { dispatch } = useGame.getState();
  if (!dispatch({ type: 'move', units, to })) throw new Error(JSON.stringify(useGame.getState().refusal));
};

describe('units moved on in the same phase', () => {
  beforeEach(() => {
    startNewGame(
      positionSetup({
        edition: '1941',
        power: 'germany',
        phase: 'noncombat-move',
        units: { germany: { 'western-europe': { tank: 3 } }, 'soviet-union': { karelia: { infantry: 1 } } },
      }),
    );
    move(ownUnits('western-europe', 'tank'), 'germany');
  });

  test('show their orders as one path', () => {
    move(ownUnits('germany', 'tank'), 'eastern-europe');
    expect(orders().map(({ text }) => text)).toEqual(['3 tanks from Western Europe by Germany to Eastern Europe']);
    expect(orders()[0]?.spaces).toEqual(['western-europe', 'germany', 'eastern-europe']);
  });

  test('are listed apart from those that stay', () => {
    move(ownUnits('germany', 'tank').slice(0, 1), 'eastern-europe');
    expect(orders().map(({ text }) => text)).toEqual([
      'A tank from Western Europe by Germany to Eastern Europe',
      '2 tanks from Western Europe to Germany',
    ]);
  });

  test('are undone together, and no others with them', () => {
    move(ownUnits('germany', 'tank').slice(0, 1), 'eastern-europe');
    const [way] = orders();
    useGame.getState().undoOrder(way?.index ?? -1, way?.units);
    expect(ownUnits('western-europe', 'tank')).toHaveLength(1);
    expect(ownUnits('germany', 'tank')).toHaveLength(2);
    expect(orders().map(({ text }) => text)).toEqual(['2 tanks from Western Europe to Germany']);
  });
});
