import { useState } from 'react';
import type { Ruling } from './rulings.ts';
import { Marked, Pieces } from './RuleText.tsx';
import { holdsAll } from './search.ts';

interface Props {
  readonly rulings: readonly Ruling[];
  readonly words: readonly string[];
}

/** The reasons for a rule's rulings; opened if the search found something in them. */
export function Rulings({ rulings, words }: Props) {
  const [wish, setWish] = useState<boolean | null>(null);
  if (rulings.length === 0) return null;
  const isFound =
    words.length > 0 &&
    rulings.some(({ title, pieces }) => holdsAll(`${title} ${pieces.map(({ text }) => text).join('')}`, words));
  const open = wish ?? isFound;
  return (
    <details
      className="why"
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open !== open && setWish(currentTarget.open)}
    >
      <summary>Why we read it so, and how else it can be read</summary>
      {rulings.map(({ title, pieces }) => (
        <p key={title}>
          <strong>
            <Marked text={title} words={words} />
          </strong>{' '}
          <Pieces pieces={pieces} words={words} />
        </p>
      ))}
    </details>
  );
}
