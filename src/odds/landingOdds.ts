import {
  battleBegun,
  battleDecided,
  battlesListed,
  boardOf,
  forcesFor,
  isHostileTerritory,
  seaBattlesBefore,
  territoryOf,
  type BattlePlan,
  type BattleSide,
  type GameState,
  type SpaceId,
} from '../engine/index.ts';
import { SIDES } from './field.ts';
import { unitsOf, type Formation, type Line } from './formation.ts';
import { fought } from './fought.ts';
import { summed, type Odds } from './odds.ts';
import type { Policies } from './policies.ts';
import type { Ending } from './reckon.ts';

/** The odds of a landing with the sea battles before it, one after another: who survives at sea lands (AMPH-8). */
export interface LandingOdds {
  readonly sea: readonly { readonly zone: SpaceId; readonly odds: Odds }[];
  /** What can come ashore, and how likely: the battle there, or null if there is none. */
  readonly ashore: readonly { readonly chance: number; readonly odds: Odds | null }[];
  /** The chance that the territory is taken. */
  readonly captured: number;
  /** Expected IPCs lost by each side, at sea and ashore. */
  readonly lost: Readonly<Record<BattleSide, number>>;
  /** Expected gain of the attacker in IPCs, the production of the territory with it. */
  readonly swing: number;
}

/** A state after the sea battles, and how likely it is. */
interface Branch {
  readonly state: GameState;
  chance: number;
}

/** The odds of a planned land battle with all before it at sea; `OutOfPatience` if one of them is too large. */
export function landingOdds(before: GameState, plan: BattlePlan, policies: Policies): LandingOdds {
  const listed = battlesListed(before);
  let branches: readonly Branch[] = [{ state: listed, chance: 1 }];
  const sea: { zone: SpaceId; odds: Odds }[] = [];
  for (const zone of seaBattlesBefore(listed, plan)) {
    const [first] = branches;
    const known = first && oddsAtSea(first.state, zone, policies);
    if (known) sea.push({ zone, odds: known });
    branches = merged(
      branches.flatMap(({ state, chance }) =>
        statesAfter(state, zone, policies).map((after) => ({ ...after, chance: chance * after.chance })),
      ),
      plan,
    );
  }
  const ashore = branches.map(({ state, chance }) => ({ chance, state, odds: oddsAshore(state, plan, policies) }));
  const captured = ashore.reduce(
    (sum, { state, chance, odds }) => sum + chance * (odds?.captured ?? Number(isTaken(listed, state, plan.space))),
    0,
  );
  const expected = (side: BattleSide): number =>
    sea.reduce((sum, { odds }) => sum + odds.lost[side], 0) +
    ashore.reduce((sum, { chance, odds }) => sum + chance * (odds?.lost[side] ?? 0), 0);
  const lost = { attacker: expected('attacker'), defender: expected('defender') };
  const production = territoryOf(boardOf(listed), plan.space)?.ipc ?? 0;
  return {
    sea,
    ashore: ashore.map(({ chance, odds }) => ({ chance, odds })),
    captured,
    lost,
    swing: lost.defender - lost.attacker + captured * production,
  };
}

/** Whether a territory was taken without a battle. */
const isTaken = (before: GameState, after: GameState, space: SpaceId): boolean =>
  isHostileTerritory(before, space, before.power) && !isHostileTerritory(after, space, after.power);

function begun(state: GameState, plan: BattlePlan): GameState {
  return battleBegun(state, plan, forcesFor(state, plan));
}

const seaPlan = (state: GameState, zone: SpaceId): BattlePlan =>
  state.turn.battles.find(({ space }) => space === zone) ?? { space: zone, kind: 'sea', landingFrom: [zone] };

function oddsAtSea(state: GameState, zone: SpaceId, policies: Policies): Odds | null {
  const battle = begun(state, seaPlan(state, zone));
  const found = fought(battle, policies);
  return typeof found === 'string' ? null : summed(battle, found);
}

/** The odds of the battle ashore; null if nobody has to fight there. */
function oddsAshore(state: GameState, plan: BattlePlan, policies: Policies): Odds | null {
  const battle = begun(state, plan);
  const found = fought(battle, policies);
  return typeof found === 'string' ? null : summed(battle, found);
}

/** The states after a sea battle, with their chances. */
function statesAfter(state: GameState, zone: SpaceId, policies: Policies): readonly Branch[] {
  const battle = begun(state, seaPlan(state, zone));
  const found = fought(battle, policies);
  if (typeof found === 'string') return [{ state, chance: 1 }];
  return found.endings.map((ending) => {
    const lost = SIDES.flatMap((side) => unitsLost(found.lines[side], ending[side]));
    const away = SIDES.flatMap((side) => unitsAway(found.lines[side], ending));
    return { state: battleDecided(battle, { result: ending.result, lost, away }), chance: ending.chance };
  });
}

const alive = ({ fighting, away }: Formation): readonly number[] => fighting.map((count, i) => count + away[i]!);

function unitsLost(line: Line, left: Formation): readonly string[] {
  const survivors = new Set(unitsOf(line, alive(left)));
  return unitsOf(line, alive(line.whole)).filter((id) => !survivors.has(id));
}

function unitsAway(line: Line, ending: Ending): readonly string[] {
  const left = ending[line.side];
  const fighting = new Set(unitsOf(line, left.fighting));
  return unitsOf(line, alive(left)).filter((id) => !fighting.has(id));
}

/** States from which the same battle follows ashore are one. */
function merged(branches: readonly Branch[], plan: BattlePlan): readonly Branch[] {
  const known = new Map<string, Branch>();
  for (const branch of branches) {
    const { attackers, defenders } = forcesFor(branch.state, plan);
    const key = JSON.stringify([
      branch.state.control[plan.space],
      branch.state.turn.seaBattles,
      ...[attackers, defenders].map((units) => units.map(({ id }) => id)),
    ]);
    const found = known.get(key);
    if (found) found.chance += branch.chance;
    else known.set(key, { ...branch });
  }
  return [...known.values()];
}
