import type { GameState, UnitId, UnitTypeId } from '../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../src/engine/index.ts';
import type { Setup } from '../../src/saves/schema.ts';
import { useView } from '../../src/games/axis-allies/store/viewStore.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

/** Two players, all powers, the standard game; the seed makes the dice the same every time. */
export const SETUP: Setup = {
  edition: '1941',
  start: { kind: 'setup', victory: 'standard' },
  seed: 'a test',
  diceMode: 'program',
  players: [
    { name: 'Ada', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
    { name: 'Ben', powers: ['germany', 'japan'] },
  ],
};

export const positionSetup = (position: unknown, setup: Setup = SETUP): Setup => ({
  ...setup,
  start: { kind: 'position', position },
});

/** Resets the stores and starts a new game. */
export function startNewGame(setup: Setup = SETUP): void {
  useGame.setState(useGame.getInitialState(), true);
  useView.setState(useView.getInitialState(), true);
  const begun = useGame.getState().newGame(setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
}

export function currentGame(): GameState {
  const { game } = useGame.getState();
  if (game === null) throw new Error('no game');
  return game;
}

/** Ids of the acting power's units of a type in a space. */
export const ownUnits = (space: SpaceId, type: UnitTypeId): readonly UnitId[] =>
  Object.values(currentGame().units)
    .filter((unit) => unit.space === space && unit.type === type && unit.owner === currentGame().power)
    .map(({ id }) => id);

export const endPhase = (): boolean => useGame.getState().dispatch({ type: 'end-phase' });
