import { actingIn, actingUnits } from '../acting.ts';
import { fault, ok } from '../../common/result.ts';
import { diceCountRefusal } from '../combat/rolls.ts';
import type { CommandOf, CommandRule, CommandRules, Planned } from '../commandRule.ts';
import type { SpaceId } from '../ids.ts';
import type { Interrupt } from '../interrupt.ts';
import { boardOf } from '../map/board.ts';
import { limitOf } from '../phases/complexes.ts';
import { typeOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { lossOf } from './losses.ts';
import { canBeRaided } from './raids.ts';

/** Rocket strikes of guns at complexes (RKT). */

/** A strike that a power can make now. */
export interface RocketStrike {
  readonly from: SpaceId;
  readonly to: SpaceId;
}

/** All strikes that the acting power can still make this turn, in the order of the board. */
export function rocketStrikes(state: GameState): readonly RocketStrike[] {
  if (state.phase !== 'conduct-combat') return [];
  const launchers = actingUnits(state).filter((unit) => typeOf(state, unit).rocketRange > 0);
  if (launchers.length === 0) return [];
  const spaces = new Set(launchers.map(({ space }) => space));
  return boardOf(state).territories.flatMap(({ id: from }) =>
    spaces.has(from) ? state.complexes.flatMap((to) => (strikeRefusal(state, { from, to }) ? [] : [{ from, to }])) : [],
  );
}

/** A gun in a territory that can strike with rockets; not one aboard a ship (RKT-4). */
const launcherIn = (state: GameState, space: SpaceId): Unit | undefined =>
  actingIn(state, space).find((unit) => typeOf(state, unit).rocketRange > 0);

/** Why a gun of this territory cannot strike that complex, or null (RKT-1 to RKT-4). */
function strikeRefusal(state: GameState, { from, to }: RocketStrike): Refusal | null {
  const { rockets, captured } = state.turn;
  const gun = launcherIn(state, from);
  if (!gun) return refusal('RKT-1', 'no-rockets', { spaces: [from] });
  if (captured.includes(from)) return refusal('RKT-4', 'captured-gun', { spaces: [from] });
  if (!canBeRaided(state, to)) return refusal('RKT-1', 'nothing-to-strike', { spaces: [to] });
  if (rockets.some((strike) => strike.from === from)) return refusal('RKT-2', 'struck-already', { spaces: [from] });
  if (rockets.some((strike) => strike.to === to)) return refusal('RKT-2', 'complex-struck', { spaces: [to] });
  const allowed = typeOf(state, gun).rocketRange;
  const requested = boardOf(state).airDistance(from, to);
  return requested > allowed ? refusal('RKT-3', 'out-of-range', { spaces: [to], allowed, requested }) : null;
}

/** A gun strikes a complex: one die (RKT-1). */
export const rocket: CommandRule<CommandOf<'rocket'>> = {
  plan(state, { from, to }) {
    const refused = strikeRefusal(state, { from, to });
    return refused ? fault(refused) : ok([{ type: 'rocket-launched', unit: launcherIn(state, from)!.id, from, to }]);
  },
};

/** The die of a rocket is rolled before anything else (RKT-1). */
export const rocketDie: Interrupt = {
  isOpen: ({ roll }) => roll?.kind === 'rocket',
  asks: ({ power }) => ({ kind: 'dice', by: [power], roll: 'rocket', dice: 1, groups: [] }),
  takes: () => ROLL,
  refusal: ({ roll }) => refusal('RKT-1', 'rocket-first', { spaces: roll?.kind === 'rocket' ? [roll.to] : [] }),
};

const ROLL: CommandRules = { roll: { plan: planDie } };

/** What the die of a rocket costs the complex's holder, as far as he has it (RKT-1). */
export const rocketLoss = (state: GameState, space: SpaceId, die: number): number =>
  Math.min(limitOf(state, space), die);

function planDie(state: GameState, { dice }: CommandOf<'roll'>): Planned {
  const refused = diceCountRefusal(1, dice, 'RKT-1');
  if (refused) return fault(refused);
  const { from, to } = state.turn.rockets.at(-1)!;
  return ok([{ type: 'rocket-rolled', from, to, dice }, ...lossOf(state, to, rocketLoss(state, to, dice[0]!))]);
}
