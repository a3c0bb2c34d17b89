import type { Battle, GameState } from '../../../../engine/axis-allies/index.ts';
import { FATE_TEXT, stepName } from '../../text/stepText.ts';
import type { BattleLog } from './battleLog.ts';
import { fateNow, roundSteps } from './roundSteps.ts';
import './battleSteps.css';

interface BattleStepsProps {
  readonly state: GameState;
  readonly battle: Battle;
  readonly log: BattleLog | null;
}

/** The steps of the round in their order, where it stands, and what becomes of those hit now. */
export function BattleSteps({ state, battle, log }: BattleStepsProps) {
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
