import { LooseReport } from '../dice/LooseReport.tsx';
import type { BattleResult, GameState } from '../../../../engine/axis-allies/index.ts';
import { withDestroyedUnits } from '../../store/selectors.ts';
import { battleResultText } from '../../text/battleText.ts';
import { eventText } from '../../text/events/eventText.ts';
import { spaceName } from '../../text/names.ts';
import { battleLines, type BattleLog, useBattleLog } from './battleLog.ts';
import { battleAddress } from '../../../../ui/address/address.ts';
import { useInitialFocus } from '../../../../ui/components/useInitialFocus.ts';
import { LostUnits } from './BattleStrip.tsx';
import { EarlierRounds, RolledDice } from './RolledDice.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './battle.css';

interface BattleReportProps {
  readonly state: GameState;
  readonly log: BattleLog;
  readonly result: BattleResult;
  /** The report takes the focus, because nothing has to be decided beside it. */
  readonly takesFocus: boolean;
}

/** The result of the last battle in words, its losses and dice; short, so that the next battle is in sight below. */
function BattleReport({ state, log, result, takesFocus }: BattleReportProps) {
  const heading = useInitialFocus<HTMLHeadingElement>();
  const before = useGame((store) => store.before);
  const isLab = useGame((store) => store.isLab);
  const begun = useGame(({ commands }) => commands.findLastIndex(({ type }) => type === 'fight'));
  const stateWithLosses = withDestroyedUnits(state, before);
  const retreat = log.since.find((event) => event.type === 'units-retreated');
  const lines = battleLines(
    stateWithLosses,
    log.since.filter((event) => event !== retreat),
  );
  const retreated = retreat === undefined ? null : eventText(stateWithLosses, retreat);
  return (
    <div className="battle-report" role="group" aria-label="Result of the battle">
      <h3 ref={takesFocus ? heading : null} tabIndex={-1}>
        {retreated === null
          ? battleResultText(state, log.space, result)
          : `${spaceName(state, log.space)}: ${retreated}`}
      </h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="battle-report-lost">
        <Losses title="Attacker lost" lost={log.lost.attacker} />
        <Losses title="Defender lost" lost={log.lost.defender} />
      </div>
      <EarlierRounds log={log} />
      {log.earlier.length > 0 && <h4>Round {log.round}</h4>}
      {log.rolls.map((roll, i) => (
        <RolledDice key={i} roll={roll} kind={log.kind} latest={false} />
      ))}
      {!isLab && (
        <a className="button button--small" href={battleAddress(begun)}>
          Watch it again
        </a>
      )}
    </div>
  );
}

function Losses({ title, lost }: { title: string; lost: BattleLog['lost']['attacker'] }) {
  return (
    <div>
      <h4>{title}</h4>
      {lost.length === 0 ? <p className="soft">nothing</p> : <LostUnits lost={lost} />}
    </div>
  );
}

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
