import {
  BATTLE_SIDES,
  battleBegun,
  battlesToCome,
  forcesFor,
  battleDecided,
  boardOf,
  isHostileTerritory,
  territoryOf,
  typeOf,
  type BattlePlan,
  type GameState,
  type BattleSide,
  type SpaceId,
} from '../../../engine/axis-allies/index.ts';
import { unitsAway, unitsLost, battleValue } from './battleValue.ts';
import { either, NO_END, oneEnd, type GainSum, both, NO_BATTLE } from './gainSum.ts';
import { ipcsOf, waysUnderFire } from './gunFire.ts';
import { oddsIn, type Odds } from './odds.ts';
import type { Policies } from './policies.ts';
import type { SideState, SideModel } from './solver/sideState.ts';
import { type SolvedBattle, solveBattle, type NoOdds } from './solver/solveBattle.ts';
import type { BattleEnding } from './solver/solveRounds.ts';
import { BudgetSpent, type Unfinished } from './workBudget.ts';

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
  // An air battle is part of its raid.
  const isPlanned = listed.battle !== null && listed.battle.kind !== 'air';
  const plans = [...(isPlanned ? [planOf(listed)] : []), ...battlesToCome(listed)];
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
  state.battle?.space === plan.space && state.battle.kind === plan.kind
    ? state
    : battleBegun(state, plan, forcesFor(state, plan));

/** The states in which a sea battle leaves the landings that wait for it: who survives at sea lands (AMPH-8). */

/** A state after sea battles, and the ends of theirs that lead to it. */
export interface ChainBranch {
  readonly state: GameState;
  readonly account: GainSum;
}

/** The states after this sea battle, which has begun; ends that are alike for a landing lead to one. */
export function branchesAfter(battle: GameState, { sides, endings }: SolvedBattle): readonly ChainBranch[] {
  const { lostIn } = battleValue(battle, battle.battle!, sides);
  const known = new Map<string, { readonly ending: BattleEnding; account: GainSum }>();
  for (const ending of endings) {
    const { result, chance } = ending;
    const lost = lostIn(ending);
    const key = forLandings(sides.attacker, ending);
    const found = known.get(key) ?? { ending, account: NO_END };
    known.set(key, {
      ...found,
      account: either(found.account, oneEnd(chance, lost.defender - lost.attacker, result === 'attacker-won')),
    });
  }
  return [...known.values()].map(({ ending, account: gains }) => {
    const lost = BATTLE_SIDES.flatMap((side) => unitsLost(sides[side], ending[side]));
    const away = BATTLE_SIDES.flatMap((side) => unitsAway(sides[side], ending[side]));
    return { state: battleDecided(battle, { result: ending.result, lost, away }), account: gains };
  });
}

/** What a landing that waits for a sea battle sees of its end, as a key. */
export const forLandings = (sideModel: SideModel, { result, attacker, defender }: BattleEnding): string =>
  [result, attacker.standingId, defender.standingId, ...shipsWithTroops(sideModel, attacker)].join();

/** How many ships with cargo of each unit group are left, and how many of them have retreated. */
const shipsWithTroops = ({ groups }: SideModel, { fighting, away }: SideState): readonly number[] =>
  groups.flatMap(({ ipcs, type }, i) => (ipcs > type.cost ? [fighting[i]!, away[i]!] : []));

/** Branches from which the same battles follow ashore are one. */
export function merged(branches: readonly ChainBranch[], landings: readonly BattlePlan[]): readonly ChainBranch[] {
  const known = new Map<string, ChainBranch>();
  for (const { state, account: gains } of branches) {
    const key = ashoreFrom(state, landings);
    const found = known.get(key);
    known.set(key, found ? { state: found.state, account: either(found.account, gains) } : { state, account: gains });
  }
  return [...known.values()];
}

/** All that the battles ashore depend on in a state after the sea battles before them, as a key. */
export function ashoreFrom(state: GameState, landings: readonly BattlePlan[]): string {
  const forces = landings.map((plan) => forcesFor(state, plan));
  return JSON.stringify([
    landings.map(({ space }) => state.control[space]),
    state.turn.seaBattles,
    forces.flatMap(({ attackers, defenders }) => [attackers, defenders].map((units) => units.map(({ id }) => id))),
  ]);
}

/** What can come ashore, how likely, and the battle that it fights there. */
export interface Ashore {
  readonly chance: number;
  /** Null if nobody has to fight there. */
  readonly odds: Odds | null;
  /** The chance that the territory is taken. */
  readonly captured: number;
  /** Expected IPCs lost by each side there; aircraft that guns on the way shoot down are among them (AA-3). */
  readonly lost: Readonly<Record<BattleSide, number>>;
  readonly account: GainSum;
}

/** A battle for a territory, whatever comes ashore. */
export interface OnLand {
  readonly plan: BattlePlan;
  readonly ashore: readonly Ashore[];
  /** The chance that the attacker wins, and that the territory is taken. */
  readonly won: number;
  readonly captured: number;
  /** Expected IPCs lost by each side there. */
  readonly lost: Readonly<Record<BattleSide, number>>;
}

/** The odds of battles that hang together. */
export interface ChainOdds {
  readonly sea: readonly { readonly plan: BattlePlan; readonly odds: Odds }[];
  readonly land: readonly OnLand[];
  /** All of them together. */
  readonly account: GainSum;
}

/** How both sides decide in the battle for a space. */
export type PoliciesOf = (space: SpaceId) => Policies;

/** The odds of a chain in a state in which its battles are listed, or why there are none. */
export function chainOdds(
  listed: GameState,
  chain: Chain,
  policiesOf: PoliciesOf,
  isStopped: () => boolean = () => false,
): ChainOdds | NoOdds | Unfinished {
  try {
    return solved(listed, chain, (state, { space }) => solveBattle(state, policiesOf(space), isStopped), policiesOf);
  } catch (error) {
    if (error instanceof BudgetSpent) return error.why;
    throw error;
  }
}

type FightSolver = (begun: GameState, plan: BattlePlan) => SolvedBattle | NoOdds;

function solved(
  listed: GameState,
  { sea, land }: Chain,
  fight: FightSolver,
  policiesOf: PoliciesOf,
): ChainOdds | NoOdds {
  let branches: readonly ChainBranch[] = [{ state: listed, account: NO_BATTLE }];
  const atSea: { plan: BattlePlan; odds: Odds }[] = [];
  for (const plan of sea) {
    const battle = begunIn(branches[0]!.state, plan);
    const found = fight(battle, plan);
    if (typeof found === 'string') return found;
    const odds = oddsIn(battle, found);
    atSea.push({ plan, odds });
    if (land.length === 0) return { sea: atSea, land: [], account: accountOf(odds, 0) };
    const after = branches.flatMap(({ state, account: gains }) =>
      branchesAfter(begunIn(state, plan), found).map((one) => ({ ...one, account: both(gains, one.account) })),
    );
    branches = merged(after, land);
  }
  const ashore: Ashore[][] = land.map(() => []);
  let gains = NO_END;
  for (const { state, account: before } of branches) {
    let together = before;
    for (const [i, plan] of land.entries()) {
      const here = ashoreIn(listed, state, plan, fight, policiesOf(plan.space).dice);
      if (typeof here === 'string') return here;
      ashore[i]!.push({ ...here, chance: before.chance });
      together = both(together, here.account);
    }
    gains = either(gains, together);
  }
  return { sea: atSea, land: land.map((plan, i) => onLand(plan, ashore[i]!)), account: gains };
}

/** The battle for a territory in a state in which all battles at sea before it are over. */
function ashoreIn(
  listed: GameState,
  state: GameState,
  plan: BattlePlan,
  fight: FightSolver,
  dice: Policies['dice'],
): Omit<Ashore, 'chance'> | 'no-battle' | 'unknown-step' {
  const production = territoryOf(boardOf(listed), plan.space)?.ipc ?? 0;
  const battle = begunIn(state, plan);
  const unfought = (captured: boolean, isWon: boolean): Omit<Ashore, 'chance'> => {
    const ends = waysUnderFire(state, battle.battle!.attackers, dice).map(({ chance, shotDown }) => ({
      chance,
      lost: ipcsOf(state, shotDown),
    }));
    return {
      odds: null,
      captured: Number(captured),
      lost: { attacker: ends.reduce((sum, { chance, lost }) => sum + chance * lost, 0), defender: 0 },
      account: ends
        .map(({ chance, lost }) => oneEnd(chance, (captured ? production : 0) - lost, isWon))
        .reduce(either, NO_END),
    };
  };
  const isAtStake = isHostileTerritory(listed, plan.space, listed.power);
  if (isAtStake && !isHostileTerritory(state, plan.space, listed.power)) return unfought(true, true);
  const found = fight(battle, plan);
  if (found === 'no-battle' || found === 'unknown-step') return found;
  if (found === 'no-attackers') return unfought(false, false);
  if (found === 'no-defenders') {
    // Nobody defends: land units take it (COM-2).
    const { attackers } = battle.battle!;
    return unfought(isAtStake && attackers.some((id) => typeOf(battle, battle.units[id]!).captures), true);
  }
  const odds = oddsIn(battle, found);
  return { odds, captured: odds.captured, lost: odds.lost, account: accountOf(odds, production) };
}

function onLand(plan: BattlePlan, ashore: readonly Ashore[]): OnLand {
  const expected = (of: (one: Ashore) => number): number => ashore.reduce((sum, one) => sum + one.chance * of(one), 0);
  return {
    plan,
    ashore,
    won: expected(({ account: gains }) => gains.all),
    captured: expected(({ captured }) => captured),
    lost: {
      attacker: expected(({ lost }) => lost.attacker),
      defender: expected(({ lost }) => lost.defender),
    },
  };
}

/** A battle by itself. */
const accountOf = ({ ends }: Odds, production: number): GainSum =>
  ends
    .map(({ chance, result, lost, isCaptured }) =>
      oneEnd(chance, lost.defender - lost.attacker + (isCaptured ? production : 0), result === 'attacker-won'),
    )
    .reduce(either, NO_END);
