import { placesForComplex, type GameState } from '../../../../engine/axis-allies/index.ts';
import { editionIn } from '../../store/selectors.ts';
import { spaceList } from '../../text/names.ts';
import { oneOrMany, withOneStop } from '../../../../text/words.ts';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';

const territories = (n: number): string => oneOrMany(n, '1 territory', `${n} territories`);

/** Where a new industrial complex may stand, in editions that sell them. */
export function NewComplexes({ state }: { readonly state: GameState }) {
  if (editionIn(state).complexCost === null) return null;
  const places = placesForComplex(state);
  return (
    <details className="purchase-complexes">
      <summary>
        A new industrial complex can stand in {places.length === 0 ? 'no territory now' : territories(places.length)}
      </summary>
      <p className="soft">
        It is placed with the new units, in a territory worth at least 1 IPC that you have held since your turn began
        and that has none. It works from your next turn on. <RuleLink rule="CPX-1" short />
      </p>
      {places.length > 0 && <p>{withOneStop(`${spaceList(state, places, 'or')}.`)}</p>}
    </details>
  );
}
