import { strengthenedBy, type Battle, type BattleSide, type GameState } from '../../../../engine/axis-allies/index.ts';
import { strengthText } from '../../text/stepText.ts';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';

interface StrengthLinesProps {
  readonly state: GameState;
  readonly battle: Battle;
  readonly side: BattleSide;
}

/** Why units of a side stand in a higher column than their kind usually does. */
export const StrengthLines = ({ state, battle, side }: StrengthLinesProps) =>
  strengthenedBy(state, battle, side).map((one) => (
    <p key={one.by} className="strip-stronger">
      {strengthText(state, side, one)} <RuleLink rule={one.rule} short />
    </p>
  ));
