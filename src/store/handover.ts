import { create } from 'zustand';
import { hasNoPart, type GameState } from '../engine/axis-allies/index.ts';
import type { PowerId, SpaceId } from '../engine/index.ts';
import { playerOf } from '../games/axis-allies/store/selectors.ts';
import { useSettings } from './settings.ts';
import { useGame, type GameStore } from '../games/axis-allies/store/game.ts';
import type { Timeline } from '../games/axis-allies/session/types.ts';

/** A turn that is just over, while its story is told and the table is handed to the next player. */
export interface EndedTurn {
  readonly power: PowerId;
  readonly round: number;
  /** The game as the next turn begins. */
  readonly timeline: Timeline;
  /** The number of commands before the order that ended the turn. */
  readonly since: number;
}

interface Handover {
  /** The turn that is told; null while none is. */
  readonly ended: EndedTurn | null;
  /** The places that are told of now. */
  readonly spaces: readonly SpaceId[];
}

const NONE: Handover = { ended: null, spaces: [] };

export const useHandover = create<Handover>()(() => NONE);

/** Ends the handover: the next turn goes on. */
export const takeOver = (): void => useHandover.setState(NONE);

/** The turn that the latest order ended, if the table is to be handed over after it; null otherwise. */
function endedNow(now: GameStore, before: GameStore): EndedTurn | null {
  const { game, timeline, events, isLab, readOnly, inGame } = now;
  if (game === null || timeline === null || game.outcome !== null || events === before.events) return null;
  const end = events.findLast((event) => event.type === 'turn-ended' && !hasNoPart(game, event.power));
  if (end?.type !== 'turn-ended') return null;
  if (isLab || readOnly || !inGame || !isHandedOver(game, end.power)) return null;
  return { power: end.power, round: now.before?.round ?? game.round, timeline, since: before.commands.length };
}

function isHandedOver(game: GameState, from: PowerId): boolean {
  const { handover } = useSettings.getState();
  if (handover === 'never') return false;
  return handover === 'always' || playerOf(game, from)?.name !== playerOf(game, game.power)?.name;
}

// Whatever happens next in the game ends the handover.
useGame.subscribe((now, before) => {
  if (now.game === before.game && now.events === before.events && now.inGame === before.inGame) return;
  const ended = endedNow(now, before);
  if (ended !== useHandover.getState().ended) useHandover.setState({ ...NONE, ended });
});
