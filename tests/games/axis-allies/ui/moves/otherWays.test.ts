import { beforeEach, describe, expect, test } from 'vitest';
import { awaiting, reach, type UnitDestination } from '../../../../../src/engine/axis-allies/index.ts';
import { useView } from '../../../../../src/games/axis-allies/store/viewStore.ts';
import { meaningText } from '../../../../../src/games/axis-allies/text/meaningText.ts';
import { otherWays } from '../../../../../src/games/axis-allies/ui/moves/DestinationList.tsx';
import { currentGame, ownUnits, positionSetup, SETUP, startNewGame } from '../../../../store/gameSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

/** A tank with two empty enemy territories before it. */
const OPEN_EAST = {
  edition: '1941',
  power: 'germany',
  phase: 'combat-move',
  units: { germany: { 'eastern-europe': { tank: 1, fighter: 1 } }, 'soviet-union': { russia: { infantry: 1 } } },
  control: { ukraine: 'soviet-union', 'west-russia': 'soviet-union' },
};

const destination = (space: string): UnitDestination => {
  const found = useView.getState().destinations.find((each) => each.space === space);
  if (found === undefined) throw new Error(`no way to ${space}`);
  return found;
};

beforeEach(() => {
  startNewGame(positionSetup(OPEN_EAST));
  useView.getState().choose(ownUnits('eastern-europe', 'tank'));
});

describe('a blitz', () => {
  test('names the territory it captures on the way', () => {
    expect(meaningText(currentGame(), destination('eastern-europe'))).toMatch(/^blitz through .* and back$/);
    expect(meaningText(currentGame(), destination('russia'))).toMatch(/^attack against 1 infantry, through /);
  });

  test('offers the other routes, all of them legal', () => {
    const back = destination('eastern-europe');
    const ways = otherWays(currentGame(), back);
    expect(ways.length).toBeGreaterThan(0);
    const through = ways[0]?.through ?? '';
    expect(useGame.getState().dispatch(ways[0]?.command ?? { type: 'end-phase' })).toBe(true);
    expect(currentGame().control[through]).toBe('germany');
  });

  test('out and back is not ordered by a press on the tank’s own space', () => {
    useView.getState().press('eastern-europe');
    expect(useGame.getState().commands).toHaveLength(0);
    expect(useView.getState().focused).toBe('eastern-europe');
  });
});

describe('COM-18: an attack', () => {
  const attack = (from: string, type: string, to: string): UnitDestination => {
    useView.getState().choose(ownUnits(from, type));
    return destination(to);
  };

  beforeEach(() => {
    startNewGame(
      positionSetup(
        {
          edition: 'revised',
          power: 'germany',
          phase: 'combat-move',
          control: { 'west-russia': 'soviet-union' },
          units: {
            germany: { 'eastern-europe': { tank: 1, fighter: 1 }, 'sz-1': { destroyer: 1 } },
            'soviet-union': { 'west-russia': { infantry: 1 } },
            'united-kingdom': { 'sz-12': { transport: 1 } },
          },
        },
        { ...SETUP, edition: 'revised' },
      ),
    );
  });

  test('by land offers the other ways, from the last space of which it may retreat', () => {
    const ways = otherWays(currentGame(), attack('eastern-europe', 'tank', 'west-russia'));
    const { dispatch } = useGame.getState();
    expect(ways.map(({ through }) => through)).toContain('ukraine-ssr');
    const way = ways.find(({ through }) => through === 'ukraine-ssr');
    expect(way && dispatch(way.command)).toBe(true);
    dispatch({ type: 'end-phase' });
    dispatch({ type: 'fight', space: 'west-russia' });
    dispatch({ type: 'roll', dice: [6] });
    dispatch({ type: 'roll', dice: [6] });
    expect(awaiting(currentGame())).toMatchObject({ kind: 'retreat', to: ['ukraine-ssr'] });
  });

  test('by sea too', () => {
    const first = attack('sz-1', 'destroyer', 'sz-12');
    const taken = Object.values(first.routes)[0]?.[1];
    const ways = otherWays(currentGame(), first).map(({ through }) => through);
    expect([taken, ...ways].sort()).toEqual(['sz-8', 'sz-9']);
  });

  test('by air does not', () => {
    expect(otherWays(currentGame(), attack('eastern-europe', 'fighter', 'west-russia'))).toEqual([]);
  });
});

test('aircraft get no empty destination, which they cannot capture, but can be ordered there', () => {
  useView.getState().choose(ownUnits('eastern-europe', 'fighter'));
  expect(useView.getState().destinations.map(({ space }) => space)).not.toContain('ukraine');
  const ukraine = reach(currentGame(), ownUnits('eastern-europe', 'fighter')).find(({ space }) => space === 'ukraine');
  if (ukraine === undefined) throw new Error('no way to Ukraine');
  expect(meaningText(currentGame(), ukraine)).toContain('aircraft cannot capture');
});
