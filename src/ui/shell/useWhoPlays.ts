import { useCallback } from 'react';
import type { AnyState, PowerId } from '../../engine/index.ts';
import { faceOf } from '../../games/faces.ts';
import { playerOf } from '../../store/displayedGame.ts';
import { useGame } from '../../store/gameStore.ts';
import { joinWords } from '../../text/words.ts';

/** Gives who plays a power: in a short game all its groups, as their sheets name them, else the player. */
export function useWhoPlays(): (state: AnyState, power: PowerId) => string {
  const setup = useGame((store) => store.setup);
  return useCallback(
    (state, power) => {
      const groups = faceOf(state).groupsOf?.(power, setup) ?? [];
      return groups.length > 0 ? joinWords(groups) : (playerOf(state, power)?.name ?? '');
    },
    [setup],
  );
}
