import { play, type Command, type GameState } from '../engine/index.ts';
import { endIn, isWanted, keyOf, withThoseAway, type Played, type WantedEnd } from './lineEnd.ts';
import { stepsAt } from './lineSteps.ts';
import { oddsOf, type End } from './odds.ts';
import { TO_THE_END, type Policies } from './policies.ts';

/** What can be played at a point of the line, likeliest first, and how much of it was tried. */
interface Point {
  readonly options: readonly Option[];
  tried: number;
}

interface Option {
  readonly command: Command;
  readonly after: GameState;
  readonly isEnd: boolean;
  /** The chance of this command, times the chance that the battle ends as wanted after it. */
  readonly weight: number;
}

/** So many points are tried before the search gives up. */
const MOST_POINTS = 500;

/** What is looked for. */
interface Search {
  readonly start: GameState;
  readonly wanted: WantedEnd;
  readonly policies: Policies;
}

/**
 * Legal commands that lead from the battle under way to one of its ends, if both sides decide by these policies: at
 * each roll the hits that are likeliest to have come if it ends like that. Null if none are found. Yields after each
 * roll that was tried, so that a long search can be done in parts.
 */
export function* lineTo(
  start: GameState,
  wanted: WantedEnd,
  policies: Policies = TO_THE_END,
): Generator<void, readonly Command[] | null> {
  const search: Search = { start, wanted, policies };
  /** Likeliest of all is often that nobody hits, but a line that repeats itself never ends. */
  const passed = new Set([situationOf(search, start)]);
  const points: Point[] = [{ options: yield* optionsAt(search, start), tried: 0 }];
  for (let point = points.at(-1); point !== undefined; point = points.at(-1)) {
    const option = point.options[point.tried];
    point.tried += 1;
    if (option === undefined) points.pop();
    else if (option.isEnd) return points.map(({ options, tried }) => options[tried - 1]!.command);
    else {
      const situation = situationOf(search, option.after);
      if (passed.has(situation) || passed.size >= MOST_POINTS) continue;
      passed.add(situation);
      points.push({ options: yield* optionsAt(search, option.after), tried: 0 });
    }
  }
  return null;
}

function* optionsAt(search: Search, state: GameState): Generator<void, readonly Option[]> {
  const { start, wanted, policies } = search;
  const options: Option[] = [];
  const steps = stepsAt(start, state, wanted, policies);
  for (const { command, chance } of steps) {
    const played = play(state, command);
    if (!played.ok) continue;
    const { state: after } = played.value;
    const reached = endIn(start, played.value);
    const share =
      reached !== null
        ? Number(isWanted(wanted, reached))
        : steps.length === 1
          ? 1
          : chanceOf(search, keyOf(wanted), after);
    if (share > 0) options.push({ command, after, isEnd: reached !== null, weight: chance * share });
    yield;
  }
  return options.toSorted((a, b) => b.weight - a.weight);
}

/** The battle as it stands; which round it is counts only where somebody decides by that. */
function situationOf({ policies: { retreat } }: Search, { battle, units }: GameState): string {
  const countsRounds = typeof retreat === 'object' && 'afterRounds' in retreat;
  return JSON.stringify([
    { ...battle, round: countsRounds ? battle?.round : 0, rolled: null },
    [...(battle?.attackers ?? []), ...(battle?.defenders ?? [])].map((id) => units[id]),
  ]);
}

/** A state without odds, such as one in which the last of a side are about to leave, is this near to the end. */
const LAST_STEPS = 4;

/** The chance that the battle which stood so at the start ends as wanted from here on. */
function chanceOf(search: Search, key: string, state: GameState, steps = LAST_STEPS): number {
  const { start, wanted, policies } = search;
  const odds = oddsOf(state, policies);
  if (typeof odds !== 'string') {
    const leftIn = (end: End): WantedEnd => ({ ...end, left: withThoseAway(start, state, end.left) });
    return odds.ends.find((end) => keyOf(leftIn(end)) === key)?.chance ?? 0;
  }
  if (steps === 0) return 0;
  return stepsAt(start, state, wanted, policies).reduce((sum, { command, chance }) => {
    const played = play(state, command);
    return played.ok ? sum + chance * shareOf(search, key, played.value, steps) : sum;
  }, 0);
}

function shareOf(search: Search, key: string, played: Played, steps: number): number {
  const reached = endIn(search.start, played);
  return reached === null ? chanceOf(search, key, played.state, steps - 1) : Number(keyOf(reached) === key);
}
