import {
  editionOf,
  rocketLoss,
  typeOf,
  type AskedDice,
  type DiceEvent,
  type GameEvent,
  type GameState,
  type NamedRoll,
  type SpaceId,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import { developmentName, possessive, spaceName, thePower } from './names.ts';
import { raidHint } from './raids.ts';
import { unitList } from './unitNames.ts';
import { capitalized, ipcs } from '../../../text/words.ts';

/** Words for dice that are rolled outside battles. */

/** Dice that fell, each by itself; those of a battle come in groups. */
export type LooseRoll = Exclude<DiceEvent, { readonly type: 'dice-rolled' }>;

export const isLooseRoll = (event: GameEvent): event is LooseRoll => 'dice' in event && Array.isArray(event.dice);

const developmentNumber = ({ edition }: GameState, development: string): number =>
  editionOf(edition).developments.find(({ id }) => id === development)?.number ?? 0;

/** The development whose dice wait. */
const researched = ({ roll }: GameState): string => (roll?.kind === 'research' ? roll.development : '');

/** '1', '1–3': the numbers that count. */
const upTo = (value: number): string => (value === 1 ? '1' : `1–${value}`);

/** Where the complex is that a raid or rocket strikes. */
const struckSpace = ({ roll }: GameState): string =>
  roll?.kind === 'raid' ? roll.space : roll?.kind === 'rocket' ? roll.to : '';

/** The space that the dice concern: where a gun fires, or a complex is struck; null for research. */
export const looseDicePlace = (state: GameState): string | null =>
  state.shots[0]?.space ?? (struckSpace(state) || null);

/** What has to be done: 'the gun in Germany fires at 2 bombers'. */
export function looseDiceWhat(state: GameState, { roll, groups }: AskedDice): string {
  switch (roll ?? null) {
    case 'research':
      return `roll for ${developmentName(state, researched(state))}`;
    case 'antiaircraft': {
      const targets = groups.flatMap((group) => group.targets ?? []);
      const where = spaceName(state, state.shots[0]?.space ?? '');
      return `the antiaircraft gun in ${where} fires at ${unitList(state, targets)}`;
    }
    case 'raid':
    case 'rocket': {
      const what = roll === 'raid' ? 'raid on' : 'rocket at';
      return `roll for the ${what} ${spaceName(state, struckSpace(state))}`;
    }
    case null:
      return 'roll the dice';
  }
}

/** What dice without units are rolled for; guns and raids have units. */
const LABELS: Readonly<Record<NamedRoll, string>> = {
  research: 'the research',
  antiaircraft: '',
  raid: '',
  rocket: 'the rocket',
};

/** What dice without units are rolled for: 'the research'. */
export const looseDiceLabel = ({ roll }: AskedDice): string => (roll === undefined ? '' : LABELS[roll]);

const HIGHEST = 6;

/** The numbers that count in a roll that is asked for, and how to say it, for these of the units that roll. */
export function looseDiceHits(
  state: GameState,
  { roll, groups }: AskedDice,
  rolling: readonly UnitId[] = groups.flatMap(({ units }) => units),
): { readonly hint: string; readonly isHit: (die: number) => boolean } {
  const space = struckSpace(state);
  switch (roll ?? null) {
    case 'research': {
      const number = developmentNumber(state, researched(state));
      return { hint: `a ${number} brings it`, isHit: (die) => die === number };
    }
    // These dice are IPCs, of which none is a hit.
    case 'raid':
      return { hint: raidHint(state, space, rolling), isHit: () => false };
    case 'rocket':
      return { hint: `it costs the enemy ${ipcs(rocketLoss(state, space, HIGHEST))} at most`, isHit: () => false };
    case 'antiaircraft':
    case null: {
      const value = groups[0]?.value ?? 0;
      return { hint: `hit on ${upTo(value)}`, isHit: (die) => die <= value };
    }
  }
}

/** The head of a roll that has been made; `before` is the state before it. */
export function looseRollTitle(before: GameState, event: LooseRoll): string {
  switch (event.type) {
    case 'research-rolled':
      return `Research for ${developmentName(before, event.development)}`;
    case 'antiaircraft-fired':
      return (
        `${capitalized(possessive(before, event.by))} gun in ${spaceName(before, event.space)} fires at ` +
        `${unitList(before, event.targets)}, hitting on ${upTo(event.value)}`
      );
    case 'raid-rolled':
      return `Raid on ${spaceName(before, event.space)} by ${unitList(before, event.units)}`;
    case 'rocket-rolled':
      return `Rocket from ${spaceName(before, event.from)} at ${spaceName(before, event.to)}`;
  }
}

/** Whether a die of the roll counts by itself; those of raids and rockets are IPCs. */
export function isLooseHit(before: GameState, event: LooseRoll, die: number): boolean {
  switch (event.type) {
    case 'research-rolled':
      return die === developmentNumber(before, event.development);
    case 'antiaircraft-fired':
      return die <= event.value;
    case 'raid-rolled':
    case 'rocket-rolled':
      return false;
  }
}

/** A roll outside battles, the state before it, which still holds the units it destroyed, and what followed from it. */
export interface LooseRolled {
  readonly before: GameState;
  readonly event: LooseRoll;
  readonly after: readonly GameEvent[];
}

/** What came of a roll, and of a raid what it cost both sides; `earlier` are the rolls shown before it. */
export function looseRollResult({ before, event, after }: LooseRolled, earlier: readonly LooseRolled[]): string {
  switch (event.type) {
    case 'research-rolled':
      return event.isSuccess
        ? `${developmentName(before, event.development)} is developed.`
        : 'No breakthrough. The IPCs are spent.';
    case 'antiaircraft-fired': {
      const result = event.hit.length === 0 ? 'Nobody is hit.' : `Shot down: ${lostText(before, event.hit)}.`;
      const hasFailed = after.some(({ type }) => type === 'raid-failed');
      return hasFailed ? `${result} The raid has failed: nobody came through.` : result;
    }
    case 'raid-rolled':
      return [paidText(before, after), ...raidersLostText(event, earlier)].join(' ');
    case 'rocket-rolled':
      return paidText(before, after);
  }
}

/** 'Germany loses 5 IPCs and keeps 12.' */
function paidText(before: GameState, after: readonly GameEvent[]): string {
  const loss = after.find((one) => one.type === 'ipcs-destroyed');
  if (loss === undefined) return 'Nothing is lost.';
  const left = (before.treasury[loss.power] ?? 0) - loss.ipcs;
  const keeps = left === 0 ? 'has none left' : `keeps ${left}`;
  return `${capitalized(thePower(before, loss.power))} loses ${ipcs(loss.ipcs)} and ${keeps}.`;
}

/** 'The raiders lost a bomber (15 IPCs).', if a gun fired at them. */
function raidersLostText({ space }: { readonly space: SpaceId }, earlier: readonly LooseRolled[]): readonly string[] {
  const fired = earlier.findLast(({ event }) => event.type === 'antiaircraft-fired' && event.space === space);
  if (fired?.event.type !== 'antiaircraft-fired') return [];
  const { hit } = fired.event;
  return [hit.length === 0 ? 'The gun hit nobody.' : `The gun shot down ${lostText(fired.before, hit)}.`];
}

/** 'a bomber (15 IPCs)'. */
const lostText = (before: GameState, ids: readonly UnitId[]): string =>
  `${unitList(before, ids)} (${ipcs(
    ids.flatMap((id) => before.units[id] ?? []).reduce((sum, unit) => sum + typeOf(before, unit).cost, 0),
  )})`;
