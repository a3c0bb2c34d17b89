import { BookOpen, X } from 'lucide-react';
import type { RuleId } from '../../engine/index.ts';
import { GAME_ADDRESS, rulesAddress, type ChapterId } from '../address/address.ts';
import { useOpenBook } from './openBook.ts';
import { placeIn } from './placeIn.ts';

/** The head of the rulebook: its edition, the way to the other editions’ books at this place, and the way out. */
export function BookHead({ at }: { readonly at: RuleId | ChapterId | null }) {
  const { name, others } = useOpenBook();
  return (
    <header className="rulebook__head">
      <h1>The rules of {name}</h1>
      <nav className="rulebook__others" aria-label="Other editions">
        {others.map((other) => (
          <a key={other.edition} className="button" href={rulesAddress(other.edition, placeIn(other, at))}>
            <BookOpen size={18} aria-hidden /> Rules of {other.name}
          </a>
        ))}
      </nav>
      <a className="button" href={GAME_ADDRESS}>
        <X size={18} aria-hidden /> Close the rules
      </a>
    </header>
  );
}
