import { useEffect } from 'react';
import { BattleList } from './BattleList.tsx';
import type { Battle, GameState } from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { awaitingOf } from '../../store/selectors.ts';
import { battleKindText } from '../../text/battleText.ts';
import { spaceName } from '../../text/names.ts';
import { LabEnds } from '../lab/parts.ts';
import { AdvantageUses } from '../offers/AdvantageUses.tsx';
import { OddsOfBattle } from '../odds/parts.tsx';
import { useLayout } from '../../../../ui/shell/layout.ts';
import { type BattleLog, type LoggedRoll, useBattleLog } from './battleLog.ts';
import { FATE_TEXT, stepName } from '../../text/stepText.ts';
import { fateNow, roundSteps } from './roundSteps.ts';
import { BattleStrip } from './BattleStrip.tsx';
import { FightOn } from './fightOn/FightOn.tsx';
import { type CasualtyChoice, useCasualtyChoice } from './useCasualtyChoice.ts';
import { BattleDice } from './decisions/BattleDice.tsx';
import { ConfirmCasualties } from './decisions/ConfirmCasualties.tsx';
import { RetreatChoice } from './decisions/RetreatChoice.tsx';
import { SubmergeChoice, StandingStrikes } from './decisions/SubmergeChoice.tsx';
import { EarlierRounds, RolledDice } from './RolledDice.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './battleSteps.css';
import './battle.css';

interface BattleStepsProps {
  readonly state: GameState;
  readonly battle: Battle;
  readonly log: BattleLog | null;
}

/** The steps of the round in their order, where it stands, and what becomes of those hit now. */
function BattleSteps({ state, battle, log }: BattleStepsProps) {
  const rolled = log !== null && log.round === battle.round ? log.rolls.map(({ step }) => step) : [];
  const steps = roundSteps(state, battle, rolled);
  // While casualties are chosen, it stands at the place where they are laid down.
  const fate = steps.some(({ isLosing }) => isLosing) ? null : fateNow(state, battle);
  return (
    <div className="battle-steps">
      <ol aria-label={`Steps of round ${battle.round}`}>
        {steps.map(({ id, when, isLosing }) => (
          <li key={id} data-when={when} aria-current={when === 'now' ? 'step' : undefined}>
            {stepName(id)}
            {isLosing && ': losses'}
            {when === 'over' && <span className="visually-hidden"> (over)</span>}
          </li>
        ))}
      </ol>
      {fate !== null && <p className="soft">{FATE_TEXT[fate]}</p>}
    </div>
  );
}

/** The decision the battle waits for. */
function Decision({ state, choice }: { state: GameState; choice: CasualtyChoice | null }) {
  const awaited = awaitingOf(state);
  switch (awaited.kind) {
    case 'dice':
      return <BattleDice state={state} question={awaited} />;
    case 'submerge':
      return <SubmergeChoice state={state} question={awaited} />;
    case 'casualties':
      return choice === null ? null : <ConfirmCasualties state={state} question={awaited} choice={choice} />;
    case 'retreat':
      return <RetreatChoice state={state} question={awaited} />;
    // These are not asked in a battle.
    case 'command':
    case 'fly-home':
    case 'stranded':
    case 'offer':
    case 'over':
      return null;
  }
}

interface BattleUnderWayProps {
  readonly state: GameState;
  readonly battle: Battle;
  readonly log: BattleLog | null;
}

/** The battle under way: both sides, the dice of the round, and what must be decided now. */
function BattleUnderWay({ state, battle, log }: BattleUnderWayProps) {
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
