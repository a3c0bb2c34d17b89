import type { Edition } from '../edition.ts';
import type { Phase, Side } from '../ids.ts';
import { unitTypesOf } from '../pieces.ts';
import type { UnitType } from '../unitTypes.ts';
import { collectFaults, type Report } from './positionFaults.ts';
import type { PositionInFile, PositionFault } from './schema.ts';
import { unitFaults } from './unitFaults.ts';

/** What the checks of a position's records share. */
export interface RecordChecks {
  readonly edition: Edition;
  readonly position: PositionInFile;
  readonly report: Report;
  readonly sides: ReadonlyMap<string, Side>;
  readonly types: ReadonlyMap<string, UnitType>;
  /** A power's types, with its developments. */
  typesOf(power: string): ReadonlyMap<string, UnitType>;
  /** How far a power's units of a type move on a railway; 0 if it has none for them. */
  railMove(type: string, power: string): number;
  isSpace(id: string): boolean;
  /** Whether this phase of a turn comes before that one. */
  isBefore(phase: Phase, other: Phase): boolean;
  /** Reports an id that is no sea zone, or no territory that can be controlled. */
  spaceFault(path: string, id: string, kind: 'land' | 'sea'): void;
  spaceFaults(path: string, ids: readonly string[], kind: 'land' | 'sea'): void;
}

function recordChecks(edition: Edition, position: PositionInFile, report: Report): RecordChecks {
  const kinds = new Map(
    edition.spaces.map((space) => [space.id, space.kind === 'land' && space.neutral ? 'neutral' : space.kind]),
  );
  const phases = edition.phases.map(({ id }) => id);
  const spaceFault = (path: string, id: string, kind: 'land' | 'sea'): void => {
    const found = kinds.get(id);
    if (found === undefined) report(path, `no space ${id}`);
    else if (found !== kind) report(path, `${id} is no ${kind === 'sea' ? 'sea zone' : 'territory that can be held'}`);
  };
  return {
    edition,
    position,
    report,
    sides: new Map(edition.powers.map(({ id, side }) => [id, side])),
    types: new Map(edition.units.map((type) => [type.id, type])),
    typesOf: (power) =>
      unitTypesOf({ edition: edition.id, developments: position.developments, advantages: position.advantages }, power),
    railMove: (type, power) =>
      Math.max(
        0,
        ...edition.advantages.map(({ id, railway }) =>
          railway?.units.includes(type) && position.advantages[power]?.includes(id) ? railway.move : 0,
        ),
      ),
    isSpace: (id) => kinds.has(id),
    isBefore: (phase, other) => phases.indexOf(phase) < phases.indexOf(other),
    spaceFault,
    spaceFaults: (path, ids, kind) => ids.forEach((id, i) => spaceFault(`${path}[${i}]`, id, kind)),
  };
}

/** Faults in what a position says about its turn, its battle and single units: unknown ids and impossible values. */
export const recordFaults = (edition: Edition, position: PositionInFile): readonly PositionFault[] =>
  collectFaults((report) => {
    const checks = recordChecks(edition, position, report);
    unitFaults(checks);
    if (position.turn) turnFaults(checks, position.turn);
    if (position.battle) battleFaults(checks, position.battle);
  });

function turnFaults(
  { position, report, sides, spaceFault, spaceFaults }: RecordChecks,
  turn: NonNullable<PositionInFile['turn']>,
): void {
  for (const [id, holder] of Object.entries(turn.control)) {
    spaceFault(`turn.control.${id}`, id, 'land');
    if (holder !== null && !sides.has(holder)) report(`turn.control.${id}`, `no power ${holder}`);
  }
  spaceFaults('turn.hostileZones', turn.hostileZones ?? [], 'sea');
  spaceFaults('turn.captured', turn.captured, 'land');
  for (const zone of Object.keys(turn.engage)) spaceFault(`turn.engage.${zone}`, zone, 'sea');
  for (const zone of Object.keys(turn.seaBattles)) spaceFault(`turn.seaBattles.${zone}`, zone, 'sea');
  for (const id of Object.keys(turn.mobilized)) spaceFault(`turn.mobilized.${id}`, id, 'land');
  turn.battles.forEach(({ space, kind, landingFrom }, i) => {
    if (kind === 'air') report(`turn.battles[${i}]`, 'an air battle is part of a raid', 'SBR-6');
    else spaceFault(`turn.battles[${i}].space`, space, kind);
    spaceFaults(`turn.battles[${i}].landingFrom`, landingFrom, 'sea');
  });
  if (turn.battles.length > 0 && position.phase !== 'conduct-combat')
    report('turn.battles', 'battles are fought in conduct combat', 'TURN-2');
}

function battleFaults(
  { position: { phase, turn }, report, spaceFault, spaceFaults }: RecordChecks,
  battle: NonNullable<PositionInFile['battle']>,
): void {
  const ground = battle.kind === 'air' ? 'land' : battle.kind;
  spaceFault('battle.space', battle.space, ground);
  spaceFaults('battle.landingFrom', battle.landingFrom, 'sea');
  spaceFaults('battle.origins', battle.origins, ground);
  if (phase !== 'conduct-combat') report('battle', 'battles are fought in conduct combat', 'TURN-2');
  if (!turn) report('battle', 'a file with a battle has the turn’s record too');
  if (battle.kind !== 'air' && turn?.battles.some(({ space }) => space === battle.space))
    report('battle.space', 'a battle under way is not among those to come');
}
