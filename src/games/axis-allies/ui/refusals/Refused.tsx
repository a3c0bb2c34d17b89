import type { Refused as RefusedCommand } from '../../../../engine/axis-allies/index.ts';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useGame } from '../../store/game.ts';
import { OtherFaults } from './OtherFaults.tsx';
import { RemedyButtons } from './RemedyButtons.tsx';
import { useExplanations } from './useExplanations.ts';
import { useRemedies } from './useRemedies.ts';

/** Why an order is refused, by which rule, and what would be allowed instead, with a button for each. */
export function Refused({ state, command, refusal }: RefusedCommand) {
  const readOnly = useGame((store) => store.readOnly);
  const { refusalText, remediesText } = useExplanations();
  const found = useRemedies(state, command);
  const instead = remediesText(state, { command, refusal }, found);
  return (
    <>
      <p>
        <strong>{refusalText(state, refusal)}</strong> {instead} <RuleLink rule={refusal.rule} />
      </p>
      <OtherFaults state={state} refusal={refusal} />
      {!readOnly && <RemedyButtons state={state} refused={command} remedies={found} />}
    </>
  );
}
