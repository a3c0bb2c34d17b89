import { boardOf } from '../board.ts';
import type { Objective } from '../edition.ts';
import type { PowerId, SpaceId } from '../ids.ts';
import { areAtWar } from '../pieces.ts';
import type { GameState } from '../state.ts';

/** What an objective brings its power now. */
export interface PaidObjective {
  readonly objective: Objective;
  readonly ipcs: number;
  /** The territories for which it is paid. */
  readonly spaces: readonly SpaceId[];
}

/**
 * The objectives for which a power is paid if it collects income now, in the edition's order (OBJ).
 * @rule OBJ-1
 */
export const paidObjectives = (state: GameState, power: PowerId): readonly PaidObjective[] =>
  boardOf(state).edition.objectives.flatMap((objective) => {
    if (objective.power !== power || isPaidAlready(state, objective)) return [];
    if (objective.atWarWith !== null && !areAtWar(state, power, objective.atWarWith)) return [];
    const { pays, territories, heldBy, ipcs } = objective;
    const held = territories.filter((space) => heldBy.some((holder) => state.control[space] === holder));
    if (held.length < (pays === 'all' ? territories.length : 1)) return [];
    return { objective, spaces: held, ipcs: pays === 'each' ? ipcs * held.length : ipcs };
  });

/**
 * Whether an objective that is paid once in a game has been paid.
 * @rule OBJ-12
 */
const isPaidAlready = ({ objectivesPaid = [] }: GameState, { id, isOnce }: Objective): boolean =>
  isOnce && objectivesPaid.includes(id);

/** The ids of those that are never paid again once these are paid. */
export const paidForGood = (paid: readonly PaidObjective[]): readonly string[] =>
  paid.flatMap(({ objective }) => (objective.isOnce ? [objective.id] : []));
