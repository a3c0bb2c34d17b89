import { editionOf, sideOf, axisAllies, type GameState } from '../../../engine/axis-allies/index.ts';
import type { Setup } from '../../../saves/schema.ts';
import { runInChunks } from '../../../store/runInChunks.ts';
import { replaySteps } from '../../../session/timeline.ts';
import { startState, useGame } from './game.ts';

/** What a side needs in all for a victory. */
const needsOf = (state: GameState, victory: string): number =>
  (editionOf(state.edition).victories[victory] ?? []).reduce((sum, { needs }) => sum + needs, 0);

/** The victories for which a game that is over could go on: they need more, and nobody has won them either. */
export function longerVictories(state: GameState): readonly string[] {
  const { victories } = editionOf(state.edition);
  const isWon = (victory: string): boolean =>
    (victories[victory] ?? []).some(
      ({ side, needs, territories }) =>
        territories.filter((space) => sideOf(state, state.control[space] ?? '') === side).length >= needs,
    );
  return Object.keys(victories)
    .filter((victory) => needsOf(state, victory) > needsOf(state, state.victory) && !isWon(victory))
    .toSorted((a, b) => needsOf(state, a) - needsOf(state, b));
}

/** A set-up with another victory; null if its start cannot be read. */
function withVictory(setup: Setup, victory: string): Setup | null {
  const { start } = setup;
  if (start.kind === 'setup') return { ...setup, start: { ...start, victory } };
  const { position } = start;
  if (typeof position !== 'object' || position === null) return null;
  return { ...setup, start: { kind: 'position', position: { ...position, victory } } };
}

/**
 * Goes on with the game on the table as one that is played for a longer victory: all its orders are played again, so
 * that nothing of its story is lost. Returns whether that was possible; if not, nothing changes.
 */
export async function playOn(victory: string): Promise<boolean> {
  const { setup, timeline, name } = useGame.getState();
  const longer = setup === null ? null : withVictory(setup, victory);
  const start = longer === null ? null : startState(longer);
  if (longer === null || start?.ok !== true || timeline === null) return false;
  const { timeline: replayed, stopped } = await runInChunks(replaySteps(axisAllies, start.value, timeline.commands));
  const isStill = useGame.getState().timeline === timeline;
  if (stopped !== null || replayed.state.outcome !== null || !isStill) return false;
  const longerGame = { setup: longer, timeline: { ...replayed, sideLines: timeline.sideLines } };
  useGame.getState().loadGame(name === null ? longerGame : { ...longerGame, name });
  return true;
}
