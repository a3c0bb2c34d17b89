import { ChevronLeft, ChevronRight } from 'lucide-react';
import { MONTHS, takenIn, holderAt } from '../../atlas/holding.ts';
import { useAtlasStore, setMonth, stepMonth } from '../../store/atlas/atlasStore.ts';
import { useLayers } from '../../store/atlas/layers.ts';
import { useDisplayedEdition } from '../../store/displayedOnMap.ts';
import { dateText } from '../../text/dates.ts';
import { KEYS } from '../../text/keys.ts';
import { Button } from '../components/Button.tsx';

/** The month for which the map shows who held what, and what changed hands in it. */
export function MonthBar() {
  const month = useLayers((layers) => layers.month);
  const at = MONTHS.indexOf(month);
  const changes = useChanges(month);
  return (
    <div className="layer-bar__part" role="group" aria-label="Who held what, month by month">
      <div className="layer-bar__row">
        <Button
          small
          shape="icon"
          aria-label={`The month before (${KEYS.monthBefore})`}
          disabled={at <= 0}
          onClick={() => stepMonth(-1)}
        >
          <ChevronLeft size={20} aria-hidden />
        </Button>
        <input
          type="range"
          className="layer-bar__months"
          aria-label="Month"
          aria-valuetext={dateText(month)}
          min={0}
          max={MONTHS.length - 1}
          value={at}
          onChange={({ target }) => setMonth(MONTHS[Number(target.value)] ?? month)}
        />
        <Button
          small
          shape="icon"
          aria-label={`The next month (${KEYS.monthAfter})`}
          disabled={at >= MONTHS.length - 1}
          onClick={() => stepMonth(1)}
        >
          <ChevronRight size={20} aria-hidden />
        </Button>
        <strong className="layer-bar__month" aria-live="polite">
          {dateText(month)}
        </strong>
      </div>
      {changes.length > 0 && (
        <p className="layer-bar__changes" aria-live="polite">
          Changed hands: {changes.join(', ')}
        </p>
      )}
    </div>
  );
}

/** "Denmark to Germany", for each land that changed hands in a month. */
function useChanges(month: string): readonly string[] {
  const edition = useDisplayedEdition();
  const holders = useAtlasStore(({ atlases }) => atlases[edition]?.holders ?? null);
  if (holders === null) return [];
  return takenIn(holders, month).map((id) => {
    const land = holders.lands[id];
    return `${land?.name ?? id} to ${holderAt(holders, land?.held, month)?.name ?? ''}`;
  });
}
