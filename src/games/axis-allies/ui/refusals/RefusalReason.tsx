import type { Refused } from '../../../../engine/axis-allies/index.ts';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useExplanations } from './useExplanations.ts';
import { useRemedies } from './useRemedies.ts';

/** Why an order is refused, what would be allowed, and a link to the rule; shown beside the refused control. */
export function RefusalReason({ state, command, refusal }: Refused) {
  const { refusalText, remediesText } = useExplanations();
  const found = useRemedies(state, command);
  return (
    <>
      {refusalText(state, refusal)} {remediesText(state, { command, refusal }, found)}{' '}
      <RuleLink rule={refusal.rule} short />
    </>
  );
}

/** Why an order is refused, and no more. */
export function RefusalText({ state, refusal }: Omit<Refused, 'command'>) {
  return useExplanations().refusalText(state, refusal);
}
