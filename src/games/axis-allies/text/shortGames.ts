import { editionOf, type GameState, type Side, type SpaceId } from '../../../engine/axis-allies/index.ts';
import { worthOf, type GoalStanding } from '../shortGames/goal.ts';
import type { Goal } from '../shortGames/schema.ts';
import { sideName } from './names.ts';
import { ipcs, joinWords, oneOrMany } from '../../../text/words.ts';

const OTHER = { axis: 'allies', allies: 'axis' } as const;

/** 'Karelia, Russia and Caucasus'; with their worth if that is what counts. */
function placesText(edition: string, { kind, spaces }: Goal): string {
  const { spaces: all } = editionOf(edition);
  const nameOf = (space: SpaceId): string => all.find(({ id }) => id === space)?.name ?? space;
  return joinWords(
    spaces.map((space) => (kind === 'hold' ? nameOf(space) : `${nameOf(space)} (${worthOf(edition, [space])})`)),
  );
}

/** What a side has to reach: 'The Axis hold at least two of Karelia, Russia and Caucasus at the end of round 5.' */
export function goalText(edition: string, goal: Goal, lastRound: number): string {
  const { kind, side, spaces, needs } = goal;
  const places = placesText(edition, goal);
  const what =
    kind === 'worth'
      ? `territories worth at least ${ipcs(needs)} among ${places}`
      : needs === spaces.length
        ? places
        : `at least ${needs} of ${places}`;
  return `The ${sideName(side)} hold ${what} at the end of round ${lastRound}.`;
}

/** The goal of the other side. */
export const otherGoalText = ({ side }: Goal): string => `The goal of the ${sideName(OTHER[side])} is to prevent it.`;

/** How the goal stands: 'The Axis have 1 of the 2 territories that they need.' */
export function goalStandingText({ kind, side }: Goal, { has, needs }: GoalStanding): string {
  const needed = kind === 'hold' ? `${needs} ${oneOrMany(needs, 'territory', 'territories')}` : ipcs(needs);
  return `The ${sideName(side)} have ${has} of the ${needed} that they need.`;
}

/** How the goal stands, on one line: 'Goal of the Axis: 1 of 2'. */
export const goalInShort = ({ kind, side }: Goal, { has, needs }: GoalStanding): string =>
  `Goal of the ${sideName(side)}: ${has} of ${kind === 'hold' ? needs : ipcs(needs)}`;

/** 'Round 2 of 5'. */
export const roundText = (round: number, rounds: number): string => `Round ${round} of ${rounds}`;

/** Who reached the goal. */
export const winnerText = (winner: Side): string => `The ${sideName(winner)} have reached their goal.`;

/** Which of the goal's territories its side held at the end. */
export function goalHeldText(state: GameState, { side }: Goal, { held }: GoalStanding): string {
  const { spaces } = editionOf(state.edition);
  const names = held.map((space) => spaces.find(({ id }) => id === space)?.name ?? space);
  return names.length === 0
    ? `The ${sideName(side)} held none of its territories.`
    : `Of its territories the ${sideName(side)} held ${joinWords(names)}.`;
}
