import type { SpaceId } from '../../../../engine/axis-allies/index.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { spaceName } from '../../text/names.ts';
import { OddsBox } from './OddsBox.tsx';
import { OddsDetails } from './OddsDetails.tsx';
import { OddsText } from './OddsText.tsx';
import { useDisplayedGame } from '../../store/game.ts';

/** The odds of the battle to come in a space, and a button for all about them. */
export function TargetOdds({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const found = useKnownOdds(({ targets }) => targets[space]);
  const hasDetails = found !== undefined && 'won' in found && (found.odds !== null || found.landing !== null);
  return (
    <OddsBox
      title={`More about the odds in ${spaceName(game, space)}`}
      details={hasDetails ? <OddsDetails found={found} /> : null}
    >
      <OddsText found={found} />
    </OddsBox>
  );
}
