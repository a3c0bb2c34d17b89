import { useState } from 'react';
import type { Ruling } from './rulings.ts';
import { HighlightedText, TextRuns } from './RuleText.tsx';
import { containsAll } from '../../text/words.ts';

interface Props {
  readonly rulings: readonly Ruling[];
  readonly words: readonly string[];
}

/** The reasons for a rule's rulings; open if the search found something in them. */
export function Rulings({ rulings, words }: Props) {
  const [override, setOverride] = useState<boolean | null>(null);
  if (rulings.length === 0) return null;
  const isFound =
    words.length > 0 &&
    rulings.some(({ title, runs }) => containsAll(`${title} ${runs.map(({ text }) => text).join('')}`, words));
  const open = override ?? isFound;
  return (
    <details
      className="why"
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open !== open && setOverride(currentTarget.open)}
    >
      <summary>Why we read it so, and how else it can be read</summary>
      {rulings.map(({ title, runs }) => (
        <p key={title}>
          <strong>
            <HighlightedText text={title} words={words} />
          </strong>{' '}
          <TextRuns runs={runs} words={words} />
        </p>
      ))}
    </details>
  );
}
