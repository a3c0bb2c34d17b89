import type { GameState, SpaceId } from '../../../engine/axis-allies/index.ts';
import type { Answers, Stops, StopReason } from '../session/fightOn.ts';
import { percent } from '../../../text/chances.ts';
import { deciderName, spaceName } from './names.ts';
import { counted, ipcs, oneOrMany } from '../../../text/words.ts';

/** Why a fight that went on by itself stopped; empty if the battle is over. */
export function stoppedText(state: GameState, why: StopReason): string {
  switch (why.kind) {
    case 'over':
      return '';
    case 'rounds':
      return `Stopped: ${counted(why.rounds, 'round')} ${oneOrMany(why.rounds, 'is', 'are')} fought.`;
    case 'units':
      return `Stopped: the attackers have lost ${counted(why.units, 'unit')}.`;
    case 'ipcs':
      return `Stopped: the attackers have lost ${ipcs(why.ipcs)}.`;
    case 'only-air':
      return 'Stopped: the attackers have only aircraft left.';
    case 'chance':
      return `Stopped: the chance to win is ${percent(why.chance)}.`;
    case 'no-odds':
      return 'Stopped: the chance to win cannot be told.';
    case 'advantage':
      return 'Stopped: a national advantage can be used now.';
    case 'choice':
      return `Stopped: ${deciderName(state, why.by)} to choose.`;
  }
}

interface StopOption {
  readonly value: number | null;
  readonly text: string;
}

const NEVER: StopOption = { value: null, text: 'Never' };
const options = (values: readonly number[], textOf: (value: number) => string): readonly StopOption[] => [
  NEVER,
  ...values.map((value) => ({ value, text: textOf(value) })),
];

/** In which order the attackers lose units on land, and what that protects. */
export const LOSS_OPTIONS: readonly { readonly keepAir: Answers['keepAir']; readonly text: string }[] = [
  { keepAir: null, text: 'the cheapest first; aircraft for the last land unit only if the territory is worth it' },
  { keepAir: false, text: 'the cheapest first; one land unit is kept to take the territory, even for aircraft' },
  { keepAir: true, text: 'land units first; aircraft are kept, even if nobody is left to take the territory' },
];

/** What is protected here unless something else is said, and at what price (COM-19). */
export function protectedText(
  state: GameState,
  { space, price, worth, isVital }: { space: SpaceId; price: number; worth: number; isVital: boolean },
): string {
  const name = spaceName(state, space);
  if (isVital)
    return `${name} has a capital, a city or an industrial complex: a land unit is kept to take it, even for aircraft.`;
  const value = `${name} is worth ${ipcs(worth)} within a turn, to you and from the enemy`;
  return price > worth
    ? `${value}; a land unit kept in place of an aircraft costs ${ipcs(price)} more. So aircraft are kept.`
    : `${value}, and a land unit kept in place of an aircraft costs no more. So it is kept, to take the territory.`;
}

/** The conditions with a number: what each is called, and what can be chosen. */
export const STOP_OPTIONS: readonly {
  readonly stop: Exclude<keyof Stops, 'onlyAir'>;
  readonly name: string;
  readonly options: readonly StopOption[];
}[] = [
  { stop: 'rounds', name: 'Rounds fought', options: options([1, 2, 3, 4, 5], (n) => `After ${n}`) },
  { stop: 'units', name: 'Attackers lost', options: options([1, 2, 3, 4, 5, 6, 8, 10], (n) => counted(n, 'unit')) },
  { stop: 'ipcs', name: 'IPCs lost', options: options([5, 10, 15, 20, 30, 40, 60], ipcs) },
  {
    stop: 'chance',
    name: 'Chance to win',
    options: options([0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1], (chance) => `Below ${percent(chance)}`),
  },
];
