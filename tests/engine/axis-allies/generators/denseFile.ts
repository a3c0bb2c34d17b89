import type { Phase, PositionFile } from '../../../../src/engine/axis-allies/index.ts';
import type { PowerId, SpaceId } from '../../../../src/engine/index.ts';
import { Pieces } from './densePieces.ts';
import type { Gains, PositionSpec } from './denseSpecs.ts';
import { isSea, nth, ofSide, sideOf, worldOf, type World } from './world.ts';

/** Where everything of a specification comes to stand. */
interface Scene {
  readonly world: World;
  readonly spec: PositionSpec;
  readonly phase: Phase;
  readonly zones: readonly SpaceId[];
  readonly ground: readonly SpaceId[];
  readonly holder: (space: SpaceId) => PowerId;
}

const otherSide = (side: string): string => (side === 'axis' ? 'allies' : 'axis');

/** The position file that is closest to the specification. */
export function fileOf(spec: PositionSpec): PositionFile {
  const world = worldOf(spec.edition);
  const { board, powers } = world;
  const theatre = world.fields.filter((space) => board.airDistance(spec.centre, space) <= spec.reach);
  const ground = theatre.filter((space) => !isSea(world, space));
  const control = controlOf(world, spec, ground);
  const owners = new Map(board.territories.map(({ id, owner }) => [id, owner]));
  const holder = (space: SpaceId): PowerId => control[space] ?? owners.get(space) ?? '';
  const capital = board.powers.get(spec.power)?.capital ?? '';
  // Without its capital a power has no other phases (TURN-3).
  const isExiled = sideOf(world, holder(capital)) !== sideOf(world, spec.power);
  const phase =
    isExiled && !spec.phase.endsWith('-move') && spec.phase !== 'conduct-combat' ? 'combat-move' : spec.phase;
  const scene: Scene = { world, spec, phase, zones: theatre.filter((space) => isSea(world, space)), ground, holder };
  const pieces = new Pieces(world);
  placeStacks(scene, pieces);
  const aboard = placeLoads(scene, pieces);
  const purchased: Record<string, number> = {};
  if (!isExiled) for (const type of spec.purchased) purchased[type] = (purchased[type] ?? 0) + 1;
  return {
    edition: spec.edition,
    round: spec.round,
    power: spec.power,
    phase,
    victory: spec.victory,
    treasury: Object.fromEntries(powers.map((power, i) => [power, spec.treasury[i] ?? 0])),
    control,
    units: pieces.units,
    aboard,
    purchased,
    complexesCapturedThisTurn: spec.justTaken.filter((space) => holder(space) === spec.power),
    ...gained(world, spec.gains, ground),
  };
}

function controlOf(
  world: World,
  { taken, lost, refuges, power }: PositionSpec,
  ground: readonly SpaceId[],
): Record<SpaceId, PowerId> {
  const { capitals, fields, powers, board } = world;
  const control: Record<SpaceId, PowerId> = {};
  const enemies = otherSide(sideOf(world, power));
  if (refuges)
    for (const space of fields)
      if (!isSea(world, space) && !capitals.includes(space))
        control[space] = refuges.includes(space) ? power : ofSide(world, enemies, space.length);
  for (const { at, by } of refuges ? [] : taken) {
    const space = nth(ground, at);
    if (space !== undefined && !capitals.includes(space)) control[space] = powers[by] ?? '';
  }
  for (const capital of lost) {
    const owner = board.edition.powers.find((one) => one.capital === capital);
    control[capital] = ofSide(world, otherSide(owner?.side ?? ''), lost.length + capital.length);
  }
  return control;
}

function placeStacks(scene: Scene, pieces: Pieces): void {
  const { world, spec, phase, zones, ground, holder } = scene;
  const { unitTypes, edition } = world.board;
  const mayHover = phase === 'conduct-combat' || (phase === 'noncombat-move' && edition.airLands !== 'after-battle');
  // In a siege two of five stacks are the acting power's own, and its aircraft are far from home.
  const side = sideOf(world, spec.power);
  const ownerOf = (n: number): PowerId =>
    !spec.refuges ? (world.powers[n] ?? '') : n < 2 ? spec.power : ofSide(world, n === 2 ? side : otherSide(side), n);
  const landed = spec.stacks.map(({ owner, ...stack }) => ({ ...stack, owner: ownerOf(owner) }));
  for (const { owner, type, at, count } of landed) {
    const { domain, noncombatOnly = false } = unitTypes.get(type) ?? {};
    const isAttacking = phase === 'conduct-combat' && owner === spec.power && !noncombatOnly;
    if (domain === 'sea') {
      const zone = nth(zones, at);
      if (zone !== undefined) pieces.add(owner, zone, type, count);
    } else if (domain === 'land' || at % 2 === 0) {
      const space = nth(ground, at >> 1);
      if (space === undefined) continue;
      const isHome =
        sideOf(world, holder(space)) === sideOf(world, owner) ||
        isAttacking ||
        (domain === 'air' && mayHover && owner === spec.power);
      pieces.add(isHome ? owner : ofSide(world, sideOf(world, holder(space)), at), space, type, count);
    }
  }
  for (const { owner, type, at, count } of landed) {
    if (unitTypes.get(type)?.domain !== 'air' || at % 2 === 0) continue;
    const withDeck = zones.filter((zone) => pieces.room(owner, zone) > 0);
    const zone = nth(withDeck, at >> 1);
    const above = nth(zones, at >> 1);
    if (mayHover && owner === spec.power && above !== undefined && at % 3 < (spec.refuges ? 2 : 1))
      pieces.add(owner, above, type, count);
    else if (type === 'fighter' && zone !== undefined) pieces.board(owner, zone, count);
  }
}

/** Loaded transports, as a position file lists them. */
const placeLoads = ({ world, spec, zones }: Scene, pieces: Pieces): PositionFile['aboard'] =>
  spec.loads.flatMap(({ owner, at, cargo }) => {
    const zone = nth(zones, at);
    const power = world.powers[owner] ?? '';
    if (zone === undefined) return [];
    pieces.add(power, zone, 'transport', 1);
    const types = cargo.map(({ type }, i) => (i === 0 ? type : 'infantry'));
    return [
      {
        in: zone,
        ship: 'transport',
        owner: power,
        cargo: cargo.map((one, i) => ({
          unit: types[i] ?? 'infantry',
          owner: ofSide(world, sideOf(world, power), one.owner),
        })),
      },
    ];
  });

/** What is said of gains, where there are any. */
function gained(
  { board, powers, complexes: opening }: World,
  { developments, advantages, complexes }: Gains,
  ground: readonly SpaceId[],
): Partial<PositionFile> {
  const { edition, territories } = board;
  const byPower = (idsOf: (power: PowerId, n: number) => string[]): Record<PowerId, string[]> =>
    Object.fromEntries(powers.map((power, n) => [power, idsOf(power, n)] as const).filter(([, ids]) => ids.length > 0));
  const rich = ground.filter((space) => territories.some(({ id, ipc }) => id === space && ipc > 0));
  const built = complexes.flatMap((n) => nth(rich, n) ?? []).filter((space) => !opening.includes(space));
  return {
    ...(developments.length > 0 && {
      developments: byPower((_, n) => [
        ...new Set(developments.flatMap(({ by, which }) => (by === n ? (edition.developments[which]?.id ?? []) : []))),
      ]),
    }),
    ...(advantages.length > 0 && {
      advantages: byPower((power) =>
        edition.advantages.filter((one) => one.power === power && advantages.includes(one.id)).map(({ id }) => id),
      ),
    }),
    ...(built.length > 0 && {
      complexes: territories.map(({ id }) => id).filter((id) => opening.includes(id) || built.includes(id)),
    }),
  };
}
