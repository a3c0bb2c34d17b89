import * as fc from 'fast-check';
import { phasesOf, type Phase } from '../../../../src/engine/axis-allies/index.ts';
import type { PowerId, SpaceId } from '../../../../src/engine/index.ts';
import { isSea, ofSide, worldOf, type World } from './world.ts';

/** Specifications of crowded positions: small parts, drawn by lot, that are put together in denseFile.ts. */

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

export interface PositionSpec {
  readonly edition: string;
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
  readonly gains: Gains;
}

/** What powers have gained in play, where an edition has such things. */
export interface Gains {
  readonly developments: readonly { readonly by: number; readonly which: number }[];
  readonly advantages: readonly string[];
  /** New complexes, by number of the territory in the theatre. */
  readonly complexes: readonly number[];
}

export interface Density {
  /** The edition whose positions are drawn; 1941 if it is not said. */
  readonly edition?: string;
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

const power = fc.nat(4);

export function specs({
  edition = '1941',
  stacks = 22,
  loads = 4,
  reach = 3,
  phases = phasesOf({ edition }),
  types = worldOf(edition).types,
  isBesieged = false,
  isOccupied = false,
}: Density): fc.Arbitrary<PositionSpec> {
  const world = worldOf(edition);
  const { fields, capitals, complexes, powers, board, troops } = world;
  const drawn = fc.record({
    centre: isBesieged
      ? fc.constantFrom(...fields.filter((space) => isSea(world, space)))
      : fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...fields) },
          { weight: 1, arbitrary: fc.constantFrom(...capitals) },
        ),
    reach: fc.integer({ min: Math.min(2, reach), max: reach }),
    power: fc.constantFrom(...powers),
    phase: fc.constantFrom(...phases.flatMap((phase): Phase[] => Array<Phase>(OFTEN[phase] ?? 1).fill(phase))),
    victory: fc.constantFrom(...Object.keys(board.edition.victories)),
    round: fc.integer({ min: 1, max: 9 }),
    stacks: fc.array(
      fc.record({
        owner: power,
        type: fc.constantFrom(...types),
        at: fc.nat(60),
        count: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 1, maxLength: stacks, size: 'max' },
    ),
    loads: fc.array(
      fc.record({
        owner: power,
        at: fc.nat(40),
        cargo: fc.array(fc.record({ type: fc.constantFrom(...troops), owner: power }), {
          minLength: 1,
          maxLength: 2,
        }),
      }),
      { maxLength: loads, size: 'max' },
    ),
    taken: fc.array(fc.record({ at: fc.nat(40), by: power }), { maxLength: 8, size: 'max' }),
    lost: isOccupied
      ? fc.constantFrom(...capitals.map((capital) => [capital]))
      : fc.oneof(
          { weight: 2, arbitrary: fc.constant([]) },
          { weight: 1, arbitrary: fc.subarray([...capitals], { maxLength: 2 }) },
        ),
    purchased: fc.array(fc.constantFrom(...world.types), { maxLength: 5 }),
    justTaken: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.subarray([...complexes], { maxLength: 3 }) },
    ),
    treasury: fc.array(fc.nat(30), { minLength: powers.length, maxLength: powers.length }),
    refuges: isBesieged ? fc.subarray([...complexes], { maxLength: 2 }) : fc.constant(null),
  });
  const gains = gainsOf(world);
  const whole: fc.Arbitrary<PositionSpec> = gains
    ? fc.tuple(drawn, gains).map(([spec, gained]) => ({ edition, ...spec, gains: gained }))
    : drawn.map((spec) => ({ edition, ...spec, gains: NO_GAINS }));
  return whole.map((spec) => (isOccupied ? occupied(world, spec) : spec));
}

const NO_GAINS: Gains = { developments: [], advantages: [], complexes: [] };

/** Developments, advantages and complexes that may have come in play; null where there are none. */
function gainsOf({ board: { edition } }: World): fc.Arbitrary<Gains> | null {
  const { developments, advantages, facilities } = edition;
  if (developments.length === 0 && advantages.length === 0 && facilities.every(({ cost }) => cost === null))
    return null;
  return fc.record({
    developments: fc.array(fc.record({ by: power, which: fc.nat(5) }), { maxLength: 5 }),
    advantages: fc.oneof(
      { weight: 1, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.subarray(advantages.map(({ id }) => id)) },
    ),
    complexes: fc.array(fc.nat(40), { maxLength: 2 }),
  });
}

/** The same specification with a lost capital as the centre, and a power of its side to move. */
function occupied(world: World, spec: PositionSpec): PositionSpec {
  const [centre = spec.centre] = spec.lost;
  const side = world.board.edition.powers.find(({ capital }) => capital === centre)?.side ?? '';
  return { ...spec, centre, power: ofSide(world, side, world.powers.indexOf(spec.power)) };
}
