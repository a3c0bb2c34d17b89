import type { GameState, SpaceId, UnitId, UnitTypeId } from '../../src/engine/index.ts';
import type { Setup } from '../../src/saves/schema.ts';
import { useGame } from '../../src/store/gameStore.ts';
import { useView } from '../../src/store/viewStore.ts';

/** Two people, all powers, the standard game; the seed makes the dice the same every time. */
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

/** Empty stores, then a new game on the table. */
export function sitDown(setup: Setup = SETUP): void {
  useGame.setState(useGame.getInitialState(), true);
  useView.setState(useView.getInitialState(), true);
  const begun = useGame.getState().newGame(setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
}

export function onTable(): GameState {
  const { game } = useGame.getState();
  if (game === null) throw new Error('no game');
  return game;
}

/** Ids of the acting power's units of a type in a space. */
export const own = (space: SpaceId, type: UnitTypeId): readonly UnitId[] =>
  Object.values(onTable().units)
    .filter((unit) => unit.space === space && unit.type === type && unit.owner === onTable().power)
    .map(({ id }) => id);

export const endPhase = (): boolean => useGame.getState().dispatch({ type: 'end-phase' });
