import { placesForComplex, type GameState } from '../../engine/index.ts';
import { editionIn } from '../../store/selectors.ts';
import { spaceList } from '../../text/names.ts';
import { counted, withOneStop } from '../../text/words.ts';
import { RuleLink } from '../refusals/RuleLink.tsx';

/** Where a new industrial complex may stand, in editions that sell them. */
export function NewComplexes({ state }: { readonly state: GameState }) {
  if (editionIn(state).complexCost === null) return null;
  const places = placesForComplex(state);
  return (
    <details className="purchase-complexes">
      <summary>
        A new industrial complex has {places.length === 0 ? 'no place' : counted(places.length, 'place')}
      </summary>
      <p className="soft">
        It is placed with the new units, in a territory worth at least 1 IPC that you have held since your turn began
        and that has none. It works from your next turn on. <RuleLink rule="CPX-1" short />
      </p>
      {places.length > 0 && <p>{withOneStop(`${spaceList(state, places, 'or')}.`)}</p>}
    </details>
  );
}
