import {
  editionOf,
  type GameState,
  type PowerId,
  type Side,
  type SpaceId,
  type UnitTypeId,
} from '../../../engine/axis-allies/index.ts';
import { phaseName, powerName, sideName, spaceName, thePower } from './names.ts';
import { countedUnits, unitTypeName } from './unitNames.ts';
import { capitalized, ipcs, joinWords, withArticle } from '../../../text/words.ts';

/** Words of the position editor. */

/** The tools by name. */
export const TOOL_NAMES = {
  look: 'Look',
  stamp: 'Add',
  eraser: 'Take off',
  clear: 'Clear',
  copy: 'Copy',
  control: 'Hold',
} as const;
type NamedTool = keyof typeof TOOL_NAMES;

interface NamedHand {
  readonly tool: NamedTool;
  readonly power: PowerId;
  readonly type: UnitTypeId;
  readonly source: SpaceId | null;
}

/** What a press on a space does with the tool in hand. */
export function handSentence(state: GameState, { tool, power, type, source }: NamedHand): string {
  const one = `${countedUnits(type, 1)} of ${thePower(state, power)}`;
  switch (tool) {
    case 'look':
      return 'Press a space to see and change what is in it.';
    case 'stamp':
      return `Each press on a space adds ${one}.`;
    case 'eraser':
      return `Each press on a space takes ${one} away.`;
    case 'clear':
      return 'Each press takes all units of a space away.';
    case 'copy':
      return source === null
        ? 'Press the space to be copied.'
        : `Each press puts the units of ${spaceName(state, source)} into a space, in place of its own.`;
    case 'control':
      return `Each press gives a territory to ${thePower(state, power)}.`;
  }
}

const WITH_TOOL: Readonly<Record<Exclude<NamedTool, 'look'>, string>> = {
  stamp: 'a unit added',
  eraser: 'a unit taken off',
  clear: 'a space cleared',
  copy: 'a space copied',
  control: 'a territory given',
};

/** What an edit was, for the button that undoes it; edits with a tool are known by the tool. */
export const editText = (what: string): string => (WITH_TOOL as Readonly<Record<string, string>>)[what] ?? what;

/** 'tanks of Germany in Karelia'. */
export const stackText = (state: GameState, power: PowerId, type: UnitTypeId, space: SpaceId): string =>
  `${unitTypeName(type, 2)} of ${thePower(state, power)} in ${spaceName(state, space)}`;

/** What a power has by a bid: '2 infantry in Ukraine (6 IPCs) and 1 IPC'; a minus where it has less. */
export function bidText(
  state: GameState,
  { power, units, ipcs: money }: { readonly power: PowerId; readonly units: readonly BidUnit[]; readonly ipcs: number },
): string {
  const parts = units.map(({ space, type, count, worth }) => {
    const counted = count < 0 ? `less ${countedUnits(type, -count)}` : countedUnits(type, count);
    return `${counted} in ${spaceName(state, space)} (${ipcs(worth)})`;
  });
  return `${powerName(state, power)}: ${joinWords([...parts, ...(money === 0 ? [] : [ipcs(money)])])}.`;
}

interface BidUnit {
  readonly space: SpaceId;
  readonly type: UnitTypeId;
  readonly count: number;
  readonly worth: number;
}

const other = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis');

/** Who gives how much: 'The Allies give the Axis a bid of 9 IPCs.' */
export const agreedText = (side: Side, amount: number): string =>
  amount === 0
    ? 'No sum is agreed yet.'
    : `The ${sideName(other(side))} give the ${sideName(side)} a bid of ${ipcs(amount)}.`;

/** How far a bid is placed. */
export function placedText(side: Side, amount: number, placed: number): string {
  if (placed === amount) return amount === 0 ? '' : 'All of it is placed.';
  const rest = Math.abs(amount - placed);
  if (placed < 0)
    return `The ${sideName(side)} have ${ipcs(-placed)} less than in the set-up: ${ipcs(rest)} left to be placed.`;
  if (amount === 0) return `The ${sideName(side)} have ${ipcs(placed)} more than in the set-up.`;
  return placed < amount
    ? `${ipcs(placed)} of it placed, ${ipcs(rest)} left.`
    : `The ${sideName(side)} have ${ipcs(rest)} more than that.`;
}

/** How many faults a position has. */
export const faultCount = (count: number): string =>
  count === 0 ? 'Nothing is wrong.' : count === 1 ? 'One thing is wrong.' : `${count} things are wrong.`;

/** What a fault is about, as far as that is known. */
interface NamedFault {
  readonly part: string;
  readonly power: PowerId | null;
  readonly unit: UnitTypeId | null;
  readonly count: number | null;
  readonly space: SpaceId | null;
}

/** Parts of a position by their names in its file, where a fault is of no unit and no space. */
const PARTS: Readonly<Record<string, string>> = {
  round: 'The round',
  power: 'Whose turn it is',
  phase: 'The phase',
  victory: 'How the game is won',
  treasury: 'Treasury',
  developments: 'Weapons developed',
  advantages: 'National advantages',
  spentAdvantages: 'Advantages used up',
  running: 'Advantages that hold for a time',
  offers: 'Units offered',
  mustCollect: 'Income to be collected',
  purchased: 'New units',
  complexes: 'Industrial complexes',
  turn: 'What was done this turn',
  battle: 'The battle under way',
  roll: 'The dice to be rolled',
  shots: 'Guns that fire',
  bid: 'The bid',
};

/** What a fault is about, as the game names it: '2 infantry of the United Kingdom in Sea Zone 7'. */
export function subjectText(state: GameState, { part, power, unit, count, space }: NamedFault): string {
  const what = unit === null ? (space === null ? (PARTS[part] ?? '') : '') : unitText(unit, count);
  const whose = power === null ? '' : what === '' ? powerName(state, power) : `of ${thePower(state, power)}`;
  const where =
    space === null ? '' : [what, whose].join('') === '' ? spaceName(state, space) : `in ${spaceName(state, space)}`;
  return capitalized([what, whose, where].filter((words) => words !== '').join(' '));
}

const unitText = (unit: UnitTypeId, count: number | null): string =>
  count === null ? unitTypeName(unit) : countedUnits(unit, count);

/** What is wrong, with names in place of the ids that a position file has. */
export function faultText(state: GameState, message: string): string {
  const names = namesById(state);
  return message.replaceAll(
    /\b(?:(an?) )?([a-z]+(?:-[a-z0-9]+)*)\b/g,
    (words, article: string | undefined, id: string) => {
      const name = names.get(id);
      if (name === undefined) return words;
      return article === undefined ? name : withArticle(name);
    },
  );
}

/** Names of all that is not called as its id. */
function namesById(state: GameState): ReadonlyMap<string, string> {
  const { powers, spaces, units, phases, developments, advantages } = editionOf(state.edition);
  return new Map([
    ...units.map(({ id }) => [id, unitTypeName(id)] as const),
    ...phases.map(({ id }) => [id, phaseName(id).toLowerCase()] as const),
    ...[...developments, ...advantages, ...spaces, ...powers].map(({ id, name }) => [id, name] as const),
  ]);
}
