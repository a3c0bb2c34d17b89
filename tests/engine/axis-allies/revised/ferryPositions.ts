import { fromPosition, type GameState, type Phase } from '../../../../src/engine/axis-allies/index.ts';
import { chance, type Chance } from '../players/chance.ts';
import { isNeutral, isSea, NEIGHBOURS, SPACES } from './movementModel.ts';
import { revised } from '../../../../src/engine/axis-allies/editions/revised.ts';

/** Crowded coasts: loaded ships of both sides in a few zones, troops and guns ashore, some enemies in the way. */

const AXIS = ['germany', 'japan'];
const ALLIES = ['soviet-union', 'united-kingdom', 'united-states'];
const POWERS = [...AXIS, ...ALLIES];
const TROOPS = ['infantry', 'infantry', 'infantry', 'artillery', 'tank', 'antiaircraft-gun'];
const ENEMIES = ['submarine', 'submarine', 'destroyer', 'transport', 'battleship'];

const coastsOf = (zone: string): readonly string[] =>
  NEIGHBOURS.get(zone)!.filter((space) => !isSea(space) && !isNeutral(space));
const COASTAL = [...SPACES.keys()].filter((space) => isSea(space) && coastsOf(space).length > 1);

/** A position of this seed, at the beginning of this movement phase of any power. Null if the draw is no position. */
export function ferryPosition(seed: string, phase: Phase): GameState | null {
  const draws = chance(seed, 0);
  const any = <Item>(list: readonly Item[]): Item => draws.one(list)!;
  const power = any(POWERS);
  const friends = AXIS.includes(power) ? AXIS : ALLIES;
  const foes = AXIS.includes(power) ? ALLIES : AXIS;
  const zone = any(COASTAL);
  const near = draws.shuffled(NEIGHBOURS.get(zone)!.filter(isSea)).slice(0, 3);
  const zones = [zone, zone, ...near];
  const scene = new Scene();
  const fleets = new Set<string>();
  const someFriend = (): string => (draws.happens(0.7) ? power : any(friends));

  for (const land of new Set(zones.flatMap(coastsOf))) {
    const isFriendly = draws.happens(0.5);
    scene.control[land] = isFriendly ? someFriend() : any(foes);
    for (let n = draws.below(isFriendly ? 4 : 2); n > 0; n--)
      scene.add(isFriendly ? someFriend() : scene.control[land], land, any(TROOPS));
  }
  for (let n = 1 + draws.below(4); n > 0; n--) {
    const owner = someFriend();
    const type = owner === 'japan' && draws.happens(0.4) ? 'destroyer' : 'transport';
    const at = any(zones);
    fleets.add(at);
    scene.ship(owner, at, type, loadOf(draws, type, someFriend));
  }
  if (draws.happens(0.4)) {
    const at = any(zones);
    fleets.add(at);
    scene.add(power, at, any(['battleship', 'destroyer', 'submarine']));
  }
  // A weak enemy beside a strong fleet: transports that have fought or retreated, with troops ashore to load after it.
  if (phase === 'combat-move' && draws.happens(0.4)) {
    scene.add(power, zone, 'battleship');
    scene.ship(power, zone, 'transport', loadOf(draws, 'transport', () => power).slice(0, 1));
    scene.add(any(foes), zone, any(['submarine', 'transport']));
    for (const land of coastsOf(zone)) if (friends.includes(scene.control[land]!)) scene.add(power, land, any(TROOPS));
  }
  for (let n = draws.below(3); n > 0; n--) {
    const [at, owner, type] = [any(zones), any(foes), any(ENEMIES)];
    // After combat enemies beside own ships have dived.
    const mustDive = phase === 'noncombat-move' && fleets.has(at);
    if (mustDive && (type !== 'submarine' || scene.holds(owner, at, type))) continue;
    scene.add(owner, at, type);
    if (mustDive) scene.pieces.push({ in: at, owner, unit: type, submerged: true });
  }
  const round = 2;
  const rests = scene.lone.find(({ owner }) => owner !== power);
  if (rests && draws.happens(0.5)) scene.pieces.push({ ...rests, emptiedIn: round });
  const advantages: Record<string, string[]> = draws.happens(0.7) ? { japan: ['tokyo-express'] } : {};
  const read = fromPosition({
    edition: revised.id,
    version: 3,
    round,
    power,
    phase,
    advantages,
    control: scene.control,
    units: scene.units,
    aboard: scene.aboard,
    pieces: scene.pieces,
  });
  return read.ok ? read.value : null;
}

function loadOf(draws: Chance, type: string, owner: () => string): readonly { unit: string; owner: string }[] {
  const first = type === 'destroyer' ? 'infantry' : draws.one(TROOPS)!;
  return [first, 'infantry']
    .slice(0, type === 'destroyer' ? draws.below(2) : draws.below(3))
    .map((unit) => ({ unit, owner: owner() }));
}

interface Piece {
  readonly in: string;
  readonly owner: string;
  readonly unit: string;
  readonly submerged?: true;
  readonly emptiedIn?: number;
}

/** The parts of a position file. */
class Scene {
  readonly units: Record<string, Record<string, Record<string, number>>> = {};
  readonly control: Record<string, string> = {};
  readonly pieces: Piece[] = [];
  readonly aboard: { in: string; ship: string; owner: string; cargo: { unit: string; owner: string }[] }[] = [];
  /** Transports that are alone of their kind where they are, so that a piece means them. */
  readonly lone: Piece[] = [];

  holds(owner: string, space: string, type: string): boolean {
    return (this.units[owner]?.[space]?.[type] ?? 0) > 0;
  }

  add(owner: string, space: string, type: string): void {
    const here = ((this.units[owner] ??= {})[space] ??= {});
    here[type] = (here[type] ?? 0) + 1;
  }

  ship(owner: string, zone: string, type: string, cargo: readonly { unit: string; owner: string }[]): void {
    const isFirst = !this.holds(owner, zone, type);
    this.add(owner, zone, type);
    if (cargo.length > 0) this.aboard.push({ in: zone, ship: type, owner, cargo: [...cargo] });
    else if (isFirst && type === 'transport') this.lone.push({ in: zone, owner, unit: type });
  }
}
