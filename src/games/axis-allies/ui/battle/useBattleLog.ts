import { useMemo } from 'react';
import { battleLog, type BattleLog } from './battleLog.ts';
import { useGame } from '../../store/game.ts';

/** The log of the latest battle of this phase. It is computed from the commands, so it survives a reload. */
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
