import { create } from 'zustand';
import { familyOf, type AnyState, type PowerId, type SpaceId } from '../engine/index.ts';
import type { EndedTurn } from '../games/face/story.ts';
import { playerOf } from './displayedGame.ts';
import { useGame, type GameStore } from './gameStore.ts';
import { useSettings } from './settings.ts';

interface Handover {
  /** The turn that is just over, while it is told and the table is handed to the next player; else null. */
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
  const last = now.before;
  if (last === null || familyOf(game).turnOf(last) === familyOf(game).turnOf(game)) return null;
  // The turn of a power that rests in a short game is passed by the program: nobody has had it.
  if (last.players.some(({ resting }) => resting?.includes(last.power) === true)) return null;
  if (isLab || readOnly || !inGame || !isHandedOver(game, last.power)) return null;
  return { power: last.power, round: last.round, timeline, since: before.commands.length };
}

function isHandedOver(game: AnyState, from: PowerId): boolean {
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
