import { editionOf, limitOf, type Awaiting, type GameEvent, type GameState } from '../engine/index.ts';
import { developmentName, possessive, spaceName } from './names.ts';
import { unitList } from './unitNames.ts';
import { capitalized, ipcs } from './words.ts';

/** Words for dice that are rolled outside battles. */

export type LooseRoll = Extract<GameEvent, { type: 'research-rolled' | 'antiaircraft-fired' }>;

export const isLooseRoll = (event: GameEvent): event is LooseRoll =>
  event.type === 'research-rolled' || event.type === 'antiaircraft-fired';

const developmentNumber = ({ edition }: GameState, development: string): number =>
  editionOf(edition).developments.find(({ id }) => id === development)?.number ?? 0;

/** The development whose dice wait. */
const researched = ({ roll }: GameState): string => (roll?.kind === 'research' ? roll.development : '');

/** '1', '1–3': the numbers that count. */
const upTo = (value: number): string => (value === 1 ? '1' : `1–${value}`);

/** Where the complex is that a raid or rocket strikes. */
const struckSpace = ({ roll }: GameState): string =>
  roll?.kind === 'raid' ? roll.space : roll?.kind === 'rocket' ? roll.to : '';

/** What has to be done: 'the gun in Germany fires at 2 bombers'. */
export function looseDiceWhat(state: GameState, { roll, groups }: Extract<Awaiting, { kind: 'dice' }>): string {
  switch (roll) {
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
    default:
      return 'roll the dice';
  }
}

/** The numbers that count in a roll that is asked for, and how to say it. */
export function looseDiceHits(
  state: GameState,
  { roll, groups }: Extract<Awaiting, { kind: 'dice' }>,
): { readonly hint: string; readonly isHit: (die: number) => boolean } {
  if (roll === 'research') {
    const number = developmentNumber(state, researched(state));
    return { hint: `a ${number} brings it`, isHit: (die) => die === number };
  }
  if (roll === 'raid' || roll === 'rocket') {
    const value = limitOf(state, struckSpace(state));
    return { hint: `each ${roll === 'raid' ? 'bomber' : 'rocket'} costs ${ipcs(value)} at most`, isHit: () => true };
  }
  const value = groups[0]?.value ?? 0;
  return { hint: `hit on ${upTo(value)}`, isHit: (die) => die <= value };
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
  }
}

/** Whether a die of the roll counts. */
export const isLooseHit = (before: GameState, event: LooseRoll, die: number): boolean =>
  event.type === 'research-rolled' ? die === developmentNumber(before, event.development) : die <= event.value;

/** What came of a roll. */
export function looseRollResult(before: GameState, event: LooseRoll): string {
  switch (event.type) {
    case 'research-rolled':
      return event.isSuccess
        ? `${developmentName(before, event.development)} is developed.`
        : 'No breakthrough. The IPCs are spent.';
    case 'antiaircraft-fired':
      return event.hit.length === 0 ? 'Nobody is hit.' : `Shot down: ${unitList(before, event.hit)}.`;
  }
}
