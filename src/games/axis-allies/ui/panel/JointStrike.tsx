import { jointStrikeText } from '../../text/developmentText.ts';
import { useDisplayedGame } from '../../store/game.ts';

/** Says in a joint strike why combat phases are missing, or whose units can be ordered too. */
export function JointStrike() {
  const text = jointStrikeText(useDisplayedGame());
  return text === null ? null : <p className="panel__missing">{text}</p>;
}
