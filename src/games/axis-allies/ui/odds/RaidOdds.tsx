import { raidersIn, type SpaceId, type UnitId } from '../../../../engine/axis-allies/index.ts';
import { oddsIfRaided } from '../../odds/raidOdds.ts';
import { usualNow } from '../../store/odds/choices.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { spaceName } from '../../text/names.ts';
import { lostShares, raidOddsText, takenShares } from '../../text/raidOdds.ts';
import { ChanceBars } from './ChanceBars.tsx';
import { OddsBox } from './OddsBox.tsx';
import { useDisplayedGame } from '../../store/game.ts';

/** The odds of the raid to come in a territory, and a button for how likely each number is. */
export function RaidOdds({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const found = useKnownOdds(({ raids }) => raids[space]);
  if (found === undefined) return null;
  const [taken, lost] = raidOddsText(found);
  const types = raidersIn(game, space).map(({ type }) => type);
  const details = (
    <div className="odds-details">
      <ChanceBars title="IPCs taken" chances={takenShares(found)} />
      {found.lost.length > 1 && <ChanceBars title="Shot down" chances={lostShares(found, types)} />}
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

/** The odds of a raid by these aircraft, before anybody has said that they raid. They are few, so it takes no time. */
export function RaidIfOrdered({ space, raiders }: { readonly space: SpaceId; readonly raiders: readonly UnitId[] }) {
  const found = oddsIfRaided(useDisplayedGame(), space, raiders, usualNow);
  if (found === null) return null;
  const [taken, lost] = raidOddsText(found);
  return (
    <span className="odds">
      <strong>{taken}</strong> {lost}
    </span>
  );
}
