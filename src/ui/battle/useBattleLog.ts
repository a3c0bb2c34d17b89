import { useMemo } from 'react';
import { useGame } from '../../store/gameStore.ts';
import { battleLog, type BattleLog } from './battleLog.ts';

/** The story of the latest battle of this phase; the same after a reload, because it is told from the commands. */
export function useBattleLog(): BattleLog | null {
  const timeline = useGame((store) => store.timeline);
  return useMemo(
    () =>
      timeline === null
        ? null
        : battleLog(timeline.phaseStart.state, timeline.commands.slice(timeline.phaseStart.index)),
    [timeline],
  );
}
