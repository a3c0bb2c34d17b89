import type { GameState } from '../../engine/index.ts';
import { BattleItem } from './BattleItem.tsx';
import { BattleReport } from './BattleReport.tsx';
import type { BattleLog } from './battleLog.ts';

/** The battles still to be fought, below the report of the last one. */
export function BattleList({ state, log }: { state: GameState; log: BattleLog | null }) {
  const { battles } = state.turn;
  const landings = battles.filter(({ landingFrom }) => landingFrom.length > 0);
  return (
    <>
      {log !== null && log.result !== null && <BattleReport state={state} log={log} result={log.result} />}
      <h3>{battles.length === 0 ? 'All battles are fought' : 'Battles to fight'}</h3>
      {landings.length > 0 && landings.length < battles.length && (
        <p className="soft">Landings from the sea come first, each after its sea battle.</p>
      )}
      {battles.length === 0 ? (
        <p>Go on to noncombat moves below.</p>
      ) : (
        <ul className="battle-list">
          {battles.map((plan) => (
            <BattleItem key={`${plan.space}/${plan.kind}`} state={state} plan={plan} />
          ))}
        </ul>
      )}
    </>
  );
}
