import {
  answerTo,
  type EventTable,
  type GameEvent,
  type GameState,
  type EventType,
} from '../../../../engine/axis-allies/index.ts';
import { winText, lastTurnTexts } from '../victoryText.ts';
import { groundName, phaseName, possessive, powerName, sideName, spaceName, thePower } from '../names.ts';
import { typeCounts } from '../unitNames.ts';
import { capitalized, ipcs, withOneStop } from '../../../../text/words.ts';
import { ADVANTAGE_SENTENCES, HOME_SENTENCES } from './homeEvents.ts';
import { BEFORE_BATTLE_SENTENCES } from './beforeBattleEvents.ts';
import { AIR_SENTENCES, BATTLE_SENTENCES } from './battleEvents.ts';
import { warText } from './warText.ts';
import { storyState } from './eventWords.ts';
import { MOVE_SENTENCES } from './moveEvents.ts';
import { PASSING_SENTENCES } from './passingEvents.ts';
import { nothingOf } from '../../../../engine/index.ts';

/**
 * Where an event is not told, because it is seen or said there already: over the map, right after the order that it
 * carries out; below an order of a case, which it only repeats; beside a battle that is drawn; and in a turn that is
 * passed by itself, since its power has no part in the game.
 */
type Silence = 'after its order' | 'in a case' | 'beside a battle' | 'in a passed turn';

const SILENT: Readonly<Record<EventType, readonly Silence[] | null>> = {
  'units-purchased': ['after its order', 'in a case'],
  'units-moved': ['after its order', 'in a case'],
  'units-loaded': ['after its order', 'in a case'],
  'assault-declared': ['after its order', 'in a case'],
  'units-offloaded': ['after its order', 'in a case'],
  'engagement-said': ['after its order', 'in a case'],
  'unit-mobilized': ['after its order', 'in a case'],
  'dice-bought': ['after its order'],
  'facility-repaired': ['after its order', 'in a case'],
  'landing-called-off': ['after its order'],
  'convoys-in-danger': ['after its order', 'in a case'],
  'raid-declared': ['after its order'],
  'escort-declared': ['after its order'],
  'territory-captured': ['after its order'],
  'battles-listed': ['in a case'],
  'aircraft-scrambled': ['in a case'],
  ...nothingOf('asked-before-battles', 'kamikaze-aimed', 'kamikaze-rolled', 'ships-damaged'),
  'submarines-submerged': ['in a case'],
  'fighter-landed': ['in a case'],
  'phase-began': ['in a case', 'in a passed turn'],
  'turn-ended': ['in a case', 'in a passed turn'],
  'turn-began': ['in a passed turn'],
  'income-collected': ['in a passed turn'],
  'battle-ended': ['beside a battle'],
  'battle-step': ['beside a battle'],
  'dice-rolled': ['beside a battle'],
  'casualties-chosen': ['beside a battle'],
  'round-began': ['beside a battle'],
  'units-destroyed': ['beside a battle'],
  ...nothingOf('game-won', 'territory-returned', 'treasury-seized', 'ipcs-destroyed', 'development-gained'),
  ...nothingOf('research-rolled', 'facility-placed', 'complex-moved', 'units-refunded', 'units-transferred'),
  ...nothingOf('war-began', 'neutral-attacked', 'facility-removed', 'convoys-disrupted'),
  ...nothingOf('transports-passed', 'passing-aimed', 'passing-rolled'),
  ...nothingOf('interceptors-chosen', 'raiders-shared', 'facility-damaged'),
  ...nothingOf('fighters-kept-aboard', 'fighters-released', 'fighters-stranded', 'submarines-surfaced'),
  ...nothingOf('battle-began', 'submarines-strike', 'flights-under-fire', 'antiaircraft-fired', 'units-repaired'),
  ...nothingOf('units-retreated', 'units-doomed', 'units-sent', 'units-placed', 'moves-granted', 'raid-began'),
  ...nothingOf('raid-rolled', 'raid-failed', 'rocket-launched', 'rocket-rolled', 'offer-made', 'offer-answered'),
  ...nothingOf('advantage-used', 'advantage-lost', 'advantage-began', 'kamikaze-declared', 'kamikaze-called-off'),
};

/** Whether an event is not told there. */
export const isSilent = ({ type }: GameEvent, where: Silence): boolean => SILENT[type]?.includes(where) ?? false;

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
    event.from === null
      ? `${capitalized(thePower(state, event.by))} takes ${spaceName(state, event.space)}, which was ` +
        `${groundName(state, event.space)}.`
      : event.to === event.by
        ? `${capitalized(thePower(state, event.by))} captures ${spaceName(state, event.space)} from ` +
          `${thePower(state, event.from)}.`
        : `${capitalized(thePower(state, event.by))} liberates ${spaceName(state, event.space)}; it returns to ` +
          `${thePower(state, event.to)}.`,
  'territory-returned': (state, event) =>
    `${spaceName(state, event.space)} returns from ${thePower(state, event.from)} to ` +
    `${thePower(state, event.to)}.`,
  'treasury-seized': (state, event) =>
    `${capitalized(thePower(state, event.to))} seizes ${ipcs(event.ipcs)} from ` + `${thePower(state, event.from)}.`,
  'neutral-attacked': (state, { space, joins, units }) =>
    `${spaceName(state, space)} joins the ${sideName(joins)}, with ` +
    `${units.length === 0 ? 'nobody' : typeCounts(units.map(({ type }) => type))} to defend it.`,
  'war-began': (state, event) => warText(state, event),
  'turn-ended': (state, event) => `${capitalized(possessive(state, event.power))} turn ends.`,
  'game-won': (state, event) => winText(state, event.outcome),
  ...HOME_SENTENCES,
  ...MOVE_SENTENCES,
  ...PASSING_SENTENCES,
  ...BEFORE_BATTLE_SENTENCES,
  ...AIR_SENTENCES,
  ...ADVANTAGE_SENTENCES,
  ...BATTLE_SENTENCES,
};
