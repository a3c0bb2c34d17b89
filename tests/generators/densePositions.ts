import * as fc from 'fast-check';
import {
  boardOf,
  fromPosition,
  phasesOf,
  type Board,
  type GameState,
  type Phase,
  type PositionFile,
  type PowerId,
  type SpaceId,
} from '../../src/engine/index.ts';

/**
 * Crowded positions: all units are in one theatre, a few spaces around a centre, so that they affect each other. Fleets
 * of several powers share zones, transports are loaded (with friends' troops too), carriers hold guests, territories
 * are captured, capitals lost, units purchased, in any phase of any power. What is drawn is a specification of small
 * parts; impossible parts are changed or left out, so that nearly every draw is a valid file and a counterexample
 * shrinks part by part.
 */

const board: Board = boardOf({ edition: '1941' });
const { edition } = board;
const POWERS = edition.turnOrder;
const FIELDS = edition.spaces.filter((space) => space.kind === 'sea' || !space.neutral).map(({ id }) => id);
const CAPITALS = edition.powers.map(({ capital }) => capital);
const COMPLEXES = edition.spaces.flatMap((space) =>
  space.kind === 'land' && space.industrialComplex ? [space.id] : [],
);

interface Stack {
  readonly owner: number;
  readonly type: string;
  readonly at: number;
  readonly count: number;
}

interface Shipload {
  readonly owner: number;
  readonly at: number;
  readonly cargo: readonly { readonly type: string; readonly owner: number }[];
}

interface PositionSpec {
  readonly centre: SpaceId;
  readonly reach: number;
  readonly power: PowerId;
  readonly phase: Phase;
  readonly victory: string;
  readonly round: number;
  readonly stacks: readonly Stack[];
  readonly loads: readonly Shipload[];
  readonly taken: readonly { readonly at: number; readonly by: number }[];
  readonly lost: readonly SpaceId[];
  readonly purchased: readonly string[];
  readonly justTaken: readonly SpaceId[];
  readonly treasury: readonly number[];
  readonly refuges: readonly SpaceId[] | null;
}

export interface Density {
  /** The number of stacks of units, not counting loaded transports. */
  readonly stacks?: number;
  readonly loads?: number;
  /** The largest distance of units from the centre. */
  readonly reach?: number;
  readonly phases?: readonly Phase[];
  /** The unit types to draw from; repeated ones are drawn more often. */
  readonly types?: readonly string[];
  /** The other side controls everything except the acting power's capital and a few coasts: aircraft need carriers. */
  readonly isBesieged?: boolean;
  /** An enemy controls a capital of the acting power's side, which is the centre. */
  readonly isOccupied?: boolean;
}

/** The weights of phases: more for those where more can go wrong. */
const OFTEN: Partial<Record<Phase, number>> = { 'combat-move': 5, 'conduct-combat': 4, 'noncombat-move': 4 };

const LAND = ['infantry', 'tank'];
const TYPES = edition.units.map(({ id }) => id);

const specs = ({
  stacks = 22,
  loads = 4,
  reach = 3,
  phases = phasesOf({ edition: edition.id }),
  types = TYPES,
  isBesieged = false,
  isOccupied = false,
}: Density): fc.Arbitrary<PositionSpec> =>
  fc
    .record({
      centre: isBesieged
        ? fc.constantFrom(...FIELDS.filter(isSea))
        : fc.oneof(
            { weight: 3, arbitrary: fc.constantFrom(...FIELDS) },
            { weight: 1, arbitrary: fc.constantFrom(...CAPITALS) },
          ),
      reach: fc.integer({ min: Math.min(2, reach), max: reach }),
      power: fc.constantFrom(...POWERS),
      phase: fc.constantFrom(...phases.flatMap((phase): Phase[] => Array<Phase>(OFTEN[phase] ?? 1).fill(phase))),
      victory: fc.constantFrom(...Object.keys(edition.victories)),
      round: fc.integer({ min: 1, max: 9 }),
      stacks: fc.array(
        fc.record({
          owner: fc.nat(4),
          type: fc.constantFrom(...types),
          at: fc.nat(60),
          count: fc.integer({ min: 1, max: 3 }),
        }),
        { minLength: 1, maxLength: stacks, size: 'max' },
      ),
      loads: fc.array(
        fc.record({
          owner: fc.nat(4),
          at: fc.nat(40),
          cargo: fc.array(fc.record({ type: fc.constantFrom(...LAND), owner: fc.nat(4) }), {
            minLength: 1,
            maxLength: 2,
          }),
        }),
        { maxLength: loads, size: 'max' },
      ),
      taken: fc.array(fc.record({ at: fc.nat(40), by: fc.nat(4) }), { maxLength: 8, size: 'max' }),
      lost: isOccupied
        ? fc.constantFrom(...CAPITALS.map((capital) => [capital]))
        : fc.oneof(
            { weight: 2, arbitrary: fc.constant([]) },
            { weight: 1, arbitrary: fc.subarray(CAPITALS, { maxLength: 2 }) },
          ),
      purchased: fc.array(fc.constantFrom(...TYPES), { maxLength: 5 }),
      justTaken: fc.oneof(
        { weight: 4, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.subarray(COMPLEXES, { maxLength: 3 }) },
      ),
      treasury: fc.array(fc.nat(30), { minLength: POWERS.length, maxLength: POWERS.length }),
      refuges: isBesieged ? fc.subarray(COMPLEXES, { maxLength: 2 }) : fc.constant(null),
    })
    .map((spec) => (isOccupied ? occupied(spec) : spec));

/** The same specification with a lost capital as the centre, and a power of its side to move. */
function occupied(spec: PositionSpec): PositionSpec {
  const [centre = spec.centre] = spec.lost;
  const side = edition.powers.find(({ capital }) => capital === centre)?.side ?? '';
  return { ...spec, centre, power: ofSide(side, POWERS.indexOf(spec.power)) };
}

const sideOf = (power: PowerId): string => board.powers.get(power)?.side ?? '';
const isSea = (space: SpaceId): boolean => board.spaces.get(space)?.kind === 'sea';

/** The powers of a side, and one of them by number. */
const ofSide = (side: string, n: number): PowerId => {
  const powers = POWERS.filter((power) => sideOf(power) === side);
  return powers[n % powers.length] ?? '';
};

function controlOf(
  { taken, lost, refuges, power }: PositionSpec,
  theatre: readonly SpaceId[],
): Record<SpaceId, PowerId> {
  const control: Record<SpaceId, PowerId> = {};
  const ground = theatre.filter((space) => !isSea(space));
  const enemies = sideOf(power) === 'axis' ? 'allies' : 'axis';
  if (refuges)
    for (const space of FIELDS)
      if (!isSea(space) && !CAPITALS.includes(space))
        control[space] = refuges.includes(space) ? power : ofSide(enemies, space.length);
  for (const { at, by } of refuges ? [] : taken) {
    const space = ground[at % Math.max(1, ground.length)];
    if (space !== undefined && !CAPITALS.includes(space)) control[space] = POWERS[by] ?? '';
  }
  for (const capital of lost) {
    const owner = edition.powers.find((one) => one.capital === capital);
    control[capital] = ofSide(owner?.side === 'axis' ? 'allies' : 'axis', lost.length + capital.length);
  }
  return control;
}

/** Units by power and space, and the carrier room that each side's fighters share. */
class Pieces {
  readonly units: Record<PowerId, Record<SpaceId, Record<string, number>>> = {};
  private readonly decks = new Map<string, number>();

  add(owner: PowerId, space: SpaceId, type: string, count: number): void {
    const here = ((this.units[owner] ??= {})[space] ??= {});
    here[type] = (here[type] ?? 0) + count;
    if (type === 'carrier') this.decks.set(`${sideOf(owner)} ${space}`, this.room(owner, space) + 2 * count);
  }

  room(owner: PowerId, space: SpaceId): number {
    return this.decks.get(`${sideOf(owner)} ${space}`) ?? 0;
  }

  board(owner: PowerId, space: SpaceId, wanted: number): void {
    const count = Math.min(wanted, this.room(owner, space));
    if (count === 0) return;
    this.add(owner, space, 'fighter', count);
    this.decks.set(`${sideOf(owner)} ${space}`, this.room(owner, space) - count);
  }
}

/** The position file that is closest to the specification. */
function fileOf(spec: PositionSpec): PositionFile {
  const theatre = FIELDS.filter((space) => board.airDistance(spec.centre, space) <= spec.reach);
  const zones = theatre.filter(isSea);
  const ground = theatre.filter((space) => !isSea(space));
  const control = controlOf(spec, theatre);
  const holder = (space: SpaceId): PowerId =>
    control[space] ??
    edition.spaces.flatMap((one) => (one.id === space && one.kind === 'land' ? (one.owner ?? []) : []))[0] ??
    '';
  const capital = board.powers.get(spec.power)?.capital ?? '';
  // Without its capital a power has no other phases (TURN-3).
  const isExiled = sideOf(holder(capital)) !== sideOf(spec.power);
  const phase =
    isExiled && !spec.phase.endsWith('-move') && spec.phase !== 'conduct-combat' ? 'combat-move' : spec.phase;
  const mayHover = phase === 'conduct-combat' || phase === 'noncombat-move';
  const pieces = new Pieces();
  // In a siege two of five stacks are the acting power's own, and its aircraft are far from home.
  const enemies = sideOf(spec.power) === 'axis' ? 'allies' : 'axis';
  const ownerOf = (n: number): PowerId =>
    !spec.refuges ? (POWERS[n] ?? '') : n < 2 ? spec.power : ofSide(n === 2 ? sideOf(spec.power) : enemies, n);
  const landed = spec.stacks.map(({ owner, ...stack }) => ({ ...stack, owner: ownerOf(owner) }));

  for (const { owner, type, at, count } of landed) {
    const domain = board.unitTypes.get(type)?.domain;
    const isAttacking = phase === 'conduct-combat' && owner === spec.power;
    if (domain === 'sea') {
      const zone = zones[at % Math.max(1, zones.length)];
      if (zone !== undefined) pieces.add(owner, zone, type, count);
    } else if (domain === 'land' || at % 2 === 0) {
      const space = ground[(at >> 1) % Math.max(1, ground.length)];
      if (space === undefined) continue;
      const isHome =
        sideOf(holder(space)) === sideOf(owner) ||
        isAttacking ||
        (domain === 'air' && mayHover && owner === spec.power);
      pieces.add(isHome ? owner : ofSide(sideOf(holder(space)), at), space, type, count);
    }
  }
  for (const { owner, type, at, count } of landed) {
    if (board.unitTypes.get(type)?.domain !== 'air' || at % 2 === 0) continue;
    const withDeck = zones.filter((zone) => pieces.room(owner, zone) > 0);
    const zone = withDeck[(at >> 1) % Math.max(1, withDeck.length)];
    const above = zones[(at >> 1) % Math.max(1, zones.length)];
    if (mayHover && owner === spec.power && above !== undefined && at % 3 < (spec.refuges ? 2 : 1))
      pieces.add(owner, above, type, count);
    else if (type === 'fighter' && zone !== undefined) pieces.board(owner, zone, count);
  }
  const aboard = spec.loads.flatMap(({ owner, at, cargo }) => {
    const zone = zones[at % Math.max(1, zones.length)];
    const power = POWERS[owner] ?? '';
    if (zone === undefined) return [];
    pieces.add(power, zone, 'transport', 1);
    const types = cargo.map(({ type }, i) => (i === 0 ? type : 'infantry'));
    return [
      {
        in: zone,
        ship: 'transport',
        owner: power,
        cargo: cargo.map((one, i) => ({ unit: types[i] ?? 'infantry', owner: ofSide(sideOf(power), one.owner) })),
      },
    ];
  });
  const purchased: Record<string, number> = {};
  if (!isExiled) for (const type of spec.purchased) purchased[type] = (purchased[type] ?? 0) + 1;
  return {
    edition: edition.id,
    round: spec.round,
    power: spec.power,
    phase,
    victory: spec.victory,
    treasury: Object.fromEntries(POWERS.map((power, i) => [power, spec.treasury[i] ?? 0])),
    control,
    units: pieces.units,
    aboard,
    purchased,
    complexesCapturedThisTurn: spec.justTaken.filter((space) => holder(space) === spec.power),
  };
}

/** Position files, nearly all of them valid. */
export const denseFiles = (density: Density = {}): fc.Arbitrary<PositionFile> => specs(density).map(fileOf);

/** A position file and its state. */
export interface DensePosition {
  readonly file: PositionFile;
  readonly state: GameState;
}

export const densePositions = (density: Density = {}): fc.Arbitrary<DensePosition> =>
  denseFiles(density)
    .map((file) => ({ file, read: fromPosition(file) }))
    .filter(({ read }) => read.ok)
    .map(({ file, read }) => ({ file, state: (read as { readonly value: GameState }).value }));

/** The n-th position of a seed, for players that continue from there. */
export const densePosition = (seed: number, density: Density = {}): DensePosition =>
  fc.sample(densePositions(density), { seed, numRuns: 1 })[0]!;
