import {
  allUnits,
  approaches,
  battlesListed,
  commandTo,
  refusalOf,
  typeOf,
  type Command,
  type GameState,
  type Refused,
  type SpaceId,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { begunIn } from '../chainOdds.ts';
import type { Policies } from '../policies.ts';
import { smallestForce, type ForceOptions } from '../smallestForce.ts';
import { UNHURRIED, type BudgetedSearch } from '../workBudget.ts';
import { attackBy, strongestOf, type CounterAttack } from './counterAttack.ts';
import { allowed, marchFrom, withOrders, type March, strongestAttack } from './strongestAttack.ts';

/** Units that are alike, stand in one space, and take no part in an attack that each of them alone could make. */
export interface LeftOut {
  readonly units: readonly UnitId[];
  readonly from: SpaceId;
  /** Why they cannot come as well; null if another way of attacking was stronger. */
  readonly why: Refused | null;
}

/** What the acting power could send against a space beside what it has ordered. */
export interface OwnAttack {
  readonly space: SpaceId;
  /** With all that may go together; null if nothing can. */
  readonly all: CounterAttack | null;
  readonly leftOut: readonly LeftOut[];
  /** The smallest part of it that wins with the chance asked for; null if none is known. */
  readonly least: CounterAttack | null;
  /** Whether no smaller force is enough; otherwise the search was ended before it had looked at all. */
  readonly isSmallest: boolean;
  /** As long as it is sought, how many forces were looked at; null afterwards. */
  readonly looking: number | null;
}

/**
 * What the acting power can send against a space in its combat move, with what is ordered already: all together, and
 * the smallest force that wins with this chance. Both are legal sets of orders, landing places included (CM-11). The
 * smallest is sought among those that need no battle at sea first; meanwhile the others are told.
 */
export function ownAttack(
  state: GameState,
  space: SpaceId,
  chance: number,
  policies: Policies,
  search: BudgetedSearch<OwnAttack> = UNHURRIED,
): OwnAttack {
  const nothing: OwnAttack = { space, all: null, leftOut: [], least: null, isSmallest: true, looking: null };
  const strongest = strongestOf(state, space, policies, () => search.isStopped());
  if (!strongest) return nothing;
  const { march, attack } = strongest;
  const all: OwnAttack = { ...nothing, all: attack, leftOut: leftOutOf(state, space, march, attack) };
  const least = leastAttack(state, space, chance, policies, {
    isStopped: () => search.isStopped(),
    onBattle: (looking) => search.tell(() => ({ ...all, looking })),
  });
  return { ...all, ...least };
}

const HOSTILE = ['attack', 'capture', 'blitz', 'assault'];

/** The units that could come by themselves, and which rule keeps them from coming with the others. */
function leftOutOf(
  state: GameState,
  space: SpaceId,
  { state: after }: March,
  attack: CounterAttack,
): readonly LeftOut[] {
  const sent = new Set(attack.sent.flatMap(({ units }) => units));
  return [...approaches(state, space)].flatMap((found) => {
    if (found === null || !HOSTILE.includes(found.meaning)) return [];
    const units = found.units.filter((id) => !sent.has(id) && !typeOf(state, state.units[id]!).unarmed);
    const [first] = units;
    return first === undefined ? [] : { units, from: found.from, why: whyNot(after, first, space) };
  });
}

/** Why this unit cannot attack as well: its order is refused, or the combat move could not end after it. */
function whyNot(after: GameState, unit: UnitId, space: SpaceId): Refused | null {
  const command = commandTo(after, [unit], space);
  const refusal = refusalOf(after, command);
  if (refusal) return { state: after, command, refusal };
  const more = withOrders(marchFrom(after), [command]);
  const end: Command = { type: 'end-phase' };
  const atEnd = more && refusalOf(more.state, end);
  return more && atEnd ? { state: more.state, command: end, refusal: atEnd } : null;
}

/** The attack with the smallest force that is enough, if it may be ordered so. */
function leastAttack(
  state: GameState,
  space: SpaceId,
  chance: number,
  policies: Policies,
  search: Pick<ForceOptions, 'isStopped' | 'onBattle'>,
): Partial<OwnAttack> {
  const march = strongestAttack(state, space, { clearsZones: null, carriersFirst: false });
  const listed = battlesListed(march.state);
  const plan = listed.turn.battles.find((one) => one.space === space);
  if (!plan) return {};
  const found = smallestForce(begunIn(listed, plan), chance, { policies, ...search });
  if (!found.units) return {};
  const part = partOf(state, march, new Set(found.units));
  const attack = attackBy(part, space, policies);
  return attack && (attack.odds?.won ?? 0) >= chance ? { least: attack, isSmallest: found.isSmallest } : {};
}

/** The march of these fighters only: ships sail where they fight, land some of them, or help those that land. */
function partOf(state: GameState, { parts }: March, fighters: ReadonlySet<UnitId>): March {
  const isLanding = parts
    .flat()
    .some((order) => order.type === 'offload' && order.units.some((id) => fighters.has(id)));
  const canHelp = new Set(
    allUnits(state.units).flatMap((unit) => (isLanding && typeOf(state, unit).bombards > 0 ? [unit.id] : [])),
  );
  const march = parts.reduce<March>((now, orders) => {
    const lands = orders.some((order) => order.type === 'offload' && order.units.some((id) => fighters.has(id)));
    const kept = orders.flatMap((order): readonly Command[] => {
      if (order.type !== 'move' && order.type !== 'load' && order.type !== 'offload') return [order];
      const isShip = order.type === 'move' && orders.some(({ type }) => type === 'offload');
      if (isShip) return lands ? [order] : [];
      const units = order.units.filter((id) => fighters.has(id) || canHelp.has(id));
      return units.length === 0 ? [] : [{ ...order, units }];
    });
    return kept.length === 0 ? now : (withOrders(now, kept) ?? now);
  }, marchFrom(state));
  return allowed(state, march);
}
