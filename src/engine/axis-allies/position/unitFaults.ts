import { isActing } from '../acting.ts';
import { movementUsed } from '../air/flights.ts';
import { boardOf, neighboursIn } from '../board.ts';
import type { RecordChecks } from './recordFaults.ts';
import type { DeedEntry, PieceDetails } from './schema.ts';

/** A unit that a position describes, and the JSON path of its entry. */
interface DescribedUnit {
  readonly path: string;
  readonly owner: string;
  readonly space: string;
  readonly type: string;
}

/** Reports faults of the units that a position describes in `aboard` and `pieces`. */
export function unitFaults(checks: RecordChecks): void {
  const { position } = checks;
  const countFault = countCheck(checks);
  position.aboard.forEach(({ in: space, ship: type, owner, cargo, ...details }, i) => {
    const ship = { path: `aboard[${i}]`, owner, space, type };
    countFault(ship, 1);
    detailFaults(checks, ship, details);
    cargo.forEach(({ unit: cargoType, owner: whose, deed, capturedFrom }, j) => {
      const unit = { path: `aboard[${i}].cargo[${j}]`, owner: whose, space, type: cargoType };
      deedFaults(checks, unit, deed);
      captureFault(checks, unit, capturedFrom);
    });
  });
  position.pieces.forEach(({ in: space, unit: type, owner, count, ...details }, i) => {
    const unit = { path: `pieces[${i}]`, owner, space, type };
    countFault(unit, count);
    detailFaults(checks, unit, details);
  });
}

/** A check that reports when more units of a kind are described than `units` has; it counts over all its calls. */
function countCheck({ position, report }: RecordChecks): (unit: DescribedUnit, count: number) => void {
  const described = new Map<string, number>();
  return ({ path, owner, space, type }, count) => {
    const key = `${owner} ${space} ${type}`;
    const total = (described.get(key) ?? 0) + count;
    described.set(key, total);
    const there = position.units[owner]?.[space]?.[type] ?? 0;
    if (total > there) report(path, `${owner} has ${there} ${type} in ${space}`);
  };
}

function detailFaults(checks: RecordChecks, unit: DescribedUnit, details: PieceDetails): void {
  const { edition, position, report, sides, types, typesOf, isBefore } = checks;
  const { path, owner, type } = unit;
  deedFaults(checks, unit, details.deed);
  const isOwn = owner === position.power;
  const strandedIn = edition.airLands === 'after-battle' ? 'conduct-combat' : 'noncombat-move';
  if (details.placed && (!isOwn || isBefore(position.phase, 'mobilize-new-units')))
    report(`${path}.placed`, 'new units are placed in mobilize new units', 'MOB-1');
  if (details.stranded && (position.phase !== strandedIn || sides.get(owner) === sides.get(position.power)))
    report(
      `${path}.stranded`,
      `only the other side’s fighters are stranded, in ${strandedIn.replace('-', ' ')}`,
      'NCM-2',
    );
  const lasts = edition.repairs !== 'when-battles-end';
  if (details.damaged && !((types.get(type)?.hits ?? 1) > 1 && (lasts || position.battle)))
    report(`${path}.damaged`, 'damage is repaired when the battle ends', 'COM-12');
  if (
    details.emptiedIn !== undefined &&
    (typesOf(owner).get(type)?.hold.length === 0 || details.emptiedIn !== position.round)
  )
    report(`${path}.emptiedIn`, 'only a transport rests, and in the round in which it put units ashore', 'NCM-8');
  captureFault(checks, unit, details.capturedFrom);
  if (details.submerged && !types.get(type)?.submerges)
    report(`${path}.submerged`, 'only submarines submerge', 'COM-5');
  if (details.submerged && position.phase !== 'conduct-combat' && position.phase !== 'noncombat-move')
    report(`${path}.submerged`, 'submarines surface when noncombat move ends', 'SUB-1');
  if (details.underFire && (!isActing(position, owner) || types.get(type)?.domain !== 'air'))
    report(`${path}.underFire`, 'guns fire at the acting power’s air units', 'AA-1');
  if (details.underFire?.some((i) => position.shots[i] === undefined))
    report(`${path}.underFire`, `there are ${position.shots.length} shots`);
  passingFaults(checks, unit, details);
  if (details.battle) battlePartFaults(checks, unit, details.battle);
}

/** Reports units that pass submarines, or fire at what passes, and cannot (HUNT). */
function passingFaults(
  { position, report, sides, typesOf, spaceFault }: RecordChecks,
  { path, owner, type }: DescribedUnit,
  { passes, aims, fired }: PieceDetails,
): void {
  const known = position.passing ?? [];
  if (passes?.some((i) => known[i] === undefined)) report(`${path}.passes`, `there are ${known.length} passings`);
  if (passes && (!isActing(position, owner) || typesOf(owner).get(type)?.hold.length === 0))
    report(`${path}.passes`, 'the acting power’s transports pass submarines', 'HUNT-1');
  const isHunter = typesOf(owner).get(type)?.hitsPassing && sides.get(owner) !== sides.get(position.power);
  if ((aims || fired) && !isHunter)
    report(`${path}.${aims ? 'aims' : 'fired'}`, 'only enemy submarines fire at what passes them', 'HUNT-1');
  if (aims && known.length === 0) report(`${path}.aims`, 'no transports pass', 'HUNT-1');
  for (const [i, { zone }] of known.entries()) if (passes?.includes(i)) spaceFault(`passing[${i}].zone`, zone, 'sea');
}

/** Reports a captured unit that is no gun, or one that was not taken from the other side (AA-7). */
function captureFault(
  { report, sides, typesOf }: RecordChecks,
  { path, owner, type }: DescribedUnit,
  from: string | undefined,
): void {
  if (from === undefined) return;
  const side = sides.get(from);
  if (!typesOf(owner).get(type)?.antiaircraftFire || side === undefined || side === sides.get(owner))
    report(`${path}.capturedFrom`, 'only guns are captured, from a power of the other side', 'AA-7');
}

/** Whether a unit may have moved on from where a retreat or an advantage took it, which no route tells. */
const hasJumped = ({ retreated, again }: DeedEntry): boolean => retreated === true || again !== undefined;

function deedFaults(
  { edition, position, report, sides, typesOf, railMove, isSpace, isBefore, spaceFault }: RecordChecks,
  { path: unitPath, owner, type }: DescribedUnit,
  deed: DeedEntry | undefined,
): void {
  if (!deed) return;
  const path = `${unitPath}.deed`;
  deed.route.forEach((id, i) => isSpace(id) || report(`${path}.route[${i}]`, `no space ${id}`));
  if (!hasJumped(deed)) {
    const { airNeighbours } = boardOf({ edition: edition.id });
    deed.route.forEach((to, i) => {
      const from = deed.route[i - 1];
      if (from !== undefined && isSpace(from) && isSpace(to) && !neighboursIn(airNeighbours, from).includes(to))
        report(`${path}.route[${i}]`, `${from} has no border with ${to}`, 'MAP-1');
    });
  }
  if (isBefore(position.phase, deed.phase)) report(`${path}.phase`, `${deed.phase} is still to come`, 'TURN-2');
  if (sides.get(owner) !== sides.get(position.power)) report(path, `it is not ${owner}’s turn`, 'TURN-7');
  const fromBases = Math.max(0, ...edition.facilities.flatMap(({ adds }) => [adds.air, adds.sea]));
  const moves =
    Math.max((typesOf(owner).get(type)?.move ?? 0) + fromBases, railMove(type, owner)) +
    (deed.again === undefined ? 0 : 9);
  // Going aboard a new carrier uses no movement (MOB-3).
  const flying = { edition: edition.id, advantages: position.advantages };
  const steps = movementUsed(flying, owner, deed.route) - (deed.phase === 'mobilize-new-units' ? 1 : 0);
  if (steps > moves) report(`${path}.route`, `a ${type} moves ${moves} spaces at most`, 'CM-2');
  if (deed.assault !== undefined) spaceFault(`${path}.assault`, deed.assault, 'land');
  if (deed.assaultFrom !== undefined) {
    spaceFault(`${path}.assaultFrom`, deed.assaultFrom, 'sea');
    if (![...typesOf(owner).values()].some(({ assaultsAgain }) => assaultsAgain))
      report(`${path}.assaultFrom`, 'its transport cannot have moved on', 'NA-JA-4');
    if (deed.assault === undefined) report(`${path}.assaultFrom`, 'it lands nowhere', 'CM-18');
  }
  if (deed.ashore !== undefined) spaceFault(`${path}.ashore`, deed.ashore, 'land');
  if (deed.bombarded && !typesOf(owner).get(type)?.bombards)
    report(`${path}.bombarded`, `a ${type} does not bombard`, 'BOM-1');
}

/** Reports faults of a unit's part in the battle that is being fought. */
function battlePartFaults(checks: RecordChecks, unit: DescribedUnit, part: NonNullable<PieceDetails['battle']>): void {
  const { position, report, types } = checks;
  const { battle } = position;
  const { path: unitPath, owner, space, type } = unit;
  const path = `${unitPath}.battle`;
  if (!battle) report(path, 'no battle is under way');
  else if (part.bombards) return bombardFaults(checks, unit, path);
  else if (battle.space !== space) report(path, `the battle is in ${battle.space}`);
  const { domain, firesFirst, submerges, canBeHit = true } = types.get(type) ?? {};
  if (!canBeHit) report(path, `a ${type} is no part of a battle`, 'AA-6');
  if ((part.struck && !firesFirst) || (part.submerged && !submerges))
    report(path, 'only submarines strike and submerge', 'COM-5');
  if (part.doomed && part.submerged) report(`${path}.doomed`, 'a doomed unit is not submerged', 'NA-JA-3');
  if (domain !== 'air' && battle && domain !== battle.kind) report(path, `a ${type} does not fight there`, 'UNIT-3');
  if (part.seaborne && (domain !== 'land' || !isActing(position, owner)))
    report(`${path}.seaborne`, 'only the acting power’s troops come from the sea', 'AMPH-4');
}

/** Reports faults of a ship that bombards in the battle under way: it lies in a zone from which troops landed. */
function bombardFaults(
  { position, report, typesOf }: RecordChecks,
  { owner, space, type }: DescribedUnit,
  path: string,
): void {
  if (!isActing(position, owner) || !position.battle?.landingFrom.includes(space))
    report(`${path}.bombards`, 'ships bombard where troops land from their zone', 'BOM-1');
  if (!typesOf(owner).get(type)?.bombards) report(`${path}.bombards`, `a ${type} does not bombard`, 'BOM-1');
}
