import type { Edition } from '../edition.ts';
import { isSubmarine } from '../unitRoles.ts';
import { PHASES } from '../ids.ts';
import type { DeedEntry, Position, PositionFault, PieceDetails } from './schema.ts';

type Report = (path: string, message: string, rule?: string) => void;

/** Ids that name nothing and things that cannot be in what a file says of the turn, the battle and single pieces. */
export function recordFaults(edition: Edition, position: Position): readonly PositionFault[] {
  const faults: PositionFault[] = [];
  const report: Report = (path, message, rule) =>
    faults.push(rule === undefined ? { path, message } : { path, message, rule });
  const kinds = new Map(
    edition.spaces.map((space) => [space.id, space.kind === 'land' && space.neutral ? 'neutral' : space.kind]),
  );
  const sides = new Map(edition.powers.map(({ id, side }) => [id, side]));
  const types = new Map(edition.units.map((type) => [type.id, type]));
  const isA = (path: string, id: string, kind: 'land' | 'sea'): void => {
    const found = kinds.get(id);
    if (found === undefined) report(path, `no space ${id}`);
    else if (found !== kind) report(path, `${id} is no ${kind === 'sea' ? 'sea zone' : 'territory that can be held'}`);
  };
  const each = (path: string, ids: readonly string[], kind: 'land' | 'sea'): void =>
    ids.forEach((id, i) => isA(`${path}[${i}]`, id, kind));

  const deedFaults = (path: string, deed: DeedEntry | undefined, owner: string, type: string): void => {
    if (!deed) return;
    deed.route.forEach((id, i) => kinds.has(id) || report(`${path}.route[${i}]`, `no space ${id}`));
    if (PHASES.indexOf(deed.phase) > PHASES.indexOf(position.phase))
      report(`${path}.phase`, `${deed.phase} is still to come`, 'TURN-2');
    if (sides.get(owner) !== sides.get(position.power)) report(path, `it is not ${owner}’s turn`, 'TURN-7');
    if (deed.route.length - 1 > (types.get(type)?.move ?? 0))
      report(`${path}.route`, `a ${type} moves ${types.get(type)?.move ?? 0} spaces at most`, 'CM-2');
    if (deed.assault !== undefined) isA(`${path}.assault`, deed.assault, 'land');
    if (deed.ashore !== undefined) isA(`${path}.ashore`, deed.ashore, 'land');
  };
  const storyFaults = (path: string, story: PieceDetails, at: string, owner: string, type: string): void => {
    deedFaults(`${path}.deed`, story.deed, owner, type);
    if (
      story.placed &&
      (owner !== position.power || PHASES.indexOf(position.phase) < PHASES.indexOf('mobilize-new-units'))
    )
      report(`${path}.placed`, 'new units are placed in mobilize new units', 'MOB-1');
    if (story.stranded && (position.phase !== 'noncombat-move' || sides.get(owner) === sides.get(position.power)))
      report(`${path}.stranded`, 'only the other side’s fighters are stranded, in noncombat move', 'NCM-2');
    if (story.damaged && !((types.get(type)?.hits ?? 1) > 1 && position.battle))
      report(`${path}.damaged`, 'damage is repaired when the battle ends', 'COM-12');
    if (!story.battle) return;
    if (!position.battle) report(`${path}.battle`, 'no battle is under way');
    else if (position.battle.space !== at) report(`${path}.battle`, `the battle is in ${position.battle.space}`);
    if ((story.battle.struck || story.battle.submerged) && !isSubmarine(type))
      report(`${path}.battle`, 'only submarines strike and submerge', 'COM-5');
    const domain = types.get(type)?.domain;
    if (domain !== 'air' && position.battle && domain !== position.battle.kind)
      report(`${path}.battle`, `a ${type} does not fight there`, 'UNIT-3');
    if (story.battle.seaborne && (domain !== 'land' || owner !== position.power))
      report(`${path}.battle.seaborne`, 'only the acting power’s troops come from the sea', 'AMPH-4');
  };

  const told = new Map<string, number>();
  const tellOf = (path: string, owner: string, space: string, type: string, count: number): void => {
    const key = `${owner} ${space} ${type}`;
    told.set(key, (told.get(key) ?? 0) + count);
    const there = position.units[owner]?.[space]?.[type] ?? 0;
    if ((told.get(key) ?? 0) > there) report(path, `${owner} has ${there} ${type} in ${space}`);
  };
  position.aboard.forEach(({ in: space, ship, owner, cargo, ...story }, i) => {
    tellOf(`aboard[${i}]`, owner, space, ship, 1);
    storyFaults(`aboard[${i}]`, story, space, owner, ship);
    cargo.forEach(({ unit, owner: whose, deed }, j) => deedFaults(`aboard[${i}].cargo[${j}].deed`, deed, whose, unit));
  });
  position.pieces.forEach(({ in: space, unit, owner, count, ...story }, i) => {
    tellOf(`pieces[${i}]`, owner, space, unit, count);
    storyFaults(`pieces[${i}]`, story, space, owner, unit);
  });

  const { turn, battle } = position;
  if (turn) {
    for (const [id, holder] of Object.entries(turn.control)) {
      isA(`turn.control.${id}`, id, 'land');
      if (holder !== null && !sides.has(holder)) report(`turn.control.${id}`, `no power ${holder}`);
    }
    each('turn.hostileZones', turn.hostileZones ?? [], 'sea');
    each('turn.captured', turn.captured, 'land');
    for (const zone of Object.keys(turn.engage)) isA(`turn.engage.${zone}`, zone, 'sea');
    for (const zone of Object.keys(turn.seaBattles)) isA(`turn.seaBattles.${zone}`, zone, 'sea');
    for (const id of Object.keys(turn.mobilized)) isA(`turn.mobilized.${id}`, id, 'land');
    turn.battles.forEach(({ space, kind, landingFrom }, i) => {
      isA(`turn.battles[${i}].space`, space, kind);
      each(`turn.battles[${i}].landingFrom`, landingFrom, 'sea');
    });
    if (turn.battles.length > 0 && position.phase !== 'conduct-combat')
      report('turn.battles', 'battles are fought in conduct combat', 'TURN-2');
  }
  if (battle) {
    isA('battle.space', battle.space, battle.kind);
    each('battle.landingFrom', battle.landingFrom, 'sea');
    each('battle.origins', battle.origins, battle.kind);
    if (position.phase !== 'conduct-combat') report('battle', 'battles are fought in conduct combat', 'TURN-2');
    if (!turn) report('battle', 'a file with a battle has the turn’s record too');
    if (turn?.battles.some(({ space }) => space === battle.space))
      report('battle.space', 'a battle under way is not among those to come');
  }
  return faults;
}
