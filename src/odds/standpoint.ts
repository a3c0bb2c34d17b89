import { HIT_KINDS, stepsOf, type Battle, type BattleSide, type GameState } from '../engine/index.ts';
import type { Field } from './field.ts';
import type { Line, Part } from './formation.ts';
import type { Moment } from './moment.ts';
import type { Deed, Program } from './program.ts';
import type { Company } from './ranks.ts';
import { certainVolley, type Volley } from './volley.ts';

/** Where a battle stands: at the beginning of a round, or anywhere in it. */
export interface Standpoint {
  readonly moment: Moment;
  /** The number of the round. */
  readonly round: number;
  /** The deed that comes next, by its place among all of the round. */
  readonly at: number;
  /** Dice of that deed that are rolled already, whose casualties are to be chosen; null if nothing is rolled. */
  readonly rolled: Volley | null;
}

/** Where a battle can stand when it begins, and how likely. */
export interface Start extends Standpoint {
  readonly chance: number;
}

/** Everything that happens in a round. */
export const deedsOf = ({ before, fire, after }: Program): readonly Deed[] => [...before, ...fire, ...after];

/** Where the battle under way stands; null if the round has no such step. */
export function standpointOf(
  state: GameState,
  battle: Battle,
  { lines, program }: Pick<Field, 'lines' | 'program'>,
  companies: Readonly<Record<BattleSide, Company>>,
): Standpoint | null {
  const step = stepsOf(state, battle).findIndex(({ id }) => id === battle.step);
  let begins = 0;
  for (const [at, deed] of deedsOf(program).entries()) {
    // Dice and the casualties from them are two steps.
    const ends = begins + (deed.does === 'volley' ? 2 : 1);
    if (step < ends)
      return {
        moment: {
          attacker: partOf(battle, lines.attacker, companies.attacker, step === 0),
          defender: partOf(battle, lines.defender, companies.defender, step === 0),
        },
        round: Math.max(1, battle.round),
        at,
        rolled:
          deed.does === 'volley' && step === ends - 1
            ? certainVolley(HIT_KINDS.map((kind) => battle.hits[kind]))
            : null,
      };
    begins = ends;
  }
  return null;
}

function partOf(battle: Battle, { side, survivors, whole, part }: Line, { sunk }: Company, begins: boolean): Part {
  const units = side === 'attacker' ? battle.attackers : battle.defenders;
  const hadDestroyer = begins ? survivors.standing.hasDestroyer : battle.destroyers[side];
  const strikes = battle.struck.some((id) => units.includes(id));
  const now = part(survivors, whole, hadDestroyer, strikes);
  return sunk.some((count) => count > 0) ? { ...now, sunkAtOnce: sunk } : now;
}
