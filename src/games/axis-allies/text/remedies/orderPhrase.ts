import type { Command, GameState, SpaceId } from '../../../../engine/axis-allies/index.ts';
import { diceText } from '../battleText.ts';
import { advantageName, developmentName, spaceName } from '../names.ts';
import { declinedText } from '../orderText.ts';
import { countedUnits, unitCounts } from '../unitNames.ts';
import { theUnits, whereTheyAre } from '../theUnits.ts';

/**
 * An order as something to do: 'move the destroyer in Sea Zone 7 to Sea Zone ' +
     '6'. With `places` it goes to these instead,
 * as in 'to Sea Zone 6 or Sea Zone 8'.
 */
export function orderPhrase(state: GameState, command: Command, places?: string): string {
  const place = (space: SpaceId): string => places ?? spaceName(state, space);
  switch (command.type) {
    case 'move':
      return `move ${theUnits(state, command.units)}${whereTheyAre(state, command.units)} to ${place(command.to)}`;
    case 'load':
      return `take ${theUnits(state, command.units)} aboard in ${place(command.zone)}`;
    case 'offload':
      return state.phase === 'combat-move'
        ? `assault ${place(command.to)} with ${theUnits(state, command.units)}`
        : `put ${theUnits(state, command.units)} ashore in ${place(command.to)}`;
    case 'mobilize':
      return `place ${countedUnits(command.unit, 1)} in ${place(command.to)}`;
    case 'raid':
      return command.raid
        ? `raid with ${theUnits(state, command.units)}`
        : `fight with ${theUnits(state, command.units)}`;
    case 'fight':
      return command.kind === 'raid' ? `raid ${place(command.space)}` : `fight in ${place(command.space)}`;
    case 'rocket':
      return `send a rocket from ${spaceName(state, command.from)} to ${place(command.to)}`;
    case 'call-off':
      return (
        `call off the landing of ${theUnits(state, command.transports)}` +
        (command.to === undefined ? '' : ` in ${place(command.to)}`)
      );
    case 'land-stranded':
      return `land ${theUnits(state, [command.unit])} in ${place(command.to)}`;
    case 'research':
      return `research ${developmentName(state, command.development)} with ${diceText(command.dice)}`;
    case 'purchase':
      return `buy ${unitCounts(command.units)}`;
    case 'casualties':
      return `lose ${theUnits(state, command.units)}`;
    case 'submerge':
      return `submerge ${theUnits(state, command.units)}`;
    case 'retreat':
      return command.to === undefined ? 'break off with the aircraft' : `retreat to ${place(command.to)}`;
    case 'press':
      return 'fight another round';
    case 'engage':
      return command.attack
        ? `attack the enemy in ${place(command.zone)}`
        : `leave the enemy in ${place(command.zone)} alone`;
    case 'roll':
      return 'roll the dice';
    case 'use-advantage':
      return (
        `use ${advantageName(state, command.advantage)}` +
        (command.units ? ` for ${theUnits(state, command.units)}` : '')
      );
    case 'place-offer':
      return command.to === null ? declinedText(state).toLowerCase() : `place the units in ${place(command.to)}`;
    case 'end-phase':
      return 'end the phase';
  }
}
