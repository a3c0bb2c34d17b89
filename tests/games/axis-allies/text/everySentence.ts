import {
  approaches,
  enemiesIn,
  movesLeft,
  reach,
  refusalOf,
  remedies,
  unitsIn,
  warnings,
  editionOf,
  type Command,
  type GameEvent,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import type { PlayedStep } from '../../../../src/games/axis-allies/cases/playCase.ts';
import { outcomeTexts, stepText } from '../../../../src/games/axis-allies/text/cases/stepText.ts';
import { gameEndText } from '../../../../src/games/axis-allies/text/victoryText.ts';
import { eventText } from '../../../../src/games/axis-allies/text/events/eventText.ts';
import { meaningText } from '../../../../src/games/axis-allies/text/meaningText.ts';
import { orderText, phaseOrderText } from '../../../../src/games/axis-allies/text/orderText.ts';
import { refusalText } from '../../../../src/games/axis-allies/text/refusals/refusalText.ts';
import { orderLabel, remediesText } from '../../../../src/games/axis-allies/text/remedies.ts';
import { spokenSpace, spaceSummary } from '../../../../src/games/axis-allies/text/spaces/summary.ts';
import { approachText } from '../../../../src/games/axis-allies/text/spaces/signs.ts';
import { warningText } from '../../../../src/games/axis-allies/text/endPhaseText.ts';

/** A text that players can read, and what produced it. */
export interface Said {
  readonly kind: string;
  readonly text: string;
}

const say = (kind: string, texts: readonly (string | null)[]): readonly Said[] =>
  texts.flatMap((text) => (text === null || text === '' ? [] : [{ kind, text }]));

/** What is said of a command that was carried out. */
export const saidOfStep = (
  before: GameState,
  command: Command,
  events: readonly GameEvent[],
  after: GameState,
): readonly Said[] => [
  ...say('order', [phaseOrderText(before, command), orderText(before, command)]),
  ...say(
    'event',
    events.map((event) => eventText(after, event, before)),
  ),
];

/** What is said of a command that is refused; nothing of one that stands. */
export function saidOfRefusal(state: GameState, command: Command): readonly Said[] {
  const refusal = refusalOf(state, command);
  if (refusal === null) return [];
  const found = remedies(state, command);
  const orders = found.flatMap((remedy) => ('orders' in remedy ? remedy.orders : []));
  return [
    ...say('refusal', [refusalText(state, refusal)]),
    ...say('remedy', [remediesText(state, { command, refusal }, found)]),
    ...say(
      'button',
      orders.map((order) => orderLabel(state, order, command)),
    ),
  ];
}

/** What is said of a space: its facts, what could come there, and what a screen reader hears. */
export function saidOfSpace(state: GameState, space: SpaceId): readonly Said[] {
  const own = unitsIn(state, space).filter(({ owner }) => owner === state.power);
  const hand = {
    chosen: own.map(({ id }) => id).slice(0, 2),
    destination: null,
    free: own.map(({ id }) => id),
    placing: null,
    mark: undefined,
  };
  return [
    ...say('space', spaceSummary(state, space)),
    ...say('spoken', [spokenSpace(state, space, hand), spokenSpace(state, space, { ...hand, chosen: [] })]),
  ];
}

/** What a space shows of who could come there. */
export const saidOfApproaches = (state: GameState, space: SpaceId): readonly Said[] =>
  say(
    'approach',
    [...approaches(state, space)].flatMap((approach) =>
      approach === null ? [] : [approachText(state, approach), approachText(state, approach, true)],
    ),
  );

/** What is said of the places that the units of a space can go to. */
export function saidOfReach(state: GameState, space: SpaceId): readonly Said[] {
  const free = unitsIn(state, space).filter(({ owner, id }) => owner === state.power && movesLeft(state, id) > 0);
  return free.slice(0, 3).flatMap(({ id }) =>
    reach(state, [id]).flatMap((destination) => [
      ...say('meaning', [meaningText(state, destination)]),
      ...say('spoken', [
        spokenSpace(state, destination.space, {
          chosen: [id],
          destination,
          free: [],
          placing: null,
          mark: enemiesIn(state, destination.space, state.power).length > 0 ? 'battle' : undefined,
        }),
      ]),
    ]),
  );
}

/** What is said of the game as a whole. */
export function saidOfGame(state: GameState): readonly Said[] {
  const end = gameEndText(state);
  return [
    ...say(
      'warning',
      warnings(state).map((warning) => warningText(state, warning)),
    ),
    ...(end === null ? [] : say('end', [`${end.title}.`, end.why])),
  ];
}

/** What is said of a step of a case. */
export const saidOfCase = (played: PlayedStep): readonly Said[] => [
  ...say('step', [stepText(played.before, played.step)]),
  ...say('outcome', outcomeTexts(played)),
];

export const spacesOf = (state: GameState): readonly SpaceId[] => editionOf(state.edition).spaces.map(({ id }) => id);
