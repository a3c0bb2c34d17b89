import type { Edition } from '../edition.ts';
import { collectFaults } from './collectFaults.ts';
import { recordChecks, type RecordChecks } from './recordChecks.ts';
import type { Position, PositionFault } from './schema.ts';
import { unitFaults } from './unitFaults.ts';

/** Faults in what a position says about its turn, its battle and single units: unknown ids and impossible values. */
export const recordFaults = (edition: Edition, position: Position): readonly PositionFault[] =>
  collectFaults((report) => {
    const checks = recordChecks(edition, position, report);
    unitFaults(checks);
    if (position.turn) turnFaults(checks, position.turn);
    if (position.battle) battleFaults(checks, position.battle);
  });

function turnFaults(
  { position, report, sides, spaceFault, spaceFaults }: RecordChecks,
  turn: NonNullable<Position['turn']>,
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
    spaceFault(`turn.battles[${i}].space`, space, kind);
    spaceFaults(`turn.battles[${i}].landingFrom`, landingFrom, 'sea');
  });
  if (turn.battles.length > 0 && position.phase !== 'conduct-combat')
    report('turn.battles', 'battles are fought in conduct combat', 'TURN-2');
}

function battleFaults(
  { position: { phase, turn }, report, spaceFault, spaceFaults }: RecordChecks,
  battle: NonNullable<Position['battle']>,
): void {
  spaceFault('battle.space', battle.space, battle.kind);
  spaceFaults('battle.landingFrom', battle.landingFrom, 'sea');
  spaceFaults('battle.origins', battle.origins, battle.kind);
  if (phase !== 'conduct-combat') report('battle', 'battles are fought in conduct combat', 'TURN-2');
  if (!turn) report('battle', 'a file with a battle has the turn’s record too');
  if (turn?.battles.some(({ space }) => space === battle.space))
    report('battle.space', 'a battle under way is not among those to come');
}
