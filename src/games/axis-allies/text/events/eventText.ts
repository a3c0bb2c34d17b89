import { answerTo, type EventTable, type GameEvent, type GameState } from '../../../../engine/axis-allies/index.ts';
import { winText } from '../endText.ts';
import { phaseName, possessive, powerName, spaceName, thePower } from '../names.ts';
import { lastTurnTexts } from '../victoryText.ts';
import { capitalized, ipcs, withOneStop } from '../../../../text/words.ts';
import { ADVANTAGE_SENTENCES } from './advantageEvents.ts';
import { AIR_SENTENCES } from './airEvents.ts';
import { BATTLE_SENTENCES } from './battleEvents.ts';
import { storyState } from './eventWords.ts';
import { HOME_SENTENCES } from './homeEvents.ts';
import { MOVE_SENTENCES } from './moveEvents.ts';

/**
 * A sentence that says what happened; null if it is not worth a sentence. `after` is the game after the event; with the
 * game `before`, units that the event destroyed are named too.
 */
export function eventText(after: GameState, event: GameEvent, before: GameState | null = null): string | null {
  const text = answerTo(SENTENCES, storyState(after, before), event);
  return text === null ? null : withOneStop(text);
}

const SENTENCES: EventTable<string | null> = {
  'turn-began': (state, event) =>
    [`Round ${event.round}: ${possessive(state, event.power)} turn.`, ...lastTurnTexts(state)].join(' '),
  'phase-began': (state, event) => `${powerName(state, event.power)}: ${phaseName(event.phase)}.`,
  'territory-captured': (state, event) =>
    event.to === event.by
      ? `${capitalized(thePower(state, event.by))} captures ${spaceName(state, event.space)} from ` +
        `${thePower(state, event.from)}.`
      : `${capitalized(thePower(state, event.by))} liberates ${spaceName(state, event.space)}; it returns to ` +
        `${thePower(state, event.to)}.`,
  'territory-returned': (state, event) =>
    `${spaceName(state, event.space)} returns from ${thePower(state, event.from)} to ` +
    `${thePower(state, event.to)}.`,
  'treasury-seized': (state, event) =>
    `${capitalized(thePower(state, event.to))} seizes ${ipcs(event.ipcs)} from ` + `${thePower(state, event.from)}.`,
  'turn-ended': (state, event) => `${capitalized(possessive(state, event.power))} turn ends.`,
  'game-won': (state, event) => winText(state, event.outcome),
  ...HOME_SENTENCES,
  ...MOVE_SENTENCES,
  ...AIR_SENTENCES,
  ...ADVANTAGE_SENTENCES,
  ...BATTLE_SENTENCES,
};
