import { useEffect, useState } from 'react';
import { approaches, type Approach, type GameState, type SpaceId } from '../../../engine/axis-allies/index.ts';

/** Milliseconds to search before yielding to the browser. */
const CHUNK_MS = 8;

/** The units found so far that can reach one space. */
export interface FoundApproaches {
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
export function useApproaches(state: GameState | null, space: SpaceId): FoundApproaches {
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
