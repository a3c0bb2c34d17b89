import { awaiting } from '../../../../../src/engine/axis-allies/index.ts';
import { eventText } from '../../../../../src/games/axis-allies/text/events/eventText.ts';
import { pressText } from '../../../../../src/text/undoText.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { phaseOrders, type PhaseOrder } from '../../../../../src/games/axis-allies/ui/moves/OrderList.tsx';
import { currentGame, ownUnits, positionSetup, startNewGame } from '../../../../store/gameSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

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

test('a flight home has one name in the list, on the undo button and in the news, though it began elsewhere', () => {
  startNewGame();
  const { endPhase, dispatch } = useGame.getState();
  endPhase();
  move(
    [...ownUnits('russia', 'fighter'), ...ownUnits('russia', 'infantry'), ...ownUnits('karelia', 'infantry')],
    'west-russia',
  );
  expect(orders()[0]?.text).toBe('6 infantry and a fighter from Russia and 3 infantry from Karelia to West Russia');
  endPhase();
  dispatch({ type: 'fight', space: 'west-russia' });
  // The attackers roll first and hit with every die, the defenders with none.
  for (const die of [1, 6]) {
    const asked = awaiting(currentGame());
    if (asked.kind !== 'dice') throw new Error(asked.kind);
    dispatch({ type: 'roll', dice: asked.groups.flatMap(({ units }) => units.map(() => die)) });
  }
  endPhase();
  move(ownUnits('west-russia', 'fighter'), 'russia');
  const told = 'A fighter from West Russia to Russia';
  expect(orders().map(({ text }) => text)).toEqual([told]);
  const { timeline, events, game } = useGame.getState();
  expect(timeline?.before && pressText(timeline.before, timeline.commands)).toBe(told);
  expect(events.map((event) => game && eventText(game, event))).toEqual([
    'The Soviet Union moves a fighter from West Russia to Russia.',
  ]);
});
