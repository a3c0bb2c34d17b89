import type { SpaceId } from '../../engine/index.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { OddsText } from './OddsText.tsx';

/** The odds in a space if the units in hand attack it; nothing where they cannot. */
export function HandOdds({ space }: { readonly space: SpaceId }) {
  const found = useKnownOdds(({ withHand }) => withHand[space]);
  if (found === undefined) return null;
  return (
    <p className="odds odds--hand">
      <OddsText found={found} />
    </p>
  );
}
