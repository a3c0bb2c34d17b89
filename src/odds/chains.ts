import { battleBegun, battlesToCome, forcesFor, type BattlePlan, type GameState } from '../engine/index.ts';

/**
 * Battles that hang together: sea battles, and the landings that wait for them (AMPH-1). Most stand alone. What happens
 * in one chain changes nothing in another.
 */
export interface Chain {
  readonly sea: readonly BattlePlan[];
  readonly land: readonly BattlePlan[];
}

/** The chains of the battle under way and of all that are listed in this state. */
export function chainsOf(listed: GameState): readonly Chain[] {
  const plans = [...(listed.battle ? [planOf(listed)] : []), ...battlesToCome(listed)];
  const sea = plans.filter(({ kind }) => kind === 'sea');
  let chains: readonly Chain[] = sea.map((plan) => ({ sea: [plan], land: [] }));
  for (const plan of plans) {
    if (plan.kind === 'sea') continue;
    const before = (chain: Chain): boolean => chain.sea.some(({ space }) => plan.landingFrom.includes(space));
    const joined = chains.filter(before);
    chains = [
      ...chains.filter((chain) => !before(chain)),
      { sea: joined.flatMap((chain) => chain.sea), land: [...joined.flatMap((chain) => chain.land), plan] },
    ];
  }
  return chains;
}

function planOf({ battle }: GameState): BattlePlan {
  const { space, kind, landingFrom } = battle!;
  return { space, kind, landingFrom };
}

/** The state in which this battle has begun; the one under way stays as it is. */
export const begunIn = (state: GameState, plan: BattlePlan): GameState =>
  state.battle?.space === plan.space ? state : battleBegun(state, plan, forcesFor(state, plan));
