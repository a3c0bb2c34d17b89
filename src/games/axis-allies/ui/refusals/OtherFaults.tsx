import type { GameState, Refusal } from '../../../../engine/axis-allies/index.ts';
import { useExplanations } from './useExplanations.ts';

interface OtherFaultsProps {
  readonly state: GameState;
  readonly refusal: Refusal;
}

/** The other reasons of a refusal that has several. */
export function OtherFaults({ state, refusal }: OtherFaultsProps) {
  const { otherFaults } = useExplanations();
  const faults = otherFaults(state, refusal);
  if (faults.length === 0) return null;
  return (
    <ul className="refusal__others" aria-label="Also in the way">
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  );
}
