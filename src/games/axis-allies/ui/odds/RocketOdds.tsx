import type { SpaceId } from '../../../../engine/axis-allies/index.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { spaceName } from '../../text/names.ts';
import { rocketOddsText, takenShares } from '../../text/raidOdds.ts';
import { ChanceBars } from './ChanceBars.tsx';
import { OddsBox } from './OddsBox.tsx';
import { useDisplayedGame } from '../../store/game.ts';

interface RocketOddsProps {
  readonly from: SpaceId;
  readonly to: SpaceId;
}

/** The odds of a rocket at a complex, and a button for how likely each number is. */
export function RocketOdds({ from, to }: RocketOddsProps) {
  const game = useDisplayedGame();
  const found = useKnownOdds(({ rockets }) => rockets[to]);
  if (found === undefined) return null;
  const details = found.taken.length > 1 && (
    <div className="odds-details">
      <ChanceBars title="IPCs taken" chances={takenShares(found)} />
    </div>
  );
  const title = `More about the odds of a rocket from ${spaceName(game, from)} to ${spaceName(game, to)}`;
  return (
    <OddsBox title={title} details={details || null}>
      <strong>{rocketOddsText(found)}</strong>
    </OddsBox>
  );
}
