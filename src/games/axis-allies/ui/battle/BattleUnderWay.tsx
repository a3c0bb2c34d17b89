import { useEffect } from 'react';
import type { Battle, GameState } from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { awaitingOf } from '../../store/selectors.ts';
import { battleKindText } from '../../text/battleText.ts';
import { spaceName } from '../../text/names.ts';
import { LabEnds } from '../lab/parts.ts';
import { AdvantageUses } from '../offers/AdvantageUses.tsx';
import { OddsOfBattle } from '../odds/parts.tsx';
import { useLayout } from '../../../../ui/shell/layout.ts';
import type { BattleLog, LoggedRoll } from './battleLog.ts';
import { BattleSteps } from './BattleSteps.tsx';
import { BattleStrip } from './BattleStrip.tsx';
import { FightOn } from './fightOn/FightOn.tsx';
import { Decision } from './decisions/Decision.tsx';
import { StandingStrikes } from './decisions/SubmergeChoice.tsx';
import { EarlierRounds, RolledDice } from './RolledDice.tsx';
import { useCasualtyChoice } from './useCasualtyChoice.ts';
import { useGame } from '../../store/game.ts';

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
  // While casualties are chosen, the dice of both sides stand beside the question, which would cover them elsewhere. So
  // they do in a sheet beside every choice.
  const isWithin = choice !== null || (layout === 'sheet' && awaitingOf(state).kind !== 'dice');
  const dice = (rolls: readonly LoggedRoll[], look: string) =>
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
      {!isWithin && dice(rolled, '')}
      {log !== null && <EarlierRounds log={log} />}
      <fieldset className="battle-decision" disabled={readOnly}>
        <legend className="visually-hidden">What has to be decided</legend>
        {isWithin && dice(rolled, 'battle-rolls-tight')}
        <AdvantageUses />
        <FightOn key={battle.space} state={state}>
          <Decision key={`${battle.space}/${battle.round}/${battle.step}`} state={state} choice={choice} />
        </FightOn>
        <StandingStrikes />
      </fieldset>
      {isLab && <LabEnds state={state} />}
    </>
  );
}
