import {
  cargoOf,
  isActing,
  movesLeft,
  unitsIn,
  type Deed,
  type GameState,
  type PowerId,
  type SpaceId,
  type Unit,
  type UnitId,
  type UnitTypeId,
  railwayOf,
  typeOf,
} from '../../../../engine/axis-allies/index.ts';
import { cargoTold, type CargoUnit, cargoText } from '../../text/cargoText.ts';
import { assaultText } from '../../text/spaces/signs.ts';
import { thePower } from '../../text/names.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { counted } from '../../../../text/words.ts';

/** Units in one space to which the acting power gives orders, identical for them. */
interface UnitLine {
  readonly key: string;
  readonly owner: PowerId;
  readonly type: UnitTypeId;
  readonly units: readonly UnitId[];
  readonly movesLeft: number;
  /** What each ship of the group carries, including allied units. */
  readonly cargo: readonly CargoUnit[];
  readonly aboard: boolean;
  /** What else is on their ships, if others of their type here have other company: those on one ship land together. */
  readonly company: readonly CargoUnit[] | null;
  readonly did: NonNullable<Deed['did']> | null;
  /** Whether it attacks ships without coming back. */
  readonly isKamikaze: boolean;
  /** The territory this cargo will assault. */
  readonly assault: SpaceId | null;
  /** The zone it lands from, if its transport sailed on. */
  readonly assaultFrom: SpaceId | null;
}

export function unitLines(game: GameState, space: SpaceId): readonly UnitLine[] {
  const here = unitsIn(game, space);
  const companies = companiesByKind(here);
  const lines = new Map<string, UnitLine>();
  for (const unit of byShip(game, here)) {
    if (!isActing(game, unit.owner)) continue;
    const done = game.turn.deeds[unit.id];
    const hasOthers = (companies.get(kindOf(unit))?.size ?? 0) > 1;
    const line: Omit<UnitLine, 'key' | 'units'> = {
      owner: unit.owner,
      type: unit.type,
      movesLeft: movesLeft(game, unit.id),
      cargo: cargoTold(cargoOf(game, unit)),
      aboard: unit.aboard !== undefined,
      company: unit.aboard !== undefined && hasOthers ? companyOf(here, unit) : null,
      did: done?.did ?? null,
      isKamikaze: done?.duty === 'kamikaze',
      assault: done?.assault ?? null,
      assaultFrom: done?.assaultFrom ?? null,
    };
    const key = JSON.stringify(line);
    lines.set(key, { ...line, key, units: [...(lines.get(key)?.units ?? []), unit.id] });
  }
  return [...lines.values()];
}

/** The units in their order, but those aboard by ship, first those of ships that move no more: they land first. */
function byShip(game: GameState, here: readonly Unit[]): readonly Unit[] {
  const ships = here.toSorted((a, b) => movesLeft(game, a.id) - movesLeft(game, b.id)).map(({ id }) => id);
  const rankOf = ({ aboard }: Unit): number => (aboard === undefined ? -1 : ships.indexOf(aboard));
  return here.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** What else is on the ship that a unit is aboard. */
const companyOf = (here: readonly Unit[], { id, aboard }: Unit): readonly CargoUnit[] =>
  cargoTold(here.filter((unit) => unit.aboard === aboard && unit.id !== id));

const kindOf = ({ owner, type }: Unit): string => `${owner} ${type}`;

/** The different companies in which units of each power and type are aboard here. */
function companiesByKind(here: readonly Unit[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const unit of here) {
    if (unit.aboard === undefined) continue;
    const known = found.get(kindOf(unit)) ?? new Set();
    found.set(kindOf(unit), known.add(JSON.stringify(companyOf(here, unit))));
  }
  return found;
}

/** The chosen units, changed to contain exactly `n` of this group. */
export function withUnitCount(chosen: readonly UnitId[], line: UnitLine, n: number): readonly UnitId[] {
  const others = chosen.filter((unit) => !line.units.includes(unit));
  const kept = line.units.filter((unit) => chosen.includes(unit));
  const added = line.units.filter((unit) => !chosen.includes(unit));
  return [...others, ...[...kept, ...added].slice(0, Math.max(0, n))];
}

const DID = {
  launched: 'launched',
  moved: 'moved',
  loaded: 'loaded this turn',
  offloaded: 'put ashore this turn',
  fought: 'fought',
} as const;

/** The details of a group of units: 'aboard · will assault Norway'. */
export function unitLineText(game: GameState, line: UnitLine): string {
  const parts: string[] = [];
  if (line.cargo.length > 0) parts.push(`carries ${cargoText(game, line.cargo, line.owner)}`);
  if (line.aboard) parts.push(aboardText(game, line));
  if (line.isKamikaze) parts.push('will not come back from ships');
  // After landing, the assault is a normal battle.
  if (line.aboard && line.assault !== null)
    parts.push(`will assault ${assaultText(game, line.assault, line.assaultFrom)}`);
  else if (line.did !== null) parts.push(DID[line.did]);
  if (!line.aboard) parts.push(movesText(game, line));
  return parts.join(' · ');
}

/** 'aboard'; 'aboard with a tank' or 'aboard alone', if others of their type here are in other company. */
export function aboardText(game: GameState, { company, owner }: UnitLine): string {
  if (company === null) return 'aboard';
  return company.length === 0 ? 'aboard alone' : `aboard with ${cargoText(game, company, owner)}`;
}

/**
 * '2 moves', '2 moves by rail' where an advantage lets it go farther so (NA-SU-6); a gun that has not moved does so
 * after combat (AA-5), but not on a partner's turn (NA-UK-2).
 */
function movesText(game: GameState, { owner, units, movesLeft: left, did }: UnitLine): string {
  const [one] = units.flatMap((id) => game.units[id] ?? []);
  const byRail = one !== undefined && railwayOf(game, one) !== null ? ' by rail' : '';
  if (left > 0) return counted(left, 'move') + byRail;
  const waits = game.phase === 'combat-move' && did === null && one !== undefined && typeOf(game, one).noncombatOnly;
  if (!waits) return 'no moves left';
  return owner === game.power ? 'moves after combat' : 'no moves on this turn';
}

/** 'tanks'; of another power's units: 'tanks of the United Kingdom'. */
export function unitLineName(game: GameState, { owner, type, units }: UnitLine, n = units.length): string {
  const name = unitTypeName(type, n);
  return owner === game.power ? name : `${name} of ${thePower(game, owner)}`;
}
