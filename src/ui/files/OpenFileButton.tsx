import { useState } from 'react';
import { MAX_BYTES } from '../../saves/limits.ts';
import { tooLarge } from '../../saves/parseJson.ts';
import type { Setup } from '../../saves/schema.ts';
import { openFile } from '../../store/openFile.ts';
import { openFailure, type OpenedGame, type OpenFailure } from '../../store/openSave.ts';
import type { Reading } from '../../store/runInChunks.ts';
import { Button } from '../components/Button.tsx';
import { openGamesFile } from '../games/gamesOpen.ts';
import { Window } from '../components/Window.tsx';
import { CheckpointButton } from './CheckpointButton.tsx';
import { FaultList } from './FaultList.tsx';
import { FileButton } from './FileButton.tsx';
import { useConfirmReplace } from './useConfirmReplace.tsx';
import { useGame } from '../../store/gameStore.ts';

/** Opens a save or a position file. An invalid file is explained and changes nothing. */
export function OpenFileButton({ table }: { readonly table: () => Omit<Setup, 'start'> }) {
  const [refused, setRefused] = useState<(OpenFailure & { readonly file: string }) | null>(null);
  const { replace, question } = useConfirmReplace();
  const readOnly = useGame((store) => store.readOnly);
  const close = (): void => setRefused(null);

  async function open(file: File, reading: Reading): Promise<void> {
    try {
      if (await isFileOfGames(file)) return openGamesFile(file);
      // A file that is too large is not read at all.
      const opened =
        file.size > MAX_BYTES
          ? { ok: false as const, fault: openFailure([tooLarge()]) }
          : await openFile(await file.text(), table(), reading);
      reading.signal.throwIfAborted();
      if (opened.ok) replace(() => loadGame(opened.value));
      else setRefused({ ...opened.fault, file: file.name });
    } catch {
      if (reading.signal.aborted) return;
      setRefused({ ...openFailure([{ path: '', message: 'it cannot be read' }]), file: file.name });
    }
  }

  return (
    <>
      <FileButton
        label="Saved game or position file"
        text="Open a saved game or position"
        disabled={readOnly}
        onFile={open}
      />
      {question}
      <Window
        open={refused !== null}
        title="This file cannot be opened"
        onClose={close}
        buttons={
          <>
            <Button look="main" onClick={close}>
              Close
            </Button>
            {refused !== null && <RecoveryButtons refused={refused} onDone={close} replace={replace} />}
          </>
        }
      >
        <p>
          {refused?.file}:{' '}
          {refused?.faults.length === 1 ? 'one thing is wrong' : `${refused?.faults.length} things are wrong`}. The game
          on the table is untouched.
        </p>
        <FaultList faults={refused?.faults ?? []} />
      </Window>
    </>
  );
}

/** Whether a file holds many games, by its beginning. */
const isFileOfGames = async (file: File): Promise<boolean> =>
  /^\s*\{[^[]*"kind":\s*"games"/.test(await file.slice(0, 200).text());

interface RecoveryButtonsProps {
  readonly refused: OpenFailure;
  readonly onDone: () => void;
  readonly replace: (action: () => void) => void;
}

/** Opens the part of a game that can be played: the legal commands, or the latest checkpoint. */
function RecoveryButtons({ refused: { playablePart, checkpoint, beside }, onDone, replace }: RecoveryButtonsProps) {
  return (
    <>
      {playablePart !== null && (
        <Button
          onClick={() => {
            onDone();
            replace(() => loadGame(playablePart));
          }}
        >
          Open its first {playablePart.timeline.commands.length} steps
        </Button>
      )}
      {checkpoint !== null && <CheckpointButton checkpoint={checkpoint} beside={beside} onDone={onDone} />}
    </>
  );
}

const loadGame = (opened: OpenedGame): void => useGame.getState().loadGame(opened);
