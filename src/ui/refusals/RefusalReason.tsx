import type { Command, GameState, Refusal } from '../../engine/index.ts';
import { RuleLink } from './RuleLink.tsx';
import { useExplanations } from './useExplanations.ts';
import { useRemedies } from './useRemedies.ts';

interface RefusalReasonProps {
  readonly state: GameState;
  readonly command: Command;
  readonly refusal: Refusal;
}

/** Why an order is refused, what would be allowed, and a link to the rule; shown beside the refused control. */
export function RefusalReason({ state, command, refusal }: RefusalReasonProps) {
  const { refusalText, remediesText } = useExplanations();
  const found = useRemedies(state, command);
  return (
    <>
      {refusalText(state, refusal)} {remediesText(state, { command, refusal }, found)}{' '}
      <RuleLink rule={refusal.rule} short />
    </>
  );
}
