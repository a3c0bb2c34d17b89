import { BattleList } from './BattleList.tsx';
import { BattleUnderWay } from './BattleUnderWay.tsx';
import { useBattleLog } from './useBattleLog.ts';
import { useDisplayedGame } from '../../store/game.ts';
import './battle.css';

/** Conduct combat: the battle under way, or the battles still to come. */
export function BattlePanel() {
  const state = useDisplayedGame();
  const log = useBattleLog();
  return (
    <section className="battle-panel" aria-label="Battles">
      {state.battle === null ? (
        <BattleList state={state} />
      ) : (
        <BattleUnderWay state={state} battle={state.battle} log={log} />
      )}
    </section>
  );
}
