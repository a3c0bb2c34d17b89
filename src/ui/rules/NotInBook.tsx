import type { RuleId } from '../../engine/index.ts';
import { rulesAddress, type ChapterId } from '../address/address.ts';
import { useOpenBook } from './openBook.ts';
import { placeIn } from './placeIn.ts';

/** Says that this book has no such rule or chapter, and which other has it. */
export function NotInBook({ at }: { readonly at: RuleId | ChapterId }) {
  const { name, others } = useOpenBook();
  return (
    <p className="rulebook__unknown" role="alert">
      The rules of {name} have no {at}.
      {others
        .filter((other) => placeIn(other, at) === at)
        .map((other) => (
          <span key={other.edition}>
            {' '}
            <a href={rulesAddress(other.edition, at)}>
              Read {at} in the rules of {other.name}
            </a>
            .
          </span>
        ))}
    </p>
  );
}
