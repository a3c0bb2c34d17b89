import type { SpaceId } from '../../engine/index.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { OddsText } from './OddsText.tsx';

/** The odds of the battle to come in a space. */
export function TargetOdds({ space }: { readonly space: SpaceId }) {
  const found = useKnownOdds(({ targets }) => targets[space]);
  return (
    <div className="odds">
      <OddsText found={found} />
    </div>
  );
}
