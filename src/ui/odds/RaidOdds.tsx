import { raidersIn, type SpaceId } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { spaceName } from '../../text/names.ts';
import { lostShares, raidOddsText, SHOTS_AS_REAL, takenShares } from '../../text/raidOdds.ts';
import { ChanceBars } from './ChanceBars.tsx';
import { OddsBox } from './OddsBox.tsx';

/** The odds of the raid to come in a territory, and a button for how likely each number is. */
export function RaidOdds({ space }: { readonly space: SpaceId }) {
  const game = useCurrentGame();
  const found = useKnownOdds(({ raids }) => raids[space]);
  const isLowLuck = useGame((store) => store.setup?.diceMode === 'low-luck');
  if (found === undefined) return null;
  const [taken, lost] = raidOddsText(found);
  const types = raidersIn(game, space).map(({ type }) => type);
  const details = (
    <div className="odds-details">
      <ChanceBars title="IPCs taken" chances={takenShares(found)} />
      {found.lost.length > 1 && <ChanceBars title="Shot down" chances={lostShares(found, types)} />}
      {isLowLuck && found.lost.length > 2 && <p className="soft">{SHOTS_AS_REAL}</p>}
    </div>
  );
  return (
    <OddsBox title={`More about the odds of the raid on ${spaceName(game, space)}`} details={details}>
      <span>
        <strong>{taken}</strong> {lost}
      </span>
    </OddsBox>
  );
}
