import {
  answerTo,
  play,
  type Command,
  type DiceEvent,
  type EventTable,
  type GameState,
} from '../../../../engine/axis-allies/index.ts';
import type { MoveWords } from '../../../face/words.ts';
import { phaseName, spaceName } from '../names.ts';
import { orderText } from '../orderText.ts';
import { counted } from '../../../../text/words.ts';
import { turnText } from './placeText.ts';

/** The words of a move, from the states before and after it. */
export function moveWords(before: GameState, command: Command, after: GameState): MoveWords {
  if (command.type === 'roll') {
    const where = comesTo(before, command);
    return { kind: 'order', text: `Dice ${command.dice.join(' ')}${where}`, where };
  }
  if (command.type !== 'end-phase') {
    const text = orderText(before, command);
    return { kind: 'order', text, where: whereIn(before, command, text) };
  }
  if (after.power === before.power && after.round === before.round)
    return { kind: 'phase', text: phaseName(after.phase), where: '' };
  return { kind: 'turn', text: turnText(after), where: '' };
}

/** ' (2 hits)': what dice come to, which nobody can tell from their faces alone; '' where it is told after them. */
function comesTo(before: GameState, command: Command): string {
  const played = play(before, command);
  if (!played.ok) return '';
  const [words] = played.value.events.flatMap((event) => answerTo(COMES_TO, before, event) ?? []);
  return words === undefined ? '' : ` (${words})`;
}

const COMES_TO: Pick<EventTable<string>, DiceEvent['type']> = {
  'dice-rolled': (_, event) => {
    const hits = Object.values(event.hits).reduce((sum, count) => sum + count, 0);
    return hits === 0 ? 'no hit' : counted(hits, 'hit');
  },
  'research-rolled': (_, { isSuccess }) => (isSuccess ? 'breakthrough' : 'no breakthrough'),
  // It is told after them.
  'antiaircraft-fired': null,
  'raid-rolled': null,
  'rocket-rolled': null,
};

/** ' to Ukraine', ' aboard in Sea Zone 5': the end of an order's text that names its space. */
function whereIn(state: GameState, command: Command, text: string): string {
  const space = 'to' in command ? command.to : 'zone' in command ? command.zone : undefined;
  if (space === undefined || space === null) return '';
  const name = spaceName(state, space);
  return (
    [` ashore in ${name}`, ` aboard in ${name}`, ` to ${name}`, ` in ${name}`].find((end) => text.endsWith(end)) ?? ''
  );
}
