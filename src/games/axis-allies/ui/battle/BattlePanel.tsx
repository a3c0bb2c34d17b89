import { useEffect } from 'react';
import { type Battle, type GameState, refusalOf, typeOf } from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { useGoOnKey } from '../../../../ui/components/useGoOnKey.ts';
import { useIsReady } from '../../../../ui/components/useIsReady.ts';
import { useLayout } from '../../../../ui/shell/layout.ts';
import { useDisplayedGame, useGame } from '../../store/game.ts';
import { awaitingOf } from '../../store/selectors.ts';
import { battleKindText, retreatNote } from '../../text/battleText.ts';
import { spaceName } from '../../text/names.ts';
import { FATE_TEXT, stepName } from '../../text/stepText.ts';
import { DeciderHeading } from '../dice/DeciderHeading.tsx';
import { LabEnds } from '../lab/parts.ts';
import { OddsOfAnswers, OddsOfBattle } from '../odds/parts.tsx';
import { AdvantageUses } from '../offers/AdvantageUses.tsx';
import { RefusalReason } from '../refusals/Refused.tsx';
import { DelayedSpaceButton } from '../spaces/SpaceButton.tsx';
import { BattleList } from './BattleList.tsx';
import { BattleStrip } from './BattleStrip.tsx';
import { EarlierRounds, RolledDice } from './RolledDice.tsx';
import './battle.css';
import { type BattleLog, type LoggedRoll, useBattleLog } from './battleLog.ts';
import './battleSteps.css';
import { BattleDice, type DecisionProps, FightToEndButton } from './decisions/BattleDice.tsx';
import { ConfirmCasualties } from './decisions/ConfirmCasualties.tsx';
import { StandingStrikes, SubmergeChoice } from './decisions/SubmergeChoice.tsx';
import { pressOrders } from './decisions/lossOptions.ts';
import { FightOn } from './fightOn/FightOn.tsx';
import { fateNow, roundSteps } from './roundSteps.ts';
import { type CasualtyChoice, useCasualtyChoice } from './useCasualtyChoice.ts';

/**
 * Another round, or retreat: all units to one space, or only the aircraft. Enter and Space press on once the choice has
 * been in sight for a moment, so that a key meant for the dice does not; a retreat always takes its own button.
 */
function RetreatChoice({ state, question }: DecisionProps<'retreat'>) {
  const fightOn = useGame((store) => store.fightOn);
  const readOnly = useGame((store) => store.readOnly);
  const canPress = refusalOf(state, { type: 'press' }) === null;
  const press = onlyTransports(state) ? 'Stay' : `Fight round ${(state.battle?.round ?? 0) + 1}`;
  const orders = pressOrders(state);
  const pressOn = (): void => fightOn(...orders);
  useGoOnKey(useIsReady(press) && canPress && !readOnly, pressOn);

  return (
    <>
      <DeciderHeading state={state} by={question.by} what="press on or retreat?" takesFocus />
      <OddsOfAnswers />
      <Retreats state={state} question={question} />
      {canPress && (
        <div className="decision-buttons">
          <DelayedButton
            meaning={press}
            look="main"
            wide
            className="press-on"
            aria-keyshortcuts="Enter Space"
            onClick={pressOn}
          >
            {press} <kbd aria-hidden="true">Enter</kbd>
          </DelayedButton>
          {orders.length > 1 && (
            <DelayedButton meaning="choose" onClick={() => fightOn({ type: 'press' })}>
              {press}, but ask submarines
            </DelayedButton>
          )}
        </div>
      )}
      <FightToEndButton state={state} />
    </>
  );
}

/** The retreat buttons, away from the button that fights on, so that a double press cannot hit both. */
function Retreats({ state, question }: DecisionProps<'retreat'>) {
  const dispatch = useGame((store) => store.dispatch);
  const noRetreat = refusalOf(state, { type: 'retreat' });
  const canBreakOff = question.air && noRetreat === null;
  if (question.to.length === 0 && !canBreakOff)
    return noRetreat === null || question.air ? null : (
      <p className="soft">
        <RefusalReason state={state} command={{ type: 'retreat' }} refusal={noRetreat} />
      </p>
    );
  return (
    <div className="retreats" role="group" aria-label="Retreat">
      {question.to.length > 0 && (
        <p className="soft">{retreatNote(state, question.air, (state.battle?.seaborne.length ?? 0) > 0)}</p>
      )}
      <div className="decision-buttons decision-buttons-wrap">
        {question.to.map((space) => (
          <DelayedSpaceButton
            key={space}
            meaning={space}
            space={space}
            onClick={() => dispatch({ type: 'retreat', to: space })}
          >
            Retreat to {spaceName(state, space)}
          </DelayedSpaceButton>
        ))}
        {canBreakOff && (
          <DelayedButton meaning="break off" onClick={() => dispatch({ type: 'retreat' })}>
            Break off the aircraft
          </DelayedButton>
        )}
      </div>
    </div>
  );
}

/** Where only defenceless attackers are left, there is no other round: they stay or retreat (COM-17). */
function onlyTransports(state: GameState): boolean {
  const attackers = state.battle?.attackers ?? [];
  return attackers.flatMap((id) => state.units[id] ?? []).every((unit) => typeOf(state, unit).defenceless);
}

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
    case 'intercept':
    case 'share':
    case 'fly-home':
    case 'stranded':
    case 'offer':
    case 'shoot':
    case 'lost-transports':
    case 'disrupt':
    case 'kamikaze':
    case 'scramble':
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
      {battle.kind !== 'air' && <OddsOfBattle />}
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
