import { silentShips, type BattlePlan, type GameState } from '../../../../engine/axis-allies/index.ts';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useExplanations } from '../refusals/useExplanations.ts';

/** Why ships beside a landing do not bombard its coast, where one could take them to. */
export function SilentShips({ state, plan }: { readonly state: GameState; readonly plan: BattlePlan }) {
  const { refusalText } = useExplanations();
  return silentShips(state, plan).map((refusal) => (
    <p key={`${refusal.rule} ${refusal.units?.join(' ')}`} className="silent-ships soft">
      {refusalText(state, refusal)} <RuleLink rule={refusal.rule} short />
    </p>
  ));
}
