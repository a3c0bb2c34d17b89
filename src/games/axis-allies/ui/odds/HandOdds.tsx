import type { SpaceId } from '../../../../engine/axis-allies/index.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { targetOddsText } from '../../text/targetOdds.ts';

/** The odds in a space if the units in hand attack it, in its row; nothing where they cannot. */
export function HandOdds({ space }: { readonly space: SpaceId }) {
  const found = useKnownOdds(({ withHand }) => withHand[space]);
  if (found === undefined) return null;
  const [chances, ipcs] = targetOddsText(found);
  return (
    <>
      <span className="row__chance">{chances}</span>
      <span className="row__ipcs">{ipcs}</span>
    </>
  );
}
