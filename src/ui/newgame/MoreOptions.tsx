import type { ReactNode } from 'react';

interface MoreOptionsProps {
  /** What is chosen below, in a few words for each option. */
  readonly chosen: readonly string[];
  readonly children: ReactNode;
}

/** Options that are seldom changed, folded away; what is chosen can be read without opening them. */
export function MoreOptions({ chosen, children }: MoreOptionsProps) {
  return (
    <details className="more-options">
      <summary>
        <strong>More options</strong> <span className="more-options__chosen">{chosen.join(' · ')}</span>
      </summary>
      <div className="more-options__list">{children}</div>
    </details>
  );
}
