import { fileName, toSave, saveText } from '../../saves/saveFile.ts';
import { currentCheckpoint } from '../../store/storedChange.ts';
import { download } from './download.ts';
import type { GameOnTable } from '../../store/gameOnTable.ts';
import { useGame } from '../../store/gameStore.ts';
import { runningGame } from '../../store/displayedGame.ts';

/** Downloads the running game. */
export const downloadGame = (): void => downloadAsGame(runningGame());

/** Downloads the line of the lab on the table as a game. */
export const downloadLine = (): void => downloadAsGame(useGame.getState());

function downloadAsGame({ game, setup, name, commands, timeline, timeUsed }: GameOnTable): void {
  if (game === null || setup === null || timeline === null) return;
  // The checkpoint is taken at the start of the phase, if possible there.
  const { state, index } = timeline.phaseStart;
  const checkpoint = currentCheckpoint({ setup, state, commands: commands.slice(0, index) }, null);
  const { sideLines } = timeline;
  const save = toSave(setup, commands, new Date(), { checkpoint, sideLines, name, timeUsed });
  download(fileName(game, 'game'), saveText(save));
}
