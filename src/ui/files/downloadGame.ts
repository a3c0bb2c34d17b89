import { fileName, toSave, saveText } from '../../saves/saveFile.ts';
import { currentCheckpoint } from '../../store/checkpoint.ts';
import { useGame } from '../../store/gameStore.ts';
import { download } from './download.ts';

/** Downloads the current game. */
export function downloadGame(): void {
  const { game, setup, commands, timeline } = useGame.getState();
  if (game === null || setup === null || timeline === null) return;
  // The checkpoint is taken at the start of the phase, if possible there.
  const { state, index } = timeline.phaseStart;
  const checkpoint = currentCheckpoint({ setup, state, commands: commands.slice(0, index) }, null);
  download(fileName(game, 'game'), saveText(toSave(setup, commands, new Date(), checkpoint)));
}
