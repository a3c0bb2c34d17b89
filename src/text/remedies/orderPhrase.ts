import type { Command, GameState } from '../../engine/index.ts';
import { spaceName } from '../names.ts';
import { countedUnits, unitCounts } from '../unitNames.ts';
import { theUnits, whereTheyAre } from '../theUnits.ts';

/** An order as something to do: 'move the destroyer in Sea Zone 7 to Sea Zone 6'. */
export function orderPhrase(state: GameState, command: Command): string {
  switch (command.type) {
    case 'move':
      return `move ${theUnits(state, command.units)}${whereTheyAre(state, command.units)} to ${spaceName(state, command.to)}`;
    case 'load':
      return `take ${theUnits(state, command.units)} aboard in ${spaceName(state, command.zone)}`;
    case 'offload':
      return `${state.phase === 'combat-move' ? `tell ${theUnits(state, command.units)} to assault` : `put ${theUnits(state, command.units)} ashore in`} ${spaceName(state, command.to)}`;
    case 'mobilize':
      return `place ${countedUnits(command.unit, 1)} in ${spaceName(state, command.to)}`;
    case 'fight':
      return `fight in ${spaceName(state, command.space)}`;
    case 'land-stranded':
      return `land ${theUnits(state, [command.unit])} in ${spaceName(state, command.to)}`;
    case 'purchase':
      return `buy ${unitCounts(command.units)}`;
    case 'casualties':
      return `lose ${theUnits(state, command.units)}`;
    case 'submerge':
      return `submerge ${theUnits(state, command.units)}`;
    case 'retreat':
      return command.to === undefined ? 'break off with the aircraft' : `retreat to ${spaceName(state, command.to)}`;
    case 'press':
      return 'fight another round';
    case 'engage':
      return `${command.attack ? 'attack' : 'pass by'} the enemy in ${spaceName(state, command.zone)}`;
    case 'roll':
      return 'roll the dice';
    case 'end-phase':
      return 'end the phase';
  }
}
