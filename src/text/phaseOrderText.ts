import type { Command, GameState, SpaceId, UnitId } from '../engine/index.ts';
import { spaceList, spaceName, thereAndBack } from './names.ts';
import { countedUnits, unitList, unitsFrom } from './unitNames.ts';
import { capitalized, oneOrMany } from './words.ts';

/** '2 infantry from Karelia and a tank from Russia': units and where they stood before their latest move. */
const setOut = (game: GameState, units: readonly UnitId[]): string =>
  unitsFrom(
    game,
    units.flatMap((unit) => {
      const from = game.turn.deeds[unit]?.route[0] ?? game.units[unit]?.space;
      return from === undefined ? [] : [{ unit, from }];
    }),
  ) || unitList(game, units);

/** Units that end where they began: aircraft that land there, tanks that blitzed out and came back. */
function moveText(game: GameState, units: readonly UnitId[], to: SpaceId): string {
  const routes = units.map((unit) => game.turn.deeds[unit]?.route ?? []);
  const isBack = routes.every((route) => route[0] === to);
  if (!isBack) return `${setOut(game, units)} to ${spaceName(game, to)}`;
  const through = [...new Set(routes.flatMap((route) => route.slice(1, -1)))];
  return through.length === 0
    ? `${unitList(game, units)} ${oneOrMany(units.length, 'lands', 'land')} in ${spaceName(game, to)}`
    : `${setOut(game, units)} through ${thereAndBack(game, through)}`;
}

/** An order of this phase in words, as the list of orders shows it; null for a command that is not in that list. */
export function phaseOrderText(game: GameState, command: Command): string | null {
  switch (command.type) {
    case 'move':
      return capitalized(moveText(game, command.units, command.to));
    case 'load':
      return `${capitalized(setOut(game, command.units))} aboard in ${spaceName(game, command.zone)}`;
    case 'offload':
      return (
        `${capitalized(unitList(game, command.units))} ` +
        `${game.phase === 'combat-move' ? 'to assault' : 'ashore in'} ${spaceName(game, command.to)}`
      );
    case 'engage':
      return command.attack
        ? `Attack the enemy in ${spaceName(game, command.zone)}`
        : `Leave the enemy in ${spaceName(game, command.zone)} alone`;
    case 'land-stranded':
      return `${capitalized(unitList(game, [command.unit]))} lands in ${spaceName(game, command.to)}`;
    case 'mobilize':
      return `${capitalized(countedUnits(command.unit, 1))} placed in ${spaceName(game, command.to)}`;
    default:
      return null;
  }
}

/** What units were ordered step by step, as one way: '2 tanks from Germany by Eastern Europe to Ukraine'. */
export function wayText(start: GameState, units: readonly UnitId[], to: readonly SpaceId[]): string {
  const from = units.flatMap((unit) => {
    const space = start.units[unit]?.space;
    return space === undefined ? [] : [{ unit, from: space }];
  });
  const by = to.length > 1 ? ` by ${spaceList(start, to.slice(0, -1))}` : '';
  return `${capitalized(unitsFrom(start, from))}${by} to ${spaceName(start, to.at(-1) ?? '')}`;
}
