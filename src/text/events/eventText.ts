import type { GameEvent, GameState } from '../../engine/index.ts';
import { winText } from '../endText.ts';
import { phaseName, possessive, powerName, spaceName, thePower } from '../names.ts';
import { lastTurnTexts } from '../victoryText.ts';
import { capitalized, ipcs, withOneStop } from '../words.ts';
import { advantageEventText, isAdvantageEvent } from './advantageEvents.ts';
import { airEventText, isAirEvent } from './airEvents.ts';
import { battleEventText } from './battleEvents.ts';
import { storyState } from './eventWords.ts';
import { homeEventText, isHomeEvent } from './homeEvents.ts';
import { moveEventText } from './moveEvents.ts';

/**
 * A sentence that says what happened; null if it is not worth a sentence. `after` is the game after the event; with the
 * game `before`, units that the event destroyed are named too.
 */
export function eventText(after: GameState, event: GameEvent, before: GameState | null = null): string | null {
  const text = textOf(storyState(after, before), event);
  return text === null ? null : withOneStop(text);
}

function textOf(state: GameState, event: GameEvent): string | null {
  if (isAirEvent(event)) return airEventText(state, event);
  if (isHomeEvent(event)) return homeEventText(state, event);
  if (isAdvantageEvent(event)) return advantageEventText(state, event);
  switch (event.type) {
    case 'turn-began':
      return [`Round ${event.round}: ${possessive(state, event.power)} turn.`, ...lastTurnTexts(state)].join(' ');
    case 'phase-began':
      return `${powerName(state, event.power)}: ${phaseName(event.phase)}.`;
    case 'territory-captured':
      return event.to === event.by
        ? `${capitalized(thePower(state, event.by))} captures ${spaceName(state, event.space)} from ` +
            `${thePower(state, event.from)}.`
        : `${capitalized(thePower(state, event.by))} liberates ${spaceName(state, event.space)}; it returns to ` +
            `${thePower(state, event.to)}.`;
    case 'territory-returned':
      return (
        `${spaceName(state, event.space)} returns from ${thePower(state, event.from)} to ` +
        `${thePower(state, event.to)}.`
      );
    case 'treasury-seized':
      return (
        `${capitalized(thePower(state, event.to))} seizes ${ipcs(event.ipcs)} from ` + `${thePower(state, event.from)}.`
      );
    case 'turn-ended':
      return `${capitalized(possessive(state, event.power))} turn ends.`;
    case 'game-won':
      return winText(state, event.outcome);
    case 'units-moved':
    case 'units-loaded':
    case 'assault-declared':
    case 'units-offloaded':
    case 'landing-called-off':
    case 'engagement-said':
    case 'fighters-kept-aboard':
    case 'fighters-released':
    case 'submarines-surfaced':
    case 'fighters-stranded':
    case 'fighter-landed':
      return moveEventText(state, event);
    default:
      return battleEventText(state, event);
  }
}
