import { LooseReport } from '../dice/LooseReport.tsx';
import { BattleReport } from './BattleReport.tsx';
import { useBattleLog } from './useBattleLog.ts';
import { useDisplayedGame } from '../../store/game.ts';
import './battle.css';

/** What came of the latest battle of this phase, and of dice that were rolled outside battles after it. */
export function LatestFight({ takesFocus = true }: { readonly takesFocus?: boolean }) {
  const state = useDisplayedGame();
  const log = useBattleLog();
  return (
    <>
      <LooseReport />
      {log !== null && log.result !== null && (
        <BattleReport state={state} log={log} result={log.result} takesFocus={takesFocus} />
      )}
    </>
  );
}
