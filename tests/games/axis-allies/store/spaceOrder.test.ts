import { beforeEach, describe, expect, test } from 'vitest';
import { inOrder, isHopeless, byFront, byImportance } from '../../../../src/games/axis-allies/store/spaceOrder.ts';
import { landingOrders, landings } from '../../../../src/games/axis-allies/store/landings.ts';
import { movableUnits, usefulUnits } from '../../../../src/games/axis-allies/store/movableUnits.ts';
import { useView } from '../../../../src/games/axis-allies/store/viewStore.ts';
import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { revised } from '../../../../src/engine/axis-allies/editions/revised.ts';
import { endPhase, currentGame, ownUnits, positionSetup, SETUP, startNewGame } from '../../../store/gameSupport.ts';

beforeEach(() => {
  startNewGame();
  endPhase();
});

describe('lists', () => {
  test('are sorted by enemies, then capitals, then the most units, then name', () => {
    const spaces = ['archangel', 'karelia', 'russia', 'siberia', 'soviet-far-east', 'west-russia'];
    const sorted = spaces.toSorted(byImportance(currentGame()));
    expect(sorted.slice(0, 2)).toEqual(['west-russia', 'russia']);
    const counts = sorted
      .slice(2)
      .map((at) => Object.values(currentGame().units).filter(({ space }) => space === at).length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('of starting spaces begin next to the enemy', () => {
    const found = usefulUnits(currentGame());
    const [first, ...others] = [...found.keys()].sort(byFront(currentGame(), found));
    expect(first).toBe('russia');
    expect(others.indexOf('karelia')).toBeLessThan(
      others.indexOf('siberia') < 0 ? Infinity : others.indexOf('siberia'),
    );
  });

  test('of destinations begin with attacks', () => {
    const sorted = inOrder(currentGame(), useView.getState().destinations, {});
    expect(sorted).toEqual([]);
    useView.getState().choose(ownUnits('russia', 'fighter'));
    const found = inOrder(currentGame(), useView.getState().destinations, {});
    expect(found.every(({ meaning }) => meaning === 'attack')).toBe(true);
  });

  test('of destinations begin with the best chance, one not known yet being even', () => {
    useView.getState().choose(ownUnits('russia', 'fighter'));
    const { destinations } = useView.getState();
    const [first = '', second = '', third = '', ...others] = destinations.map(({ space }) => space);
    const chances = { [third]: 0.9, [second]: 0.2, [first]: 0.01 };
    const sorted = inOrder(currentGame(), destinations, chances).map(({ space }) => space);
    expect(sorted[0]).toBe(third);
    expect(sorted.slice(-2)).toEqual([second, first]);
    expect(sorted).toHaveLength(3 + others.length);
    expect(destinations.filter((one) => isHopeless(currentGame(), one, chances)).map(({ space }) => space)).toEqual([
      first,
    ]);
  });

  test('SBR-1: of destinations call none hopeless where all that go could raid instead', () => {
    addEdition(revised);
    const units = {
      'united-kingdom': { 'united-kingdom': { bomber: 1 } },
      germany: { germany: { tank: 9 }, 'western-europe': { tank: 9 } },
    };
    const position = { edition: revised.id, power: 'united-kingdom', phase: 'combat-move', units };
    startNewGame(positionSetup(position, { ...SETUP, edition: revised.id }));
    useView.getState().choose(ownUnits('united-kingdom', 'bomber'));
    const isFolded = (space: string): boolean =>
      isHopeless(
        currentGame(),
        useView.getState().destinations.find((to) => to.space === space)!,
        { [space]: 0.001 },
      );
    // No complex stands in Western Europe.
    expect([isFolded('germany'), isFolded('western-europe')]).toEqual([false, true]);
  });
});

describe('useful moves', () => {
  test('exclude flights to empty territories, which aircraft cannot capture (CM-19)', () => {
    startNewGame(
      positionSetup({
        edition: '1941',
        power: 'germany',
        phase: 'combat-move',
        units: { germany: { germany: { fighter: 1 } }, 'soviet-union': { karelia: { infantry: 1 } } },
        control: { 'eastern-europe': 'soviet-union' },
      }),
    );
    useView.getState().choose(ownUnits('germany', 'fighter'));
    const spaces = useView.getState().destinations.map(({ space }) => space);
    expect(spaces).toContain('karelia');
    expect(spaces).not.toContain('eastern-europe');
  });

  test('exclude units that have nothing to do', () => {
    startNewGame(
      positionSetup({
        edition: '1941',
        power: 'germany',
        phase: 'combat-move',
        units: {
          germany: { 'western-europe': { infantry: 3 }, 'eastern-europe': { infantry: 2 } },
          'soviet-union': { karelia: { infantry: 1 } },
        },
      }),
    );
    expect([...movableUnits(currentGame()).keys()]).toContain('western-europe');
    expect([...usefulUnits(currentGame()).keys()]).toEqual(['eastern-europe']);
  });
});

describe('landings', () => {
  beforeEach(() => {
    startNewGame(
      positionSetup({
        edition: '1941',
        power: 'germany',
        phase: 'noncombat-move',
        units: {
          germany: { germany: { infantry: 1 }, karelia: { fighter: 2 }, 'sz-8': { bomber: 1 } },
        },
        control: { karelia: 'soviet-union' },
      }),
    );
  });

  test('group aircraft of a type, with every place where they can land', () => {
    const found = landings(currentGame());
    expect(found.map(({ units }) => units.length).toSorted()).toEqual([1, 2]);
    expect(found.every(({ places }) => places.length > 1)).toBe(true);
  });

  test('name a carrier in peace before land that is farther', () => {
    const firstPlace = (zone: object): string | undefined => {
      startNewGame(
        positionSetup({
          edition: '1941',
          power: 'germany',
          phase: 'noncombat-move',
          units: { germany: { 'western-europe': { infantry: 1 }, 'sz-9': { fighter: 1 }, ...zone } },
        }),
      );
      return landings(currentGame())[0]?.places[0]?.space;
    };
    expect(firstPlace({ 'sz-8': { carrier: 1 } })).toBe('sz-8');
    expect(firstPlace({})).toBe('western-europe');
  });

  test('are all ordered by one press', () => {
    const { length } = landingOrders(currentGame());
    expect(length).toBe(2);
  });
});
