import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { spaceName } from '../../text/names.ts';
import { lostShares, raidOddsText, takenShares } from '../../text/raidOdds.ts';
import { Button } from '../components/Button.tsx';
import { ChanceBars } from './ChanceBars.tsx';

/** The odds of the raid to come in a territory, and a button for how likely each number is. */
export function RaidOdds({ space }: { readonly space: SpaceId }) {
  const game = useCurrentGame();
  const found = useKnownOdds(({ raids }) => raids[space]);
  const [isOpen, setOpen] = useState(false);
  if (found === undefined) return null;
  const [taken, lost] = raidOddsText(found);
  const title = `More about the odds of the raid on ${spaceName(game, space)}`;
  return (
    <div className="odds">
      <div className="odds__line">
        <span>
          <strong>{taken}</strong> {lost}
        </span>
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
      </div>
      {isOpen && (
        <div className="odds-details">
          <ChanceBars title="IPCs taken" chances={takenShares(found)} />
          {found.lost.length > 1 && <ChanceBars title="Shot down" chances={lostShares(found)} />}
        </div>
      )}
    </div>
  );
}
