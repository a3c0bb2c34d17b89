import { awaitingOf, playerOf } from '../../store/displayedGame.ts';
import { useSettings, type Quarter } from '../../store/settings.ts';
import { tableFrame } from '../../store/tableFrame.ts';
import { facesText, sitsHereText } from '../../text/tableText.ts';
import { say } from './said.ts';
import { useGame, type GameStore } from '../../store/gameStore.ts';

/** Of so many players it is known where they sit; those who sat down first are forgotten first. */
const MOST = 40;

const gameNow = ({ game, inGame, isLab }: GameStore) => (inGame && !isLab ? game : null);

/** The player whose turn it is in the game on the screen; null without one. */
function playerOfTurn(store: GameStore): string | null {
  const game = gameNow(store);
  return game === null ? null : (playerOf(game, game.power)?.name ?? null);
}

/** The player who has to decide now. */
function decider(store: GameStore): string | null {
  const game = gameNow(store);
  const power = game === null ? undefined : awaitingOf(game).by?.[0];
  return game === null || power === undefined ? playerOfTurn(store) : (playerOf(game, power)?.name ?? null);
}

/** Keeps that the player who has to decide now sits where the view is turned to, if it is to turn by itself. */
export function keepSide(turned: Quarter): void {
  const { turnsToPlayer, sides, set } = useSettings.getState();
  const player = decider(useGame.getState());
  if (!turnsToPlayer || player === null) return;
  const others = Object.entries(sides).filter(([name]) => name !== player);
  set({ sides: Object.fromEntries([...others.slice(1 - MOST), [player, turned]]) });
  say(sitsHereText(player));
}

/** Turns the view to where a player sits, if that is wanted and known. */
function face(player: string | null): void {
  const { tableMode, turnsToPlayer, sides, turned, set } = useSettings.getState();
  if (player === null || !tableMode || tableFrame() === null || !turnsToPlayer) return;
  const side = Object.hasOwn(sides, player) ? sides[player] : undefined;
  if (side === undefined || side === turned) return;
  set({ turned: side });
  say(facesText(player));
}

/** From now on turns the view to the player whose turn begins. Returns what ends it. */
export function turnToPlayers(): () => void {
  face(playerOfTurn(useGame.getState()));
  return useGame.subscribe((now, before) => {
    const player = playerOfTurn(now);
    if (player !== playerOfTurn(before)) face(player);
  });
}
