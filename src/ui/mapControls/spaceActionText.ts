import type { GameState, SpaceId, UnitTypeId } from '../../engine/index.ts';
import type { SpaceAction } from '../../store/spaceActions.ts';
import { meaningText } from '../../text/meaningText.ts';
import { orderText } from '../../text/orderText.ts';
import { spaceName, thePower } from '../../text/names.ts';
import { countedUnits, unitList, unitTypeName } from '../../text/unitNames.ts';
import { capitalized } from '../../text/words.ts';

/** The text of an action in the menu of a space. */
export function spaceActionText(game: GameState, action: SpaceAction, space: SpaceId): string {
  switch (action.kind) {
    case 'show':
      return `About ${spaceName(game, space)}`;
    case 'choose':
      return chooseText(game, action);
    case 'put-back':
      return action.type === null ? 'Put all back' : `Put back ${theType(action.type, action.units.length)}`;
    case 'order':
      return (
        `${capitalized(meaningText(game, action.destination))}: ` +
        `${unitList(game, Object.keys(action.destination.routes))}`
      );
    case 'send':
      return `Send to ${spaceName(game, action.destination.space)}: ${meaningText(game, action.destination)}`;
    case 'why':
      return 'Why can the chosen units not go here?';
    case 'take-back':
      return `Take back: ${orderText(action.before, action.command)}`;
    case 'engage':
    case 'mobilize':
    case 'fight':
      return commandText(game, action);
  }
}

function chooseText(game: GameState, { type, units, aboard }: Extract<SpaceAction, { kind: 'choose' }>): string {
  if (type === null) return `Take all ${units.length} units`;
  const owner = game.units[units[0] ?? '']?.owner ?? game.power;
  const whose = owner === game.power ? '' : ` of ${thePower(game, owner)}`;
  return `Take ${theType(type, units.length)}${whose}${aboard ? ' aboard' : ''}`;
}

const theType = (type: UnitTypeId, n: number): string =>
  n === 1 ? `the ${unitTypeName(type)}` : `${n} ${unitTypeName(type, n)}`;

function commandText(
  game: GameState,
  { command }: Extract<SpaceAction, { kind: 'engage' | 'mobilize' | 'fight' }>,
): string {
  if (command.type === 'fight') return 'Fight this battle';
  if (command.type === 'engage') return command.attack ? 'Attack the enemy here' : 'Leave the enemy here alone';
  if (command.type !== 'mobilize') return '';
  const of =
    command.complex === undefined || command.complex === command.to
      ? ''
      : `, made in ${spaceName(game, command.complex)}`;
  return `Place ${countedUnits(command.unit, 1)}${of}`;
}
