import { useEffect } from 'react';
import type { Battle, GameState } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { flyTo } from '../../store/mapCamera.ts';
import { awaitingOf } from '../../store/selectors.ts';
import { battleKindText } from '../../text/battleText.ts';
import { spaceName } from '../../text/names.ts';
import { LabEnds } from '../lab/enterLab.ts';
import { AdvantageUses } from '../offers/AdvantageUses.tsx';
import { OddsOfBattle } from '../odds/parts.tsx';
import { useLayout } from '../shell/layout.ts';
import type { BattleLog, Roll } from './battleLog.ts';
import { BattleSteps } from './BattleSteps.tsx';
import { BattleStrip } from './BattleStrip.tsx';
import { FightOn } from './fightOn/FightOn.tsx';
import { Decision } from './decisions/Decision.tsx';
import { RolledDice } from './RolledDice.tsx';
import { useCasualtyChoice } from './useCasualtyChoice.ts';

interface BattleUnderWayProps {
  readonly state: GameState;
  readonly battle: Battle;
  readonly log: BattleLog | null;
}

/** The battle under way: both sides, the dice of the round, and what must be decided now. */
export function BattleUnderWay({ state, battle, log }: BattleUnderWayProps) {
  const readOnly = useGame((store) => store.readOnly);
  const isLab = useGame((store) => store.isLab);
  const choice = useCasualtyChoice(state);
  const layout = useLayout();
  useEffect(() => flyTo([battle.space]), [battle.space]);

  const rolled = log?.rolls ?? [];
  const isOldRound = log !== null && log.round < battle.round;
  // While casualties are chosen, the roll that caused them is shown next to the choice. In a sheet, where the choice
  // would cover them, all dice of the round are shown next to it.
  const isCovered = layout === 'sheet' && awaitingOf(state).kind !== 'dice';
  const firstWithin = choice !== null ? -1 : isCovered ? 0 : rolled.length;
  const beside = rolled.slice(0, firstWithin);
  const within = rolled.slice(firstWithin);
  const dice = (rolls: readonly Roll[], look: string) =>
    rolls.length > 0 && (
      <div className={`battle-rolls ${look}`}>
        {isOldRound && <p className="battle-rolls-round">In round {log.round}:</p>}
        {rolls.map((roll, i) => (
          <RolledDice key={i} roll={roll} kind={battle.kind} latest={roll === rolled.at(-1) && !isOldRound} />
        ))}
      </div>
    );
  return (
    <>
      <header className="battle-head">
        <h2>{spaceName(state, battle.space)}</h2>
        <p className="soft">{battleKindText(state, battle)}</p>
        <p className="battle-round">
          Round <strong>{battle.round}</strong>
        </p>
      </header>
      <BattleSteps state={state} battle={battle} log={log} />
      <BattleStrip state={state} battle={battle} log={log} choice={choice} />
      <OddsOfBattle />
      {dice(beside, '')}
      <fieldset className="battle-decision" disabled={readOnly}>
        <legend className="visually-hidden">What has to be decided</legend>
        {dice(within, 'battle-rolls-tight')}
        <AdvantageUses />
        <FightOn key={battle.space} state={state}>
          <Decision key={`${battle.space}/${battle.round}/${battle.step}`} state={state} choice={choice} />
        </FightOn>
      </fieldset>
      {isLab && <LabEnds state={state} />}
    </>
  );
}
