import {
  areFriends,
  battlesListed,
  boardOf,
  forcesFor,
  isHostileTerritory,
  seaBattlesBefore,
  typeOf,
  approaches,
  enemiesInTurn,
  isFriendlyTerritory,
  territoryOf,
  unitsIn,
  type BattlePlan,
  type Command,
  type GameState,
  type PowerId,
  type SpaceId,
  type Unit,
  type UnitId,
  type UnitTypeId,
  type Approach,
  type ByPower,
} from '../../../../engine/axis-allies/index.ts';
import { landingOdds, type LandingOdds } from '../planOdds.ts';
import type { Policies } from '../policies.ts';
import { turnOf } from './arrivals.ts';
import { boardAfter } from './boardAfter.ts';
import { type March, pointsAgainst, strongestAttack, type Manner } from './strongestAttack.ts';

/** Units of one type that set out from one space for the attack. */
export interface SentAttack {
  readonly units: readonly UnitId[];
  readonly type: UnitTypeId;
  readonly from: SpaceId;
  /** What they do: fight in the space, bombard its coast, or clear a zone of enemies before the landing. */
  readonly task: 'attack' | 'bombard' | 'clear';
  /** Of troops: the zone from which they land. */
  readonly landsFrom: SpaceId | null;
}

/** The strongest attack of a power on a space that is legal in its next combat move. */
export interface CounterAttack {
  readonly power: PowerId;
  readonly space: SpaceId;
  readonly sent: readonly SentAttack[];
  /** The moves, in an order in which they may be played. */
  readonly orders: readonly Command[];
  /** The points of the dice of its first round. */
  readonly points: number;
  /** The chance that the territory is taken, or the fleet beaten; null if that would take too long to compute. */
  readonly chance: number | null;
  /** The exact odds, with the sea battles before a landing; null without a chance. */
  readonly odds: LandingOdds | null;
}

/**
 * The strongest attack that a power could make on a space if its combat move began now; null if it has none, or while
 * battles are to be fought: then ask on the board after them (`boardAfter`). See `strongestAttack` for what it weighs;
 * of an attack with sea battles before a landing and one without, it is the one with the better chance.
 */
export function counterAttack(
  state: GameState,
  space: SpaceId,
  power: PowerId,
  policies: Policies,
  isStopped: () => boolean = () => false,
): CounterAttack | null {
  const turn = turnOf(state, power);
  return (turn && strongestOf(turn, space, policies, isStopped)?.attack) ?? null;
}

/** The strongest attack of the power whose combat move it is, beside its orders, and the moves that lead to it. */
export function strongestOf(
  turn: GameState,
  space: SpaceId,
  policies: Policies,
  isStopped: () => boolean = () => false,
): { readonly march: March; readonly attack: CounterAttack } | null {
  const marches = new Map(
    manners(turn, space).map((manner) => {
      const march = strongestAttack(turn, space, manner);
      return [JSON.stringify(march.parts), march];
    }),
  );
  const found = [...marches.values()].flatMap((march) => {
    const attack = attackBy(march, space, policies, isStopped);
    return attack ? { march, attack } : [];
  });
  const [first] = found.toSorted(
    ({ attack: a }, { attack: b }) => inThousandths(b) - inThousandths(a) || b.points - a.points,
  );
  return first ?? null;
}

/** Chances that differ by less are alike. */
const inThousandths = ({ chance }: CounterAttack): number => Math.round((chance ?? 0) * 1000);

const manners = (turn: GameState, space: SpaceId): readonly Manner[] =>
  boardOf(turn).spaces.get(space)?.kind === 'sea'
    ? [false, true].map((carriersFirst) => ({ clearsZones: null, carriersFirst }))
    : ([null, 'ships', 'ships-and-aircraft'] as const).map((clearsZones) => ({ clearsZones, carriersFirst: false }));

/** What a march comes to at this space; null if nobody attacks there. */
export function attackBy(
  { state, parts }: March,
  space: SpaceId,
  policies: Policies,
  isStopped: () => boolean = () => false,
): CounterAttack | null {
  const listed = battlesListed(state);
  const plan = listed.turn.battles.find((one) => one.space === space);
  if (!plan) return null;
  return {
    power: state.power,
    space,
    sent: sentTo(listed, plan),
    orders: parts.flat(),
    points: pointsAgainst(state, space),
    ...oddsAt(listed, plan, policies, isStopped),
  };
}

/** Who takes part in the attack, by type, where they set out and what they do. */
function sentTo(state: GameState, plan: BattlePlan): readonly SentAttack[] {
  const found = new Map<string, SentAttack & { readonly units: UnitId[] }>();
  const send = (units: readonly Unit[], task: SentAttack['task']): void => {
    for (const { id, type } of units) {
      const unit = state.units[id]!;
      const from = state.turn.deeds[id]?.route[0] ?? unit.space;
      const landsFrom = task === 'attack' && unit.aboard !== undefined ? unit.space : null;
      const key = [type, from, task, landsFrom].join(' ');
      const known = found.get(key);
      if (known) known.units.push(id);
      else found.set(key, { units: [id], type, from, task, landsFrom });
    }
  };
  const shipsIn = (zone: SpaceId): readonly Unit[] =>
    forcesFor(state, { space: zone, kind: 'sea', landingFrom: [] }).attackers;
  send(forcesFor(state, plan).attackers, 'attack');
  const cleared = seaBattlesBefore(state, plan);
  for (const zone of plan.landingFrom)
    if (cleared.includes(zone))
      send(
        shipsIn(zone).filter((unit) => !typeOf(state, unit).unarmed),
        'clear',
      );
    else
      send(
        shipsIn(zone).filter((unit) => typeOf(state, unit).bombards > 0),
        'bombard',
      );
  return [...found.values()];
}

/** The chance that the space falls, and how it is made up. */
function oddsAt(
  listed: GameState,
  plan: BattlePlan,
  policies: Policies,
  isStopped: () => boolean,
): Pick<CounterAttack, 'chance' | 'odds'> {
  const odds = landingOdds(listed, plan, policies, isStopped);
  if (typeof odds === 'string') return { chance: null, odds: null };
  return { chance: isHostileTerritory(listed, plan.space, listed.power) ? odds.captured : odds.won, odds };
}

/** What becomes of a space by the plan: it is taken, held as it was, or left without units. */
export type SpaceFate = 'taken' | 'held' | 'left';

/** What can come back on a space after the battles of the plan. */
export interface ComesBack {
  readonly space: SpaceId;
  /** Null if the acting power's side does not hold it then. */
  readonly fate: SpaceFate | null;
  /** The units of that side that would stand there. */
  readonly defenders: readonly UnitId[];
  /** The strongest attack of each enemy that has one, in the order of their turns. */
  readonly attacks: readonly CounterAttack[];
  /** Of each enemy the units that take no part in that, but each of which, by itself, could attack too. */
  readonly others: ByPower<readonly Approach[]>;
}

/** What the enemies of the acting power can send against a space after its plan, each by itself. */
export function comesBack(state: GameState, space: SpaceId, policies: Policies): ComesBack {
  const after = boardAfter(state, policies);
  const defenders = unitsIn(after, space)
    .filter((unit) => unit.aboard === undefined && areFriends(after, unit.owner, after.power))
    .map(({ id }) => id);
  const fate = fateOf(state, after, space, defenders.length);
  const enemies = fate === null ? [] : enemiesInTurn(after);
  const attacks = enemies.flatMap((power) => counterAttack(after, space, power, policies) ?? []);
  const sent = new Set(attacks.flatMap((attack) => attack.sent.flatMap(({ units }) => units)));
  const others = enemies.map((power) => [power, attackersOf(after, space, power, sent)] as const);
  return { space, fate, defenders, attacks, others: Object.fromEntries(others) };
}

/** What of a power, each unit by itself, could attack a space in its next combat move, without those that are sent. */
function attackersOf(after: GameState, space: SpaceId, power: PowerId, sent: ReadonlySet<UnitId>): readonly Approach[] {
  const turn = turnOf(after, power);
  if (!turn) return [];
  return [...approaches(turn, space)].flatMap((found) => {
    if (found === null || !HOSTILE.includes(found.meaning)) return [];
    const units = found.units.filter((id) => !sent.has(id));
    return units.length > 0 ? { ...found, units } : [];
  });
}

const HOSTILE: readonly Approach['meaning'][] = ['attack', 'capture', 'blitz', 'assault'];

function fateOf(before: GameState, after: GameState, space: SpaceId, defenders: number): SpaceFate | null {
  const isLand = territoryOf(boardOf(after), space) !== null;
  if (isLand && !isFriendlyTerritory(after, space, after.power)) return null;
  if (isLand && !isFriendlyTerritory(before, space, before.power)) return 'taken';
  if (defenders > 0) return 'held';
  return isLand ? 'left' : null;
}
