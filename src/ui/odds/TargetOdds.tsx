import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { spaceName } from '../../text/names.ts';
import { Button } from '../components/Button.tsx';
import { OddsDetails } from './OddsDetails.tsx';
import { OddsText } from './OddsText.tsx';

/** The odds of the battle to come in a space, and a button for all about them. */
export function TargetOdds({ space }: { readonly space: SpaceId }) {
  const game = useCurrentGame();
  const found = useKnownOdds(({ targets }) => targets[space]);
  const [isOpen, setOpen] = useState(false);
  const hasDetails = found !== undefined && 'won' in found && (found.odds !== null || found.landing !== null);
  const title = `More about the odds in ${spaceName(game, space)}`;
  return (
    <div className="odds">
      <div className="odds__line">
        <OddsText found={found} />
        {hasDetails && (
          <Button
            small
            shape="icon"
            look="quiet"
            aria-label={title}
            title={title}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <ChartNoAxesColumn size={18} aria-hidden />
          </Button>
        )}
      </div>
      {isOpen && hasDetails && <OddsDetails found={found} />}
    </div>
  );
}
