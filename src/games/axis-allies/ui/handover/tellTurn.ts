import type { AxisAllies, Command, GameState, PowerId } from '../../../../engine/axis-allies/index.ts';
import type { EndedTurn, TellTurn } from '../../../face/story.ts';
import {
  type PowerStanding,
  type Situation,
  situationOf,
  spacesOfPart,
  type TurnPart,
  turnStory,
  warRecord,
} from '../../history/index.ts';
import { frontSpaces } from '../../store/places.ts';
import { balanceText, situationText, turnPartText } from '../../text/history/turnText.ts';
import { comingVictories, standingText } from '../../text/victoryText.ts';

/** The story of a turn, and how the power stands that is next. */
export interface TurnStory {
  readonly parts: readonly TurnPart[];
  /** How the power whose turn it was stood before and after it. */
  readonly before: PowerStanding;
  readonly after: PowerStanding;
  readonly next: Situation;
}

/** The end of a turn in a game that was told before. */
interface TurnEnd {
  /** The number of commands by then. */
  readonly after: number;
  readonly power: PowerId;
  readonly state: GameState;
}

interface KnownGame {
  readonly start: GameState;
  readonly commands: readonly Command[];
  readonly ends: readonly TurnEnd[];
}

/** So that only the latest turn has to be played again. */
let known: KnownGame | null = null;

const NOTHING: PowerStanding = { production: 0, treasury: 0, army: 0, territories: 0 };

/** Tells of a turn that is over; it yields after each command that it plays again. */
export function* toldTurn({ power, timeline, since }: EndedTurn<AxisAllies>): Generator<void, TurnStory> {
  const { start, commands, state } = timeline;
  const told = knownEnds(start, commands).filter(({ after }) => after <= since);
  const from = told.at(-1) ?? { after: 0, state: start };
  const { entries, standings, steps } = yield* warRecord(from.state, commands.slice(from.after));
  const turns = standings.slice(1).flatMap((standing): TurnEnd[] => {
    const step = steps[standing.after - 1];
    return step === undefined || standing.power === null
      ? []
      : [{ after: from.after + standing.after, power: standing.power, state: step.state }];
  });
  known = { start, commands, ends: [...told, ...turns] };
  // After its turn those of powers that rest may have passed.
  const last = standings.findLastIndex((standing) => standing.power === power);
  const [before, after] = [standings[last - 1], standings[last]];
  const turn = entries.filter((entry) => entry.after > (before?.after ?? 0) && entry.power === power);
  return {
    parts: turnStory(turn.map((entry) => ({ ...entry, after: from.after + entry.after }))),
    before: before?.powers[power] ?? NOTHING,
    after: after?.powers[power] ?? NOTHING,
    next: situationOf(state, state.power, known.ends.findLast((end) => end.power === state.power)?.state ?? null),
  };
}

/** The ends of turns that this game has in common with the one told last. */
function knownEnds(start: GameState, commands: readonly Command[]): readonly TurnEnd[] {
  if (known?.start !== start) return [];
  const { commands: old, ends } = known;
  const differing = old.findIndex((command, i) => command !== commands[i]);
  return differing < 0 ? ends : ends.filter(({ after }) => after <= differing);
}

/** A turn in lines: what happened in it and what it came to; then how near each side is to victory. */
export const tellTurn: TellTurn<AxisAllies> = function* tellTurn(ended) {
  const { state } = ended.timeline;
  const { parts, before, after, next } = yield* toldTurn(ended);
  const coming = comingVictories(state);
  return {
    lines: [
      ...parts.map((part) => ({ text: turnPartText(state, part), spaces: spacesOfPart(part) })),
      { text: balanceText(before, after), spaces: [] },
    ],
    front: frontSpaces(state),
    next: [
      coming.length > 0 ? { text: coming.join(' '), isUrgent: true } : { text: `Victory: ${standingText(state)}.` },
      ...situationText(state, next).map((text) => ({ text })),
    ],
  };
};
