import { useCallback } from 'react';
import type { GameState, PowerId } from '../../../../engine/axis-allies/index.ts';
import { playerOf } from '../../store/selectors.ts';
import { groupsOf } from '../../store/shortGames/inPlay.ts';
import { joinWords } from '../../../../text/words.ts';
import { useGame } from '../../store/game.ts';

/** Gives who plays a power: in a short game all its groups, as their sheets name them, else the player. */
export function useWhoPlays(): (state: GameState, power: PowerId) => string {
  const shortGame = useGame((store) => store.setup?.shortGame);
  return useCallback(
    (state, power) => {
      const groups = groupsOf(shortGame, power);
      return groups.length > 0 ? joinWords(groups) : (playerOf(state, power)?.name ?? '');
    },
    [shortGame],
  );
}
