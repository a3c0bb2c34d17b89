import { typeOf, type GameState, type UnitId } from '../../../engine/axis-allies/index.ts';
import { battleValue } from './battleValue.ts';
import type { Policies } from './policies.ts';
import { solveBattleOrNull } from './solver/solveBattle.ts';

/** What is asked of a force: to win the battle, or to take the territory as well. */
export type ForceAim = 'win' | 'capture';

/** A force that is large enough. */
export interface EnoughForce {
  readonly units: readonly UnitId[];
  readonly ipcs: number;
  /** Its exact chance. */
  readonly chance: number;
  /** Whether no smaller one is enough; otherwise the search was ended before it had looked at all. */
  readonly isSmallest: boolean;
}

/** All units together are not enough: the chance that they have; null if it would take too long to tell. */
export interface NotEnough {
  readonly units: null;
  readonly chance: number | null;
}

export interface ForceOptions {
  readonly aim?: ForceAim;
  readonly policies: Policies;
  /** Ends the search with the best that was found; a battle takes milliseconds, a search up to a thousand of them. */
  readonly isStopped?: () => boolean;
  /** Is told how many battles were computed so far, and the best force among them. */
  readonly onBattle?: (battles: number, best: EnoughForce) => void;
}

/** So many battles are computed at most. */
const MOST_BATTLES = 1_000;

/**
 * The smallest force that wins a battle with at least this chance. The battle has begun with all attackers that are
 * available (see `battleBegun` and `askedBattle`); the force is some of them. Smallest is what costs fewest IPCs, cargo
 * left out; of those the fewest units; of those the best chance. Exact for each force that is looked at; none is looked
 * at that is part of one too weak, since more units never do worse when both sides fight to the end.
 */
export function smallestForce(
  begun: GameState,
  least: number,
  { aim = 'win', policies, isStopped = () => false, onBattle }: ForceOptions,
): EnoughForce | NotEnough {
  const classes = classesOf(begun);
  const all = classes.map(({ units }) => units.length);
  const chances = chancesIn(begun, classes, aim, policies, isStopped);
  const withAll = chances(all);
  if (withAll === null || withAll < least) return { units: null, chance: withAll };
  let left = MOST_BATTLES;
  let isSmallest = true;
  const tooWeak: (readonly number[])[] = [];

  /** The chance of a force; 0 where it is part of one too weak, or once the search is ended. */
  function chanceOf(force: readonly number[]): number {
    if (tooWeak.some((weak) => force.every((count, i) => count <= weak[i]!))) return 0;
    if (left <= 0 || isStopped()) {
      left = 0;
      isSmallest = false;
      return 0;
    }
    left--;
    onBattle?.(MOST_BATTLES - left, found(false));
    const chance = chances(force);
    if (chance === null) isSmallest = false;
    else if (chance < least) tooWeak.push(force);
    return chance ?? 0;
  }

  const isEnough = (force: readonly number[]): boolean => chanceOf(force) >= least;

  /** The force with the fewest of a class that is still enough; the force itself is. */
  function fewestOf(at: number, force: readonly number[]): readonly number[] {
    let [enough, tooFew] = [force[at]!, -1];
    while (enough - tooFew > 1) {
      const middle = (enough + tooFew) >> 1;
      if (isEnough(force.with(at, middle))) enough = middle;
      else tooFew = middle;
    }
    return force.with(at, enough);
  }

  const sized = (force: readonly number[], chance: number): Sized => ({
    force,
    ipcs: force.reduce((sum, count, i) => sum + count * classes[i]!.cost, 0),
    count: force.reduce((sum, count) => sum + count, 0),
    chance,
  });
  let best = sized(all, withAll);

  function consider(force: readonly number[]): void {
    const one = sized(force, chances(force) ?? 0);
    if (isSmaller(one, best)) best = one;
  }

  function found(isLeast: boolean): EnoughForce {
    const units = classes.flatMap((one, i) => one.units.slice(0, best.force[i]));
    return { units, ipcs: best.ipcs, chance: best.chance, isSmallest: isLeast };
  }

  /** Looks at all forces with these counts of the classes before one, as far as they could be smaller. */
  function search(at: number, force: readonly number[], ipcs: number): void {
    const most = force.map((count, i) =>
      i < at ? count : Math.min(all[i]!, Math.floor((best.ipcs - ipcs) / classes[i]!.cost)),
    );
    if (!isEnough(most)) return;
    if (at === classes.length - 1) return consider(fewestOf(at, most));
    for (let count = 0; count <= most[at]!; count++) {
      const cost = ipcs + count * classes[at]!.cost;
      if (cost <= best.ipcs) search(at + 1, force.with(at, count), cost);
    }
  }

  // A first one, without the dear units that are not needed.
  consider(classes.reduce<readonly number[]>((force, _one, i) => fewestOf(i, force), all));
  search(
    0,
    all.map(() => 0),
    0,
  );
  return found(isSmallest);
}

interface Sized {
  readonly force: readonly number[];
  readonly ipcs: number;
  readonly count: number;
  readonly chance: number;
}

const isSmaller = (one: Sized, other: Sized): boolean =>
  (one.ipcs - other.ipcs || one.count - other.count || other.chance - one.chance) < 0;

/** Attackers that are alike. */
interface UnitClass {
  readonly units: readonly UnitId[];
  readonly cost: number;
}

/** The classes of all attackers, the dearest first. */
function classesOf(begun: GameState): readonly UnitClass[] {
  const { attackers, seaborne } = begun.battle!;
  const classes = new Map<string, { units: UnitId[]; cost: number }>();
  for (const id of attackers) {
    const unit = begun.units[id]!;
    const key = [unit.owner, unit.type, unit.damaged === true, seaborne.includes(id)].join();
    const known = classes.get(key);
    if (known) known.units.push(id);
    else classes.set(key, { units: [id], cost: Math.max(1, typeOf(begun, unit).cost) });
  }
  return [...classes.values()].toSorted((a, b) => b.cost - a.cost);
}

/** The chance of so many units of each class; null if it would take too long to tell. */
function chancesIn(
  begun: GameState,
  classes: readonly UnitClass[],
  aim: ForceAim,
  policies: Policies,
  isStopped: () => boolean,
): (force: readonly number[]) => number | null {
  const known = new Map<string, number | null>();
  return (force) => {
    const key = force.join();
    let found = known.get(key);
    if (found === undefined) {
      const units = classes.flatMap((one, i) => one.units.slice(0, force[i]));
      known.set(key, (found = chanceIn(withAttackers(begun, units), aim, policies, isStopped)));
    }
    return found;
  };
}

/** The battle with these attackers only; ships support those that land, if any do. */
function withAttackers(begun: GameState, attackers: readonly UnitId[]): GameState {
  const battle = begun.battle!;
  const seaborne = battle.seaborne.filter((id) => attackers.includes(id));
  const bombarding = seaborne.length < battle.seaborne.length && seaborne.length === 0 ? [] : battle.bombarding;
  return { ...begun, battle: { ...battle, attackers, seaborne, ...(bombarding && { bombarding }) } };
}

function chanceIn(begun: GameState, aim: ForceAim, policies: Policies, isStopped: () => boolean): number | null {
  const battle = begun.battle!;
  if (battle.attackers.length === 0) return 0;
  // Where nobody has to be fought, land units take the territory (COM-2).
  if (battle.defenders.every((id) => !typeOf(begun, begun.units[id]!).canBeHit))
    return Number(aim === 'win' || battle.attackers.some((id) => typeOf(begun, begun.units[id]!).captures));
  const found = solveBattleOrNull(begun, policies, isStopped);
  if (!found) return null;
  const { isTaken } = battleValue(begun, battle, found.sides);
  return found.endings.reduce(
    (sum, { result, attacker, chance }) =>
      (aim === 'win' ? result === 'attacker-won' : isTaken(attacker)) ? sum + chance : sum,
    0,
  );
}
