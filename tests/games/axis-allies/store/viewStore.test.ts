import { beforeEach, describe, expect, test } from 'vitest';
import {
  editionOf,
  isActing,
  remedies,
  SHELF,
  usualVictory,
  type GameState,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import { flyTo, useMapCamera } from '../../../../src/store/mapCamera.ts';
import { useInHand } from '../../../../src/games/axis-allies/store/hand.ts';
import { pick, useView } from '../../../../src/games/axis-allies/store/viewStore.ts';
import { endPhase, currentGame, ownUnits, positionSetup, SETUP, startNewGame } from '../../../store/gameSupport.ts';
import { useGame } from '../../../../src/games/axis-allies/store/game.ts';

const view = () => useView.getState();

beforeEach(() => {
  startNewGame();
  endPhase();
});

describe('chosen units', () => {
  test('have the destinations they can reach together', () => {
    view().choose([...ownUnits('karelia', 'infantry'), ...ownUnits('russia', 'infantry')]);
    expect(view().destinations.map(({ space }) => space)).toEqual(['west-russia']);
  });

  test('do not get their own space as a destination after combat', () => {
    startNewGame(
      positionSetup({
        edition: '1941',
        power: 'germany',
        phase: 'noncombat-move',
        units: { germany: { germany: { tank: 1 } }, japan: { japan: { infantry: 1 } } },
      }),
    );
    view().choose(ownUnits('germany', 'tank'));
    expect(view().destinations.map(({ space }) => space)).toContain('western-europe');
    expect(view().destinations.map(({ space }) => space)).not.toContain('germany');
  });

  test('go to a pressed destination, and are deselected', () => {
    view().choose(ownUnits('karelia', 'infantry'));
    view().press('west-russia');
    expect(ownUnits('west-russia', 'infantry')).toHaveLength(3);
    expect(view().chosen).toEqual([]);
    expect(view().destinations).toEqual([]);
    expect(view().marks['west-russia']).toBe('battle');
  });

  test('stay chosen when a space with own units is pressed, to add more', () => {
    view().choose(ownUnits('karelia', 'infantry'));
    view().press('russia');
    expect(view().focused).toBe('russia');
    expect(view().chosen).toHaveLength(3);
    expect(useGame.getState().refusal).toBeNull();
  });

  test('explain why they cannot go to another space', () => {
    view().choose(ownUnits('karelia', 'infantry'));
    view().press('japan');
    expect(view().focused).toBe('japan');
    expect(useGame.getState().refusal?.reason).toBeDefined();
  });

  test('are deselected when the phase ends', () => {
    view().choose(ownUnits('karelia', 'infantry'));
    endPhase();
    expect(view().chosen).toEqual([]);
  });

  test('cannot be chosen in a read-only tab', () => {
    useGame.setState({ readOnly: true });
    view().choose(ownUnits('karelia', 'infantry'));
    expect(view().chosen).toEqual([]);
  });
});

test('a picked new unit is placed in the pressed space', () => {
  startNewGame();
  useGame.getState().dispatch({ type: 'purchase', units: { infantry: 2 } });
  while (currentGame().phase !== 'mobilize-new-units') endPhase();
  pick('infantry');
  expect(view().marks['russia']).toBe('place');
  view().press('russia');
  expect(currentGame().purchased['infantry']).toBe(1);
  expect(useInHand.getState().picked).toBe('infantry');
  view().press('russia');
  expect(useInHand.getState().picked).toBeNull();
});

test('the camera gets a new request even for the same space', () => {
  flyTo(['japan']);
  const first = useMapCamera.getState().request;
  flyTo(['japan']);
  expect(useMapCamera.getState().request).toEqual({
    target: { kind: 'spaces', spaces: ['japan'] },
    n: (first?.n ?? 0) + 1,
  });
});

describe.each(SHELF.map(({ id }) => id))('in %s a press with units in hand', (edition) => {
  const powers = (side: string) => editionOf(edition).powers.flatMap((power) => (power.side === side ? power.id : []));
  const begin = (): void =>
    startNewGame({
      ...SETUP,
      edition,
      start: { kind: 'setup', victory: usualVictory(editionOf(edition)) },
      players: [
        { name: 'Ada', powers: powers('allies') },
        { name: 'Ben', powers: powers('axis') },
      ],
    });

  test('on any space gives an order, takes up units, or says by which rule it cannot be', () => {
    begin();
    const silent: string[] = [];
    // Both phases of moves of every power.
    for (let phases = 0; phases < 40; phases += 1) {
      const game = currentGame();
      if (['combat-move', 'noncombat-move'].includes(game.phase))
        for (const unit of oneOfEachStack(game)) {
          view().choose([unit.id]);
          for (const { id: space } of editionOf(edition).spaces) {
            const isAnswered =
              view().destinations.some((found) => found.space === space) ||
              Object.values(game.units).some((other) => other.space === space && isActing(game, other.owner));
            if (isAnswered) continue;
            view().press(space);
            const { refusal } = useGame.getState();
            if (refusal === null || !(refusal.rule in editionOf(edition).ruleTitles))
              silent.push(`${game.power}, ${game.phase}: ${unit.type} from ${unit.space} to ${space}`);
            useGame.getState().dismissRefusal();
          }
        }
      if (!endPhase()) break;
    }
    expect(silent).toEqual([]);
  }, 60_000);
});

/** One unit of each type and space that the acting power commands. */
const oneOfEachStack = (game: GameState): readonly Unit[] => [
  ...new Map(
    Object.values(game.units)
      .filter(({ owner }) => isActing(game, owner))
      .map((unit) => [`${unit.type} ${unit.space} ${unit.aboard !== undefined}`, unit]),
  ).values(),
];

test('what was said against sending units goes when others are chosen, and when an order is taken back', () => {
  const infantry = ownUnits('karelia', 'infantry');
  view().choose(infantry.slice(0, 1));
  view().press('japan');
  expect(useGame.getState().refusal).not.toBeNull();
  view().press('russia');
  expect(useGame.getState().refusal).not.toBeNull();
  view().choose(infantry.slice(0, 2));
  expect(useGame.getState().refusal).toBeNull();
  view().press('japan');
  useGame.getState().undo();
  expect(useGame.getState().refusal).toBeNull();
});

test('aircraft are told that nobody is there to fight, and who could be attacked instead', () => {
  startNewGame(
    positionSetup({
      edition: '1941',
      power: 'germany',
      phase: 'combat-move',
      units: { germany: { germany: { bomber: 1 } }, 'soviet-union': { karelia: { infantry: 1 } } },
    }),
  );
  view().choose(ownUnits('germany', 'bomber'));
  view().press('urals');
  const { refusal, refusedCommand } = useGame.getState();
  expect(refusal).toMatchObject({ rule: 'COM-19', reason: 'cannot-capture', spaces: ['urals'] });
  expect(refusedCommand && remedies(currentGame(), refusedCommand)).toMatchObject([
    { kind: 'instead', orders: [{ type: 'move', to: 'karelia' }] },
  ]);
});
