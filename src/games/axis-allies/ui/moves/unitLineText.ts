import { railwayOf, typeOf, type GameState } from '../../../../engine/axis-allies/index.ts';
import { assaultText } from '../../text/spaces/signs.ts';
import { cargoText } from '../../text/cargoText.ts';
import { thePower } from '../../text/names.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { counted } from '../../../../text/words.ts';
import type { UnitLine } from './unitLines.ts';

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
function movesText(game: GameState, { owner, units, movesLeft, did }: UnitLine): string {
  const [one] = units.flatMap((id) => game.units[id] ?? []);
  const byRail = one !== undefined && railwayOf(game, one) !== null ? ' by rail' : '';
  if (movesLeft > 0) return counted(movesLeft, 'move') + byRail;
  const waits = game.phase === 'combat-move' && did === null && one !== undefined && typeOf(game, one).noncombatOnly;
  if (!waits) return 'no moves left';
  return owner === game.power ? 'moves after combat' : 'no moves on this turn';
}

/** 'tanks'; of another power's units: 'tanks of the United Kingdom'. */
export function unitLineName(game: GameState, { owner, type, units }: UnitLine, n = units.length): string {
  const name = unitTypeName(type, n);
  return owner === game.power ? name : `${name} of ${thePower(game, owner)}`;
}
