import {
  battleBegun,
  forcesFor,
  fromPosition,
  neighboursIn,
  possibleWars,
  boardOf,
  typeOf,
  unitsIn,
  type Battle,
  type BattleKind,
  type BattlePlan,
  type BattleSide,
  type ByUnitType,
  type DevelopmentId,
  type Edition,
  type GameState,
  type SpaceId,
  type UnitId,
  type UnitTypeId,
} from '../../../engine/axis-allies/index.ts';
import type { Result } from '../../../engine/index.ts';

/** A battle that stands on no board: so many units of each type against so many others. */
export interface AskedBattle {
  readonly attackers: ByUnitType<number>;
  readonly defenders: ByUnitType<number>;
  /** Where it is fought, if the units leave it open. */
  readonly kind?: BattleKind;
  /** The attackers' land units come from the sea, with these ships beside them that may bombard (AMPH-4, BOM-1). */
  readonly landing?: { readonly ships: ByUnitType<number> };
  readonly developments?: Readonly<Record<BattleSide, readonly DevelopmentId[]>>;
}

/** Of a side; more are not computed. */
export const MOST_UNITS = 200;

/** Reads "3 infantry, 1 tank vs 2 infantry": counts and unit types of both sides. Faults are sentences. */
export function readAsked(text: string, edition: Edition): Result<AskedBattle, readonly string[]> {
  const sides = text.trim().split(/\s+(?:vs\.?|against)\s+/iu);
  if (sides.length !== 2)
    return no('Give two sides with "vs" between them, such as "3 infantry 1 tank vs 2 infantry".');
  const [attackers, defenders] = sides.map((side) => readSide(side, edition));
  const faults = [attackers, defenders].flatMap((side) => (side!.ok ? [] : side!.fault));
  if (!attackers!.ok || !defenders!.ok) return { ok: false, fault: faults };
  return { ok: true, value: { attackers: attackers!.value, defenders: defenders!.value } };
}

const no = (...fault: readonly string[]): { readonly ok: false; readonly fault: readonly string[] } => ({
  ok: false,
  fault,
});

function readSide(text: string, edition: Edition): Result<ByUnitType<number>, readonly string[]> {
  const words = joined(text, edition)
    .split(/[\s,+]+|\band\b/u)
    .filter((word) => word !== '');
  const units: Record<string, number> = {};
  const faults: string[] = [];
  for (let i = 0; i < words.length; i += 2) {
    const count = Number(words[i]);
    const name = words[i + 1];
    const type = name === undefined ? undefined : typeNamed(edition, name);
    if (!Number.isInteger(count) || count < 0) faults.push(`"${words[i]}" is not a number of units.`);
    else if (name === undefined) faults.push(`No unit is named after "${words[i]}".`);
    else if (!type) faults.push(`There is no unit "${name}" in this edition: ${namesIn(edition)}.`);
    else units[type] = (units[type] ?? 0) + count;
  }
  return faults.length > 0 ? { ok: false, fault: faults } : { ok: true, value: units };
}

/** Names of several words as one, as "antiaircraft-guns" for "antiaircraft guns". */
const joined = (text: string, { units }: Edition): string =>
  units.reduce(
    (words, { id }) =>
      id.includes('-') ? words.replaceAll(new RegExp(id.replaceAll('-', '[\\s-]+'), 'giu'), id) : words,
    text,
  );

/** The type of this name, in the singular or plural, its words joined by blanks or hyphens. */
export function typeNamed({ units }: Edition, name: string): UnitTypeId | undefined {
  const word = name.trim().toLowerCase().replaceAll(/\s+/gu, '-');
  return units.find(({ id }) => word === id || word === `${id}s`)?.id;
}

const namesIn = ({ units }: Edition): string => units.map(({ id }) => id.replaceAll('-', ' ')).join(', ');

/** Reads developments of a side by their names, as "Heavy Bombers, Jet Fighters". Faults are sentences. */
export function readDevelopments(text: string, { developments }: Edition): Result<DevelopmentId[], readonly string[]> {
  const plain = (word: string): string =>
    word
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/gu, '-');
  const found: DevelopmentId[] = [];
  const faults: string[] = [];
  for (const word of text.split(',').filter((one) => one.trim() !== '')) {
    const known = developments.find(({ id, name }) => [plain(id), plain(name)].includes(plain(word)));
    if (known) found.push(known.id);
    else faults.push(`There is no development "${word.trim()}" in this edition: ${developmentNames(developments)}.`);
  }
  return faults.length > 0 ? { ok: false, fault: faults } : { ok: true, value: found };
}

const developmentNames = (developments: Edition['developments']): string =>
  developments.map(({ name }) => name).join(', ') || 'it has none';

/** Reads units of one side, as "2 battleships". Faults are sentences. */
export const readUnits = (text: string, edition: Edition): Result<ByUnitType<number>, readonly string[]> =>
  readSide(text, edition);

/**
 * The state in which this battle has begun, between the first power in the order of play and its first enemy, where
 * nothing else counts; the attackers can retreat. Faults are sentences.
 */
export function askedBattle(edition: Edition, asked: AskedBattle): Result<GameState, readonly string[]> {
  const { attackers, defenders, landing, developments } = asked;
  const faults = [
    ...sideFaults('attackers', attackers),
    ...sideFaults('defenders', defenders),
    ...idleFaults(edition, { attackers, defenders }),
  ];
  if (faults.length > 0) return { ok: false, fault: faults };
  const domains = new Set(
    edition.units.filter(({ id }) => (attackers[id] ?? 0) + (defenders[id] ?? 0) > 0).map(({ domain }) => domain),
  );
  if (domains.has('sea') && domains.has('land')) return no('Ships and land units do not fight in one battle.');
  const [power] = edition.turnOrder;
  const sideOf = (id: string): string => edition.powers.find((one) => one.id === id)!.side;
  const enemy = edition.turnOrder.find((other) => sideOf(other) !== sideOf(power!))!;
  const kind = domains.has('sea') ? 'sea' : domains.has('land') || landing ? 'land' : (asked.kind ?? 'land');
  const home = edition.spaces.flatMap((space) => (space.kind === 'land' && space.owner === enemy ? [space.id] : []));
  // At sea beside their own land, where fighters without a carrier can go.
  const isOffHome = (zone: SpaceId): boolean =>
    edition.adjacent.some((pair) => pair.includes(zone) && pair.some((id) => home.includes(id)));
  const place = edition.spaces.find((space) =>
    space.kind === 'sea'
      ? kind === 'sea' && isOffHome(space.id) && !edition.closedToSeaUnits.includes(space.id)
      : kind === 'land' && space.owner === enemy && !space.island && space.facilities.length === 0,
  )!;
  const offshore = edition.spaces.find(
    ({ id, kind: of }) => of === 'sea' && !edition.closedToSeaUnits.includes(id),
  )!.id;
  const read = fromPosition({
    edition: edition.id,
    power,
    phase: 'conduct-combat',
    ...warsOfAll(edition),
    units: {
      [power!]: { [place.id]: attackers, ...(landing && { [offshore]: landing.ships }) },
      [enemy]: { [place.id]: defenders },
    },
    ...(developments && { developments: { [power!]: developments.attacker, [enemy]: developments.defender } }),
  });
  if (!read.ok) return { ok: false, fault: read.fault.map(({ path, message }) => `${path}: ${message}`) };
  const plan: BattlePlan = { space: place.id, kind, landingFrom: [] };
  const begun = battleBegun(read.value, plan, forcesFor(read.value, plan));
  const board = boardOf(begun);
  const [origin] = neighboursIn(kind === 'sea' ? board.seaNeighbours : board.landNeighbours, place.id);
  const origins = origin === undefined || landing ? [] : [origin];
  return {
    ok: true,
    value: { ...begun, battle: { ...begun.battle!, origins, ...(landing && landed(begun, offshore)) } },
  };
}

/** Where powers begin at peace, all of different sides are at war. */
const warsOfAll = (edition: Edition): { readonly wars?: [string, string][] } =>
  edition.politics === null ? {} : { wars: possibleWars(edition).flatMap((wars) => wars.map(([a, b]) => [a, b])) };

/** All land units that attack have come ashore, and every ship off the coast that can bombards it (AMPH-4, BOM-1). */
function landed(begun: GameState, zone: SpaceId): Pick<Battle, 'seaborne' | 'bombarding'> {
  const { attackers, defenders } = begun.battle!;
  const domainOf = (id: UnitId): string => typeOf(begun, begun.units[id]!).domain;
  const seaborne = attackers.filter((id) => domainOf(id) === 'land');
  // Without land units on either side nobody bombards (BOM-3, BOM-5).
  const canBombard = seaborne.length > 0 && defenders.some((id) => domainOf(id) === 'land');
  const ships = unitsIn(begun, zone).filter((unit) => typeOf(begun, unit).bombards > 0);
  return { seaborne, ...(canBombard && ships.length > 0 && { bombarding: ships.map(({ id }) => id) }) };
}

const wordsOf = (id: UnitTypeId): string => id.replaceAll('-', ' ');

function sideFaults(side: string, units: ByUnitType<number>): readonly string[] {
  const count = Object.values(units).reduce((sum, n) => sum + n, 0);
  if (count === 0) return [`There are no ${side}.`];
  return count > MOST_UNITS ? [`There are ${count} ${side}: at most ${MOST_UNITS} of a side are reckoned.`] : [];
}

/** Units that do not fight where they are asked to: guns neither attack nor defend by themselves (AA-5, AA-6). */
function idleFaults({ units }: Edition, { attackers, defenders }: AskedBattle): readonly string[] {
  const noAttackers = units.filter(({ id, noncombatOnly }) => noncombatOnly && (attackers[id] ?? 0) > 0);
  const attacking = units.filter(({ id }) => (attackers[id] ?? 0) > 0);
  const defending = units.filter(({ id }) => (defenders[id] ?? 0) > 0);
  const isUndefended = defending.length > 0 && defending.every(({ canBeHit }) => !canBeHit);
  return [
    ...noAttackers.map(({ id }) => `A unit of the type "${wordsOf(id)}" cannot attack (AA-5).`),
    ...(isUndefended
      ? [`There is no battle: ${defending.map(({ id }) => wordsOf(id)).join(', ')} alone does not defend (COM-2).`]
      : []),
    ...(attacking.length > 0 && attacking.every(({ needsEscort }) => needsEscort)
      ? [`Without other units ${attacking.map(({ id }) => `${wordsOf(id)}s`).join(', ')} do not attack (CM-21).`]
      : []),
  ];
}
