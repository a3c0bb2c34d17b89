import { nameWith } from '../../store/games/changeGames.ts';
import type { ReadGame } from '../../store/games/readGames.ts';
import { gameName } from '../../text/gameName.ts';

/**
 * The game to be added; under its usual name if nothing was ordered in it, since only a game that was named is kept
 * then.
 */
export function namedIfEmpty(game: ReadGame): ReadGame {
  const { opened, savedAt } = game;
  if (opened.timeline.commands.length > 0 || opened.name !== undefined) return game;
  const { edition, players } = opened.setup;
  return { ...game, opened: { ...opened, name: nameWith(gameName({ edition, players, savedAt }), '') } };
}
