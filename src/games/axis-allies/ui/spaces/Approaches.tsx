import type { Approach, GameState, SpaceId } from '../../../../engine/axis-allies/index.ts';
import { useApproaches } from '../../store/approachSearch.ts';
import { approachAs, approachesTogether } from '../../text/spaces/signs.ts';
import { unitList } from '../../text/unitNames.ts';
import { capitalized } from '../../../../text/words.ts';
import { SpaceLink } from './SpaceLink.tsx';
import { useDisplayedGame } from '../../store/game.ts';

const HOSTILE_MEANINGS: readonly Approach['meaning'][] = ['attack', 'capture', 'blitz', 'assault'];

interface ApproachesProps {
  readonly state: GameState;
  readonly space: SpaceId;
  /** Said if there is nothing. */
  readonly none: string;
}

/** What the power to move in this state can bring to a space, once the search is complete. */
export function Approaches({ state, space, none }: ApproachesProps) {
  const game = useDisplayedGame();
  const { found, isComplete } = useApproaches(state, space);
  const isEnemy = state.power !== game.power;
  const shown = isEnemy ? found.filter(({ meaning }) => HOSTILE_MEANINGS.includes(meaning)) : found;
  if (!isComplete) return <p className="soft">Looking …</p>;
  if (shown.length === 0) return <p className="soft">{none}</p>;
  return <ApproachList game={state} space={space} found={shown} />;
}

interface ApproachListProps {
  readonly game: GameState;
  readonly space: SpaceId;
  readonly found: readonly Approach[];
}

/** Identical units in one line, with their space and what they would do. */
export function ApproachList({ game, space, found }: ApproachListProps) {
  return (
    <ul className="approaches">
      {approachesTogether(found).map((approach) => (
        <li key={approach.units[0]}>
          {capitalized(unitList(game, approach.units))}{' '}
          {approach.from === space ? (
            'here'
          ) : (
            <>
              from <SpaceLink space={approach.from} />
            </>
          )}
          : {approachAs(approach)}
        </li>
      ))}
    </ul>
  );
}
