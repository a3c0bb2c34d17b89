import type { Command, GameState, SpaceId } from '../../engine/index.ts';
import type { Timeline } from '../../store/timeline.ts';
import { phaseOrderText } from '../../text/phaseOrderText.ts';

/** An order of this phase: its place among the game's commands, its words, and the spaces it begins and ends in. */
export interface PhaseOrder {
  readonly index: number;
  readonly text: string;
  readonly spaces: readonly SpaceId[];
}

/** The orders given since the phase began, first to last. */
export function phaseOrders(game: GameState, { phaseStart, commands }: Timeline): readonly PhaseOrder[] {
  return commands.slice(phaseStart.index).flatMap((command, i) => {
    const text = phaseOrderText(game, command);
    return text === null ? [] : [{ index: phaseStart.index + i, text, spaces: spacesOf(game, command) }];
  });
}

function spacesOf(game: GameState, command: Command): readonly SpaceId[] {
  switch (command.type) {
    case 'move':
    case 'offload':
      return [
        ...command.units.flatMap((unit) => game.turn.deeds[unit]?.route[0] ?? game.units[unit]?.space ?? []),
        command.to,
      ];
    case 'load':
      return [...command.units.flatMap((unit) => game.turn.deeds[unit]?.route[0] ?? []), command.zone];
    case 'engage':
      return [command.zone];
    case 'mobilize':
    case 'land-stranded':
      return [command.to];
    default:
      return [];
  }
}
