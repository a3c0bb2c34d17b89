import {
  answerTo,
  battleSideOf,
  COMPLEX,
  orderCost,
  rollerOf,
  type EventOf,
  type EventTable,
  type GameState,
  type PowerId,
  type Roller,
  type SpaceId,
  type BattleSide,
  type Unit,
} from '../../../engine/axis-allies/index.ts';
import { nothingOf } from '../../../engine/index.ts';
import {
  type BattleSideRecord,
  type ToldEvent,
  type ToldEntry,
  type ToldForce,
  type GameStep,
  forcesOf,
  priceOf,
  together,
  unitsNamed,
} from './entry.ts';

/** A battle as far as it has been told. */
interface BattleSoFar {
  readonly plan: EventOf<'battle-began'>['plan'];
  readonly rounds: number;
  readonly sides: Readonly<Record<BattleSide, BattleSideRecord>>;
  readonly retreatedTo?: SpaceId;
}

/** A battle that begins, with all units that take part. */
function battleBegun(event: EventOf<'battle-began'>, state: GameState): BattleSoFar {
  const side = (ids: readonly string[]): BattleSideRecord => ({
    forces: forcesOf(unitsNamed(state, ids)),
    lost: [],
    ipcsLost: 0,
  });
  return {
    plan: event.plan,
    rounds: 1,
    sides: { attacker: side([...event.attackers, ...(event.bombarding ?? [])]), defender: side(event.defenders) },
  };
}

/** The battle after losses; cargo counts for the side of its owner. */
function withLosses(battle: BattleSoFar, lost: readonly Unit[], state: GameState): BattleSoFar {
  const of = (side: BattleSide): BattleSideRecord => {
    const units = lost.filter((unit) => battleSideOf(state, unit) === side);
    const before = battle.sides[side];
    return {
      ...before,
      lost: together(before.lost, forcesOf(units)),
      ipcsLost: before.ipcsLost + priceOf(state, units),
    };
  };
  return { ...battle, sides: { attacker: of('attacker'), defender: of('defender') } };
}

/** The battle after submarines of a side have submerged. */
function withSubmerged(
  battle: BattleSoFar,
  { side, units }: EventOf<'submarines-submerged'>,
  state: GameState,
): BattleSoFar {
  const before = battle.sides[side];
  const submerged = together(before.submerged ?? [], forcesOf(unitsNamed(state, units)));
  return units.length === 0 ? battle : { ...battle, sides: { ...battle.sides, [side]: { ...before, submerged } } };
}

/** What the diary says about a battle that is over. */
const battleFought = (
  { plan, ...told }: BattleSoFar,
  { result }: EventOf<'battle-ended'>,
): ToldEvent & { readonly kind: 'fought' } => ({ kind: 'fought', battle: plan.kind, result, ...told });

/** What dice decide. */
const isByDice = ({ kind }: ToldEvent): boolean =>
  kind === 'fought' || kind === 'researched' || kind === 'struck' || kind === 'damaged' || kind === 'lost';

type ToldDeed = readonly [spaces: readonly SpaceId[], deed: ToldEvent];

/** What an event tells, and the battle as far as it has been told then, if that changes; null where none goes on. */
interface DiaryTelling {
  readonly told?: readonly ToldDeed[];
  readonly battle?: BattleSoFar | null;
}

interface DiaryMoment {
  readonly before: GameState;
  /** The battle under way as far as it has been told. */
  readonly battle: BattleSoFar | null;
}

/**
 * Writes the war diary of a game whose steps it is told one after another: an entry for each thing worth telling, in
 * order. A battle has one entry, when it is over.
 */
export function diarist(): (step: GameStep) => readonly ToldEntry[] {
  let battle: BattleSoFar | null = null;
  /** Who rolled in the battle under way; outside battles, in this step. */
  let rollers: readonly Roller[] = [];

  return ({ before, command, events, index }) => {
    const roller = rollerOf(command);
    if (battle === null) rollers = [];
    if (roller !== null && !rollers.includes(roller)) rollers = [...rollers, roller];
    return events.flatMap((event) => {
      const { round, power, phase } = before;
      const { told = [], battle: next = battle } = answerTo(TELLINGS, { before, battle }, event) ?? {};
      if (battle === null && next !== null) rollers = [];
      battle = next;
      return told.map(([spaces, deed]) => ({
        after: index + 1,
        round,
        power,
        phase,
        spaces,
        ...deed,
        ...(rollers.length > 0 && isByDice(deed) && { rollers }),
      }));
    });
  };
}

const tells = (spaces: readonly SpaceId[], deed: ToldEvent): DiaryTelling => ({ told: [[spaces, deed]] });

const TELLINGS: EventTable<DiaryTelling, DiaryMoment> = {
  'battle-began': ({ before }, event) => ({ battle: battleBegun(event, before) }),
  'round-began': ({ battle }, { round }) => ({ battle: battle && { ...battle, rounds: round } }),
  'submarines-submerged': ({ before, battle }, event) => ({ battle: battle && withSubmerged(battle, event, before) }),
  'units-retreated': ({ battle }, { to }) => ({
    battle: battle === null || to === null ? battle : { ...battle, retreatedTo: to },
  }),
  'units-destroyed': ({ before, battle }, { units }) => {
    const lost = unitsNamed(before, units);
    if (battle !== null) return { battle: withLosses(battle, lost, before) };
    return tells([...new Set(lost.map(({ space }) => space))], {
      kind: 'lost',
      forces: forcesOf(lost),
      ipcs: priceOf(before, lost),
    });
  },
  'battle-ended': ({ battle }, event) => ({
    told: battle === null ? [] : [[[event.space], battleFought(battle, event)]],
    battle: null,
  }),
  'units-purchased': ({ before }, { units }) => tells([], { kind: 'purchased', units, ipcs: orderCost(before, units) }),
  'research-rolled': (_, { development, dice, isSuccess }) =>
    tells([], { kind: 'researched', development, dice: dice.length, isSuccess }),
  'units-moved': ({ before }, event) => ({ told: journeys(event, before) }),
  'units-offloaded': moved,
  'units-sent': moved,
  'fighter-landed': ({ before }, { unit, to }) => {
    const fighters = unitsNamed(before, [unit]).filter(({ space }) => space !== to);
    return { told: fighters.map(({ space }) => [[space, to], { kind: 'moved', forces: forcesOf(fighters) }]) };
  },
  'aircraft-scrambled': ({ before }, { flights }) => ({
    told: flights.map(({ unit, from, to }) => [
      [from, to],
      { kind: 'moved', forces: forcesOf(unitsNamed(before, [unit])) },
    ]),
  }),
  'complex-moved': (_, { from, to, power }) => tells([from, to], { kind: 'moved', forces: [complexOf(power)] }),
  'ipcs-destroyed': (_, { space, power, ipcs }) => tells([space], { kind: 'struck', victim: power, ipcs }),
  'facility-damaged': (_, { space, power, facility, points }) =>
    tells([space], { kind: 'damaged', victim: power, facility, points }),
  'territory-captured': (_, { space, from, to }) => tells([space], { kind: 'captured', from, to }),
  'territory-returned': (_, { space, from, to }) => tells([space], { kind: 'freed', from, to }),
  'treasury-seized': (_, { from, to, ipcs }) => tells([], { kind: 'plundered', from, to, ipcs }),
  'unit-mobilized': (_, { unit }) => tells([unit.space], { kind: 'mobilized', forces: forcesOf([unit]) }),
  'units-placed': (_, { units, space }) => tells([space], { kind: 'mobilized', forces: forcesOf(units) }),
  'facility-placed': (_, { power, space, facility }) =>
    tells([space], { kind: 'mobilized', forces: [{ power, units: { [facility]: 1 } }] }),
  'units-transferred': ({ before }, { units: ids, to, why }) => {
    const units = unitsNamed(before, ids);
    const spaces = [...new Set(units.map(({ space }) => space))];
    // Guns go with their territory.
    return why === 'lend-lease' ? tells(spaces, { kind: 'lent', forces: forcesOf(units), to }) : {};
  },
  'income-collected': (_, { ipcs }) => tells([], { kind: 'collected', ipcs }),
  'convoys-disrupted': (_, { power, of, zones, ipcs }) =>
    zones.length === 0 ? {} : tells(zones, { kind: 'disrupted', by: power, victim: of, ipcs }),
  'advantage-used': (_, { power, advantage }) => tells([], { kind: 'used-advantage', user: power, advantage }),
  'game-won': (_, { outcome }) => tells(outcome.held, { kind: 'won', outcome }),
  // A turn and its phases are the headings of the diary.
  ...nothingOf('turn-began', 'phase-began', 'turn-ended'),
  // It is told by the attack that brings it.
  ...nothingOf('war-began', 'neutral-attacked'),
  // What comes of it is told.
  ...nothingOf(
    'facility-repaired',
    'facility-removed',
    'convoys-in-danger',
    'dice-bought',
    'development-gained',
    'units-refunded',
    'units-loaded',
    'assault-declared',
  ),
  ...nothingOf('landing-called-off', 'engagement-said', 'battles-listed', 'raid-declared', 'raid-began', 'raid-failed'),
  ...nothingOf('escort-declared', 'interceptors-chosen', 'raiders-shared'),
  ...nothingOf('raid-rolled', 'rocket-launched', 'rocket-rolled', 'flights-under-fire', 'antiaircraft-fired'),
  ...nothingOf('transports-passed', 'passing-aimed', 'passing-rolled'),
  ...nothingOf('asked-before-battles', 'kamikaze-aimed', 'kamikaze-rolled', 'ships-damaged'),
  ...nothingOf('advantage-lost', 'advantage-began', 'moves-granted', 'offer-made', 'offer-answered'),
  ...nothingOf('kamikaze-declared', 'kamikaze-called-off', 'units-doomed'),
  // Within a battle, which has one entry.
  ...nothingOf('battle-step', 'submarines-strike', 'dice-rolled', 'casualties-chosen', 'units-repaired'),
  // Nobody goes anywhere.
  ...nothingOf('fighters-kept-aboard', 'fighters-released', 'fighters-stranded', 'submarines-surfaced'),
};

function moved({ before }: DiaryMoment, { from, to, units }: EventOf<'units-offloaded' | 'units-sent'>): DiaryTelling {
  return tells([from, to], { kind: 'moved', forces: forcesOf(unitsNamed(before, units)) });
}

const complexOf = (power: PowerId): ToldForce => ({ power, units: { [COMPLEX]: 1 } });

/** Units that moved, by where they came from and went to; cargo is left out, it is told of when it lands. */
function journeys({ legs }: EventOf<'units-moved'>, before: GameState): readonly ToldDeed[] {
  const ways = new Map<string, { readonly spaces: readonly SpaceId[]; readonly units: string[] }>();
  for (const { unit, route } of legs) {
    const spaces = [...route.slice(0, 1), ...route.slice(-1)];
    const way = ways.get(spaces.join()) ?? { spaces, units: [] };
    way.units.push(unit);
    ways.set(spaces.join(), way);
  }
  return [...ways.values()].map(({ spaces, units }) => [
    spaces,
    { kind: 'moved', forces: forcesOf(unitsNamed(before, units)) },
  ]);
}
