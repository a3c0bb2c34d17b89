import type { Command, GameState, UnitId } from '../engine/index.ts';
import { spaceList, spaceName } from './names.ts';
import { countedUnits, unitList } from './unitNames.ts';
import { capitalized } from './words.ts';

/** Where these units stood before their latest move. */
function origins(game: GameState, units: readonly UnitId[]): string {
  const spaces = new Set(units.flatMap((unit) => game.turn.deeds[unit]?.route[0] ?? game.units[unit]?.space ?? []));
  return spaces.size === 0 ? '' : ` from ${spaceList(game, [...spaces])}`;
}

/** An order of this phase in words, as the list of orders shows it; null for what is no order. */
export function phaseOrderText(game: GameState, command: Command): string | null {
  switch (command.type) {
    case 'move':
      return `${capitalized(unitList(game, command.units))}${origins(game, command.units)} to ${spaceName(game, command.to)}`;
    case 'load':
      return `${capitalized(unitList(game, command.units))}${origins(game, command.units)} aboard in ${spaceName(game, command.zone)}`;
    case 'offload':
      return `${capitalized(unitList(game, command.units))} ${game.phase === 'combat-move' ? 'to assault' : 'ashore in'} ${spaceName(game, command.to)}`;
    case 'engage':
      return `${command.attack ? 'Attack' : 'Leave alone'} the enemy in ${spaceName(game, command.zone)}`;
    case 'land-stranded':
      return `${capitalized(unitList(game, [command.unit]))} lands in ${spaceName(game, command.to)}`;
    case 'mobilize':
      return `${capitalized(countedUnits(command.unit, 1))} placed in ${spaceName(game, command.to)}`;
    default:
      return null;
  }
}
