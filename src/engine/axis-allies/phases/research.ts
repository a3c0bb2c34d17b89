import { fault, ok } from '../../common/result.ts';
import type { Interrupt } from '../awaiting.ts';
import { boardOf } from '../board.ts';
import { diceCountRefusal } from '../combat/dice.ts';
import type { CommandOf } from '../command.ts';
import type { CommandRules, Planned } from '../commandRule.ts';
import type { Development } from '../edition.ts';
import type { GameEvent } from '../event.ts';
import type { DevelopmentId } from '../ids.ts';
import { refusal } from '../refusal.ts';
import type { GameState, ResearchRoll } from '../state.ts';
import { canSpendNothing, spendingRefusal } from './purchase.ts';
import type { PhaseRule } from './turn.ts';

/** Research (RES-1, RES-2, RES-3, RES-4, RES-5, RES-6): the acting power pays for dice, and rolls them at once. */

/** The developments that the acting power can still choose this turn, by number (RES-2, RES-6). */
export const researchable = (state: GameState): readonly Development[] =>
  state.turn.research === null && spendingRefusal(state) === null
    ? boardOf(state).edition.developments.filter(({ id }) => !hasDeveloped(state, id))
    : [];

const hasDeveloped = (state: GameState, development: DevelopmentId): boolean =>
  state.developments[state.power]?.includes(development) ?? false;

/**
 * Buys research dice for one development.
 * @rule RES-1, RES-2, RES-6
 */
export function planResearch(state: GameState, { development, dice }: CommandOf<'research'>): Planned {
  const { power } = state;
  const { developments, researchDieCost } = boardOf(state).edition;
  const refused = spendingRefusal(state);
  if (refused) return fault(refused);
  if (!developments.some(({ id }) => id === development)) return fault(refusal('RES-1', 'unknown-development'));
  if (!Number.isSafeInteger(dice) || dice < 1) return fault(refusal('RES-1', 'bad-command', { requested: dice }));
  if (state.turn.research !== null) return fault(refusal('RES-2', 'researched-this-turn', { power }));
  if (hasDeveloped(state, development)) return fault(refusal('RES-6', 'developed-already', { power }));
  const available = state.treasury[power] ?? 0;
  const cost = dice * researchDieCost;
  if (cost > available) return fault(refusal('RES-1', 'cannot-afford', { requested: cost, allowed: available, power }));
  return ok([{ type: 'dice-bought', power, development, dice, treasury: available - cost }]);
}

/**
 * Rolls all the dice: the development's number on any of them brings it.
 * @rule RES-3
 */
function planRoll(state: GameState, { dice }: CommandOf<'roll'>): Planned {
  const { power } = state;
  const { development, dice: bought } = boughtDice(state);
  const refused = diceCountRefusal(bought, dice, 'RES-3');
  if (refused) return fault(refused);
  const wanted = boardOf(state).edition.developments.find(({ id }) => id === development);
  const isSuccess = wanted !== undefined && dice.includes(wanted.number);
  const rolled: GameEvent = { type: 'research-rolled', power, development, dice, isSuccess };
  return ok(isSuccess ? [rolled, { type: 'development-gained', power, development }] : [rolled]);
}

/** The dice that wait to be rolled. */
const boughtDice = ({ roll }: GameState): ResearchRoll => roll as ResearchRoll;

const ROLL: CommandRules = { roll: { plan: planRoll } };

/** Research dice that were bought are rolled before anything else (RES-3). */
export const researchDice: Interrupt = {
  isOpen: ({ roll }) => roll?.kind === 'research',
  asks: (state) => ({ kind: 'dice', by: [state.power], roll: 'research', dice: boughtDice(state).dice, groups: [] }),
  takes: () => ROLL,
  refusal: (state) => refusal('TURN-2', 'dice-first', { requested: boughtDice(state).dice }),
};

/** Develop weapons (RES). A power that can spend nothing has no such phase (TURN-3, CAP-1). */
export const developWeapons: PhaseRule = {
  id: 'develop-weapons',
  takes: { research: { plan: planResearch } },
  isSkipped: canSpendNothing,
};
