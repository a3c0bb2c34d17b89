import { z } from 'zod/mini';
import '../../zodMessages.ts';
import type { AdvantageRule } from '../advantages/advantageRule.ts';
import { type UnitType, NO_ABILITIES, type Abilities } from '../unitTypes.ts';
import type { Edition, Space } from '../edition.ts';
import { facilitiesOf, facilityFields, facilitySigns, kindsFrom } from './facilities.ts';
import { shipsAtBases } from '../phases/repair.ts';
import { roomOnOwnCarriers } from '../shipRoom.ts';
import { convoyFields, convoysFrom, convoySigns } from './convoys.ts';
import { homeGroundFields, homeGroundsFrom, homeGroundSigns, namedIn } from './homeGround.ts';
import { objectiveEntry, objectiveFrom } from './objectives.ts';
import { PHASES, SIDES, type ByUnitType } from '../ids.ts';
import { KNOWN_RULE_IDS } from '../ruleIds.ts';

const side = z.enum(SIDES);
const count = z.int().check(z.nonnegative());
const positive = z.int().check(z.positive());

const rule = z.enum(KNOWN_RULE_IDS);

const advantage = z.object({
  /** What a die shows when it is drawn by lot. */
  number: positive.check(z.maximum(6)),
  id: z.string(),
  name: z.string(),
  rule,
  about: z.string(),
  declared: z.optional(z.string()),
  began: z.optional(z.string()),
});

const combinedArms = z.object({
  unit: z.string(),
  with: z.array(z.string()),
  attack: z.optional(positive),
  blitzes: z.optional(z.boolean()),
  rule,
});
const valuesByType = z.record(z.string(), positive);
const airBattle = z.object({ escort: valuesByType, interceptor: valuesByType, cycles: positive });
const pair = z.tuple([z.string(), z.string()]);
const startingPolitics = z.object({
  atWar: z.array(pair),
  joined: z._default(z.array(z.array(z.string())), []),
  provokes: z._default(z.record(z.string(), z.array(z.string())), {}),
  apart: z._default(z.array(z.object({ ground: z.string(), from: z.array(z.string()), before: z.string() })), []),
  guards: z._default(
    z.array(z.object({ nation: z.string(), by: z.array(z.string()), attackBringsWar: z.boolean() })),
    [],
  ),
  declares: z._default(
    z.array(z.object({ power: z.string(), on: z.string(), inPhase: z.enum(PHASES), ofTurn: positive })),
    [],
  ),
});

const kamikaze = z.object({
  power: z.string(),
  attacks: positive,
  hitsOn: positive.check(z.maximum(6)),
  unlockedBy: z.array(z.string()),
  /** By zone the territory in it. */
  zones: z.record(z.string(), z.string()),
  targets: z.array(z.string()),
});

const boardFile = z.object({
  edition: z.string(),
  powers: z.array(
    z.object({ id: z.string(), name: z.string(), side, startingIncome: count, capital: z.nullable(z.string()) }),
  ),
  turnOrder: z.array(z.string()),
  units: z.array(
    z.object({
      id: z.string(),
      domain: z.enum(['land', 'air', 'sea']),
      cost: positive,
      move: positive,
      attack: count,
      defense: count,
      hits: z._default(positive, 1),
    }),
  ),
  spaces: z.array(
    z.discriminatedUnion('kind', [
      z.object({ id: z.string(), name: z.string(), kind: z.literal('sea'), ...convoySigns }),
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.literal('land'),
        ipc: count,
        owner: z.nullable(z.string()),
        /** Whose it was first, where that is not its owner (MAP-11). */
        firstOf: z.optional(z.string()),
        neutral: z.boolean(),
        /** Nobody enters it, though it is no neutral ground (MAP-3). */
        closed: z._default(z.boolean(), false),
        /** Of neutral ground that can be attacked: how many infantry then rise to defend it (NEU-1). */
        neutralInfantry: z.optional(count),
        nation: z._default(z.nullable(z.string()), null),
        island: z.boolean(),
        coastal: z.boolean(),
        ...facilitySigns,
        ...homeGroundSigns,
        capitalOf: z._default(z.nullable(z.string()), null),
        capitalCity: z._default(z.nullable(z.string()), null),
        victoryCity: z._default(z.nullable(z.string()), null),
      }),
    ]),
  ),
  nations: z._default(z.array(z.object({ id: z.string(), name: z.string() })), []),
  adjacent: z.array(z.tuple([z.string(), z.string()])),
  canals: z.array(
    z.object({ name: z.string(), between: z.tuple([z.string(), z.string()]), controlledBy: z.array(z.string()) }),
  ),
  closedToSeaUnits: z.array(z.string()),
  setup: z.record(z.string(), z.record(z.string(), z.record(z.string(), positive))),
  combinedArms: z._default(z.array(combinedArms), []),
  objectives: z._default(z.array(objectiveEntry), []),
  /** By ship type: the value on which it hits when it bombards a coast (BOM-1). */
  bombards: z._default(z.record(z.string(), positive), {}),
  airBattle: z.optional(airBattle),
  nationalAdvantages: z._default(z.record(z.string(), z.array(advantage)), {}),
  politics: z._default(z.nullable(startingPolitics), null),
  kamikaze: z._default(z.nullable(kamikaze), null),
  ...facilityFields,
  ...homeGroundFields,
  ...convoyFields,
  /** By number of players. */
  seating: z._default(z.record(z.string(), z.array(z.array(z.string()))), {}),
});

type Rules =
  | 'developments'
  | 'researchDieCost'
  | 'roomForFighters'
  | 'airLands'
  | 'newCarriersTakeFlights'
  | 'carriersStayWithFighters'
  | 'repairs'
  | 'freedPowersCollectFirst'
  | 'valueRules'
  | 'retreats'
  | 'bombardingShipsForUnit'
  | 'gunsFireAtFlights';

/** The rules that an edition has if it says nothing of them. */
const USUAL: Pick<Edition, Rules> = {
  developments: [],
  researchDieCost: 0,
  roomForFighters: roomOnOwnCarriers,
  airLands: 'in-noncombat-move',
  newCarriersTakeFlights: true,
  carriersStayWithFighters: false,
  repairs: 'when-battles-end',
  freedPowersCollectFirst: false,
  valueRules: [],
  retreats: { to: 'spaces-passed', bound: 'seaborne' },
  bombardingShipsForUnit: null,
  gunsFireAtFlights: true,
};

/** What an edition says beside its board file. */
export interface EditionRules
  extends
    Partial<Pick<Edition, Rules | 'facilities'>>,
    Pick<Edition, 'strikes' | 'victories' | 'phases' | 'battleSteps' | 'interrupts' | 'transports'> {
  /** How many can play; if it is left out, from a player for each side to one for each power (TURN-6). */
  readonly players?: Edition['players'];
  /** What its units can do, by unit type; abilities that are left out are those of `NO_ABILITIES`. */
  readonly abilities: ByUnitType<Partial<Abilities>>;
  /** The rules of its advantages; the board file tells whose they are (NA). */
  readonly advantages?: readonly AdvantageRule[];
  /** The titles of its rulebook, if it has one. */
  readonly ruleTitles?: Edition['ruleTitles'];
}

/**
 * Builds an edition from its board file and its rules. Throws if the file has the wrong shape, if file or rules name
 * unknown ids, or if a power's territories do not add up to its starting income.
 */
export function editionFrom(
  file: unknown,
  { abilities, ruleTitles = {}, advantages = [], ...rules }: EditionRules,
): Edition {
  const {
    edition: id,
    nationalAdvantages,
    seating,
    objectives,
    bombards,
    airBattle: inTheAir,
    facilities,
    facilityRules,
    china,
    convoyLoss,
    ...board
  } = boardFile.parse(file);
  const spaces = board.spaces.map((space): Space => {
    if (space.kind === 'sea') return { id: space.id, name: space.name, kind: 'sea' };
    const { industrialComplex, airBase, navalBase, ...ground } = space;
    const { firstOf = space.owner, closed, neutralInfantry, chinese: _, ...territory } = ground;
    const built = facilitiesOf({ industrialComplex, airBase, navalBase });
    const neutral = closed || (territory.neutral && neutralInfantry === undefined);
    const rises = neutralInfantry === undefined ? null : { infantry: neutralInfantry };
    return { ...territory, neutral, rises, firstController: firstOf, facilities: built };
  });
  const units = board.units.map((unit): UnitType => {
    const type = { ...unit, ...NO_ABILITIES, ...abilities[unit.id] };
    return { ...type, bombards: bombards[unit.id] ?? type.bombards };
  });
  const kinds = kindsFrom(facilities, facilityRules, rules.facilities);
  const edition: Edition = {
    ...USUAL,
    players: { from: SIDES.length, to: board.powers.length },
    ...(kinds.some(({ repairs }) => repairs.length > 0) && { repairs: shipsAtBases }),
    ...rules,
    id,
    ...board,
    kamikaze: board.kamikaze && { ...board.kamikaze, zones: Object.keys(board.kamikaze.zones) },
    facilities: kinds,
    units,
    spaces,
    convoys: convoysFrom(
      convoyLoss,
      board.spaces.flatMap((space) => (space.kind === 'sea' && space.convoy ? [space.id] : [])),
      units,
    ),
    homeGrounds: homeGroundsFrom(
      china,
      board.spaces.flatMap((space) => (space.kind === 'land' && space.chinese ? [space.id] : [])),
    ),
    airBattle: inTheAir
      ? { escorts: inTheAir.escort, interceptors: inTheAir.interceptor, rounds: inTheAir.cycles }
      : null,
    objectives: objectives.map((one) => objectiveFrom(one, board.powers, spaces)),
    ruleTitles,
    advantages: Object.entries(nationalAdvantages).flatMap(([power, own]) =>
      own.map((one) => ({ ...advantages.find(({ id: known }) => known === one.id), ...one, power })),
    ),
    seatings: Object.values(seating),
  };
  const faults = [
    ...idFaults(edition, [...Object.keys(abilities), ...Object.keys(bombards)]),
    ...incomeFaults(edition),
    ...warFaults(edition),
  ];
  if (faults.length > 0) throw new Error(`Board file of edition ${id}: ${faults.join('; ')}`);
  return edition;
}

/** The unknown ids in an edition, and in what describes its units. */
function idFaults(edition: Edition, described: readonly string[]): readonly string[] {
  const { powers, units, spaces, adjacent, canals, closedToSeaUnits, setup, turnOrder, victories, politics } = edition;
  const unknown = (kind: string, known: readonly { readonly id: string }[], ids: readonly string[]): string[] => {
    const knownIds = new Set(known.map(({ id }) => id));
    return ids.filter((id) => !knownIds.has(id)).map((id) => `no ${kind} ${id}`);
  };
  const home = namedIn(edition.homeGrounds);
  const placed = Object.values(setup).flatMap((spacesOfPower) => Object.entries(spacesOfPower));
  const spaceIds = [
    ...adjacent.flat(),
    ...canals.flatMap((canal) => [...canal.between, ...canal.controlledBy]),
    ...closedToSeaUnits,
    ...edition.objectives.flatMap(({ territories }) => territories),
    ...powers.flatMap(({ capital }) => capital ?? []),
    ...Object.values(victories).flatMap((conditions) => conditions.flatMap(({ territories }) => territories)),
    ...placed.map(([space]) => space),
    ...home.spaces,
    ...edition.facilities.flatMap(({ site }) => site.islands),
    ...(edition.kamikaze ? [...edition.kamikaze.unlockedBy, ...edition.kamikaze.zones] : []),
  ];
  return [
    ...unknown('space', spaces, spaceIds),
    ...unknown('power', powers, [
      ...turnOrder,
      ...Object.keys(setup),
      ...spaces.flatMap((space) =>
        space.kind === 'land'
          ? [...new Set([space.owner, space.firstController, space.capitalOf])].flatMap((one) => one ?? [])
          : [],
      ),
      ...Object.values(victories).flatMap((conditions) => conditions.map(({ afterTurnOf }) => afterTurnOf)),
      ...edition.advantages.map(({ power }) => power),
      ...edition.seatings.flat(2),
      ...(edition.kamikaze ? [edition.kamikaze.power] : []),
      ...home.powers,
      ...(edition.convoys ? [...edition.convoys.spares, ...edition.convoys.disruptedInPeaceBy] : []),
      ...(politics
        ? [
            ...politics.atWar.flat(),
            ...politics.joined.flat(),
            ...Object.entries(politics.provokes).flat(2),
            ...politics.apart.flatMap(({ ground, from, before }) => [ground, ...from, before]),
            ...politics.guards.flatMap(({ by }) => by),
            ...politics.declares.flatMap(({ power, on }) => [power, on]),
          ]
        : []),
      ...edition.objectives.flatMap(({ power, heldBy, atWarWith }) => [power, ...heldBy, atWarWith ?? []].flat()),
    ]),
    ...unknown('nation', edition.nations, [
      ...spaces.flatMap((space) => (space.kind === 'land' ? (space.nation ?? []) : [])),
      ...(politics?.guards ?? []).map(({ nation }) => nation),
    ]),
    ...unknown(
      'facility',
      edition.facilities,
      spaces.flatMap((space) => (space.kind === 'land' ? space.facilities : [])),
    ),
    ...unknown('unit', units, [
      ...placed.flatMap(([, counts]) => Object.keys(counts)),
      ...spaces.flatMap((space) => (space.kind === 'land' ? Object.keys(space.rises ?? {}) : [])),
      ...described,
      ...(edition.kamikaze?.targets ?? []),
      ...home.units,
      ...Object.keys({ ...edition.airBattle?.escorts, ...edition.airBattle?.interceptors }),
      ...edition.combinedArms.flatMap((arms) => [arms.unit, ...arms.with]),
      ...edition.developments.flatMap(({ changes }) => Object.keys(changes)),
      ...edition.facilities.flatMap(({ repairs, scrambles }) => [...repairs, ...scrambles]),
    ]),
  ];
}

/** The powers whose territories do not add up to their starting income. */
const incomeFaults = ({ powers, spaces }: Edition): readonly string[] =>
  powers.flatMap(({ id, name, startingIncome }) => {
    const income = spaces.reduce(
      (sum, space) => sum + (space.kind === 'land' && space.owner === id ? space.ipc : 0),
      0,
    );
    return income === startingIncome ? [] : [`${name} starts with production ${income}, not ${startingIncome}`];
  });

/** The wars of an edition's politics that are none between sides. */
function warFaults({ powers, politics }: Edition): readonly string[] {
  const sideOf = new Map(powers.map((power) => [power.id, power.side]));
  return (politics?.atWar ?? []).flatMap(([one, other]) =>
    sideOf.get(one) === sideOf.get(other) ? [`${one} and ${other} are of one side`] : [],
  );
}
