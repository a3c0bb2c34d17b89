import { FolderOpen, MapPin, Plus, RotateCcw, Stamp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Result } from '../../../engine/index.ts';
import { MAX_STUDY_BYTES, MAX_TITLE_LENGTH } from '../../../saves/limits.ts';
import { tooLarge } from '../../../saves/parseJson.ts';
import { beginAtBoard, beginAtSetup, beginFromFile } from '../../../store/lab/beginChapter.ts';
import { NO_NAME } from '../../../store/lab/openLab.ts';
import type { FileFault } from '../../../store/openSave.ts';
import { wordsOf } from '../../../games/faces.ts';
import { EDITOR_ADDRESS } from '../../address/address.ts';
import { goTo } from '../../address/useAddress.ts';
import { Button } from '../../components/Button.tsx';
import { Window } from '../../components/Window.tsx';
import { ReadSoFar, useReading } from '../../files/useReading.tsx';
import { FaultList } from '../../files/FaultList.tsx';
import { IconMenu } from '../../components/IconMenu.tsx';
import { useDisplayedGame } from '../../../store/displayedGame.ts';

type Added = Result<null, readonly FileFault[]>;

const STOPPED: Added = { ok: true, value: null };
const FAILED: Added = { ok: false, fault: [{ path: '', message: 'it cannot be read; try again in a moment' }] };

/** Adds a chapter: from the set-up, the position shown, the position editor or a file. */
export function AddChapter() {
  const game = useDisplayedGame();
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly FileFault[]>([]);

  const add = async (adding: () => Added | Promise<Added>): Promise<void> => {
    const added = await Promise.resolve()
      .then(adding)
      .catch(() => FAILED);
    setFaults(added.ok ? [] : added.fault);
  };
  const { percent, read, stop } = useReading();
  const addFile = (file: File): Promise<void> =>
    read((reading) =>
      add(async () =>
        file.size > MAX_STUDY_BYTES
          ? { ok: false, fault: [tooLarge(MAX_STUDY_BYTES)] }
          : beginFromFile(titleOf(file), await file.text(), reading).catch((error: unknown) => {
              if (reading.signal.aborted) return STOPPED;
              throw error;
            }),
      ),
    );

  return (
    <>
      <IconMenu
        name="Add a chapter"
        icon={Plus}
        items={[
          {
            text: 'From the set-up',
            icon: RotateCcw,
            onClick: () => void add(() => beginAtSetup(NO_NAME)),
          },
          {
            text: 'From the position shown',
            icon: MapPin,
            onClick: () => void add(() => beginAtBoard(wordsOf(game).placeText(game), game)),
          },
          { text: 'From the position editor', icon: Stamp, onClick: () => goTo(EDITOR_ADDRESS) },
          { text: 'From a file', icon: FolderOpen, onClick: () => input.current?.click() },
        ]}
      />
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="File for a chapter"
        className="visually-hidden"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file !== undefined) void addFile(file);
        }}
      />
      <Window
        open={percent !== null}
        title="Reading a file"
        onClose={stop}
        buttons={
          <Button look="main" onClick={stop}>
            Stop
          </Button>
        }
      >
        <p>{percent !== null && <ReadSoFar percent={percent} />}</p>
      </Window>
      <Window open={faults.length > 0} title="No chapter was added" onClose={() => setFaults([])}>
        <p>This cannot be made a chapter. Nothing was changed.</p>
        <FaultList faults={faults} />
      </Window>
    </>
  );
}

const titleOf = ({ name }: File): string => name.replace(/\.json$/i, '').slice(0, MAX_TITLE_LENGTH);
