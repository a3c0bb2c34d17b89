import { refusalOf, typeOf, type GameState } from '../../../../../engine/axis-allies/index.ts';
import { retreatNote } from '../../../text/battleText.ts';
import { spaceName } from '../../../text/names.ts';
import { DelayedButton } from '../../../../../ui/components/DelayedButton.tsx';
import { DelayedSpaceButton } from '../../spaces/SpaceButton.tsx';
import { useGoOnKey } from '../../../../../ui/components/useGoOnKey.ts';
import { useIsReady } from '../../../../../ui/components/useIsReady.ts';
import { OddsOfAnswers } from '../../odds/parts.tsx';
import { RefusalReason } from '../../refusals/Refused.tsx';
import { type DecisionProps, FightToEndButton } from './BattleDice.tsx';
import { DeciderHeading } from '../../dice/DeciderHeading.tsx';
import { pressOrders } from './lossOptions.ts';
import { useGame } from '../../../store/game.ts';

/**
 * Another round, or retreat: all units to one space, or only the aircraft. Enter and Space press on once the choice has
 * been in sight for a moment, so that a key meant for the dice does not; a retreat always takes its own button.
 */
export function RetreatChoice({ state, question }: DecisionProps<'retreat'>) {
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
