import { isActing } from '../acting.ts';
import type { Edition, Space } from '../edition.ts';
import { NEUTRAL } from '../ids.ts';
import { unitTypesOf } from '../pieces.ts';
import { fitsInHold } from '../shipRoom.ts';
import type { Cargo, UnitType } from '../unitTypes.ts';
import { checkPossessions } from './possessions.ts';
import type { PositionInFile, PositionFault } from './schema.ts';
import { checkNeutrals } from './neutrals.ts';
import { checkWars } from './wars.ts';

/** Reports a fault of a position file: the JSON path, what is wrong, and the rule id if there is one. */
export type Report = (path: string, message: string, rule?: string) => void;

/** Runs checks and returns the faults that they report. */
export function collectFaults(runChecks: (report: Report) => void): readonly PositionFault[] {
  const faults: PositionFault[] = [];
  runChecks((path, message, rule) => {
    faults.push(rule === undefined ? { path, message } : { path, message, rule });
  });
  return faults;
}

/** What the checks of a position share. */
export interface PositionChecks {
  readonly edition: Edition;
  readonly position: PositionInFile;
  readonly report: Report;
  /** Whether the id is a power's; reports it if not. */
  isPower(path: string, id: string): boolean;
  /** The space with this id; reports it if there is none. */
  spaceAt(path: string, id: string): Space | null;
}

function positionChecks(edition: Edition, position: PositionInFile, report: Report): PositionChecks {
  const spaces = new Map(edition.spaces.map((space) => [space.id, space]));
  const powers = new Set(edition.powers.map((power) => power.id));
  return {
    edition,
    position,
    report,
    isPower: (path, id) => powers.has(id) || (report(path, `no power ${id}`), false),
    spaceAt: (path, id) => spaces.get(id) ?? (report(path, `no space ${id}`), null),
  };
}

/** Faults of a position file with the right shape: unknown ids, and units in spaces where they cannot be. */
export const positionFaults = (edition: Edition, position: PositionInFile): readonly PositionFault[] =>
  collectFaults((report) => {
    const checks = positionChecks(edition, position, report);
    checks.isPower('power', position.power);
    if (!edition.phases.some(({ id }) => id === position.phase))
      report('phase', `no phase ${position.phase}`, 'TURN-2');
    if (position.battle && !edition.battleSteps[position.battle.kind]?.some(({ id }) => id === position.battle?.step))
      report('battle.step', `no step ${position.battle.step}`, 'COM-3');
    if (!Object.hasOwn(edition.victories, position.victory)) report('victory', `no victory ${position.victory}`);
    for (const power of Object.keys(position.treasury)) checks.isPower(`treasury.${power}`, power);
    checkControl(checks);
    checkWars(checks);
    checkNeutrals(checks);
    checkUnits(checks);
    checkPossessions(checks);
    checkCargo(checks);
  });

function checkControl({ position, report, isPower, spaceAt }: PositionChecks): void {
  for (const [id, holder] of Object.entries(position.control)) {
    const space = spaceAt(`control.${id}`, id);
    isPower(`control.${id}`, holder);
    if (space?.kind === 'sea') report(`control.${id}`, 'sea zones are controlled by nobody');
    else if (space?.neutral) report(`control.${id}`, 'nobody ever controls neutral territory', 'MAP-2');
  }
}

function checkUnits(checks: PositionChecks): void {
  const { position, isPower, spaceAt } = checks;
  for (const [power, placed] of Object.entries(position.units)) {
    if (power !== NEUTRAL) isPower(`units.${power}`, power);
    for (const [id, counts] of Object.entries(placed)) {
      const space = spaceAt(`units.${power}.${id}`, id);
      for (const [type, count] of Object.entries(counts)) {
        const isFlying = isActing(position, power) && canBeInTheAir(position, power, id, type, count);
        checkPlace(checks, { path: `units.${power}.${id}.${type}`, type, space, isFlying });
      }
    }
  }
}

/**
 * Whether the acting power's air units of a type can be in the air over a space: in combat move only those that have
 * moved, in conduct combat and noncombat move all.
 */
function canBeInTheAir(
  { phase, pieces }: PositionInFile,
  power: string,
  space: string,
  type: string,
  count: number,
): boolean {
  if (phase === 'conduct-combat' || phase === 'noncombat-move') return true;
  const flown = pieces.filter((one) => one.owner === power && one.in === space && one.unit === type && one.deed);
  return phase === 'combat-move' && flown.reduce((sum, one) => sum + one.count, 0) >= count;
}

/** Units of a type in a space, null for one that is unknown. */
interface UnitsOfFile {
  readonly path: string;
  readonly type: string;
  readonly space: Space | null;
  readonly isFlying: boolean;
}

function checkPlace({ edition, report }: PositionChecks, { path, type, space, isFlying }: UnitsOfFile): void {
  const unit = edition.units.find((known) => known.id === type);
  if (!unit) return report(path, `no unit ${type}`);
  if (!space) return;
  if (space.kind === 'land' && space.neutral) report(path, 'nothing can stand in neutral territory', 'MAP-3');
  else if (unit.domain === 'land' && space.kind === 'sea')
    report(path, 'land units at sea are cargo: put them aboard a ship', 'MAP-10');
  else if (unit.domain === 'sea' && space.kind === 'land') report(path, 'sea units stay in sea zones', 'MAP-10');
  else if (unit.domain === 'air' && !unit.landsOnDecks && space.kind === 'sea' && !isFlying)
    report(path, `a ${type} cannot be based at sea`, 'NCM-5');
}

/** What a place in a hold takes. */
const PLACE: Readonly<Record<Cargo, string>> = { heavy: 'one land unit', light: 'one infantry' };

/** The acting power's own fighters stay aboard its carriers as cargo from combat move till combat is over (CM-13). */
function checkKeptAboard(
  { position, report }: Pick<PositionChecks, 'position' | 'report'>,
  path: string,
  { owner, ship, cargo, damaged }: PositionInFile['aboard'][number],
  deck: number,
): void {
  const isNow = position.phase === 'combat-move' || position.phase === 'conduct-combat';
  if (!damaged && (!isNow || [owner, ...cargo.map((unit) => unit.owner)].some((power) => !isActing(position, power))))
    report(path, 'a carrier has its own power’s fighters as cargo, in its combat phases', 'CM-13');
  if (cargo.length > deck) report(`${path}.cargo`, `a ${ship} has room for ${deck} fighters`, 'NCM-5');
}

/** What air units need to be aboard a carrier as cargo: on a damaged one all are that had landed there (CAR-3). */
const stays = ({ damaged }: PositionInFile['aboard'][number]): 'landsOnDecks' | 'staysAboard' =>
  damaged ? 'landsOnDecks' : 'staysAboard';

function checkCargo({ edition, position, report, isPower, spaceAt }: PositionChecks): void {
  const unitType = (id: string): UnitType | undefined => edition.units.find((known) => known.id === id);
  const typesOf = (power: string) =>
    unitTypesOf({ edition: edition.id, developments: position.developments, advantages: position.advantages }, power);
  const loaded = new Map<string, number>();
  position.aboard.forEach((entry, i) => {
    const path = `aboard[${i}]`;
    const space = spaceAt(`${path}.in`, entry.in);
    isPower(`${path}.owner`, entry.owner);
    if (space?.kind === 'land') report(`${path}.in`, 'ships are in sea zones', 'MAP-10');
    const { hold = [], deck = 0 } = typesOf(entry.owner).get(entry.ship) ?? {};
    const isKept = deck > 0 && entry.cargo.every((cargo) => unitType(cargo.unit)?.[stays(entry)]);
    if (isKept) checkKeptAboard({ position, report }, path, entry, deck);
    else if (hold.length === 0) report(`${path}.ship`, `a ${entry.ship} carries no land units`, 'NCM-9');
    else if (
      !fitsInHold(
        hold,
        entry.cargo.map((cargo) => unitType(cargo.unit)?.cargo ?? 'heavy'),
      )
    )
      report(`${path}.cargo`, `a ${entry.ship} holds ${hold.map((place) => PLACE[place]).join(' plus ')}`, 'NCM-9');
    const key = `${entry.owner} ${entry.in} ${entry.ship}`;
    loaded.set(key, (loaded.get(key) ?? 0) + 1);
    if ((loaded.get(key) ?? 0) > (position.units[entry.owner]?.[entry.in]?.[entry.ship] ?? 0))
      report(path, `${entry.owner} has no such ${entry.ship} in ${entry.in}`);
    const side = edition.powers.find((power) => power.id === entry.owner)?.side;
    entry.cargo.forEach((cargo, j) => {
      const at = `${path}.cargo[${j}]`;
      const unit = unitType(cargo.unit);
      if (!unit) report(`${at}.unit`, `no unit ${cargo.unit}`);
      else if (unit.cargo === null && !isKept) report(`${at}.unit`, 'transports carry land units only', 'NCM-9');
      if (!isPower(`${at}.owner`, cargo.owner)) return;
      if (side && edition.powers.find((power) => power.id === cargo.owner)?.side !== side)
        report(`${at}.owner`, 'cargo belongs to the ship’s own side', 'TURN-8');
    });
  });
}
