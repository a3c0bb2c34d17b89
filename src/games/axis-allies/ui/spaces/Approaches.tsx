import { useEffect, useState } from 'react';
import { type Approach, approaches, type GameState, type SpaceId } from '../../../../engine/axis-allies/index.ts';
import { capitalized } from '../../../../text/words.ts';
import { useDisplayedGame } from '../../store/game.ts';
import { approachAs, approachesTogether } from '../../text/spaces/signs.ts';
import { unitList } from '../../text/unitNames.ts';
import { SpaceLink } from './SpaceLink.tsx';

/** Milliseconds to search before yielding to the browser. */
const CHUNK_MS = 8;

/** The units found so far that can reach one space. */
interface FoundApproaches {
  readonly found: readonly Approach[];
  readonly isComplete: boolean;
}

interface ApproachSearch {
  readonly steps: Generator<Approach | null, void>;
  outlook: FoundApproaches;
}

const NOTHING_FOUND: FoundApproaches = { found: [], isComplete: false };
const searches = new WeakMap<GameState, Map<SpaceId, ApproachSearch>>();

function searchFor(state: GameState, space: SpaceId): ApproachSearch {
  let ofState = searches.get(state);
  if (!ofState) searches.set(state, (ofState = new Map<SpaceId, ApproachSearch>()));
  let search = ofState.get(space);
  if (!search) ofState.set(space, (search = { steps: approaches(state, space), outlook: NOTHING_FOUND }));
  return search;
}

/** Continues a search for at most this many milliseconds. Searches are cached with their state. */
export function continueSearch(state: GameState, space: SpaceId, milliseconds: number): FoundApproaches {
  const search = searchFor(state, space);
  if (search.outlook.isComplete) return search.outlook;
  const found = [...search.outlook.found];
  const end = performance.now() + milliseconds;
  let isComplete = false;
  do {
    const step = search.steps.next();
    isComplete = step.done === true;
    if (!step.done && step.value !== null) found.push(step.value);
  } while (!isComplete && performance.now() < end);
  search.outlook = { found, isComplete };
  return search.outlook;
}

/** What can reach a space. The search runs in short chunks and re-renders when complete; null searches nothing. */
function useApproaches(state: GameState | null, space: SpaceId): FoundApproaches {
  const [, setSeen] = useState<FoundApproaches>(NOTHING_FOUND);
  useEffect(() => {
    if (state === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = (): void => {
      const outlook = continueSearch(state, space, CHUNK_MS);
      if (outlook.isComplete) setSeen(outlook);
      else timer = setTimeout(goOn);
    };
    if (!searchFor(state, space).outlook.isComplete) timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [state, space]);
  return state === null ? NOTHING_FOUND : searchFor(state, space).outlook;
}

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
