import { useState } from 'react';
import { toLessonFile, type Stop } from '../../../saves/lessonSchema.ts';
import { loadPositions } from '../../../saves/loadPositions.ts';
import { MAX_LESSON_BYTES } from '../../../saves/limits.ts';
import { lessonTooLarge } from '../../../saves/parseLesson.ts';
import { useGame } from '../../../store/gameStore.ts';
import { withChange } from '../../../store/lessons/editStops.ts';
import { readLesson } from '../../../store/lessons/lessonFaults.ts';
import { editLesson, useLessons } from '../../../store/lessons/lessonStore.ts';
import type { FileFault } from '../../../store/openSave.ts';
import { readJson, type Reading } from '../../../store/runInChunks.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { FaultList } from '../../../ui/files/FaultList.tsx';
import { FileButton } from '../../../ui/files/FileButton.tsx';
import { stopBoard } from '../stopBoard.ts';

interface StopPositionProps {
  readonly edition: string;
  readonly stop: Stop;
  readonly at: number;
}

/** Which units stand on the board at a stop: none, those of the game on the table now, or those of a position file. */
export function StopPosition({ edition, stop, at }: StopPositionProps) {
  const game = useGame((store) => (store.inGame && store.game?.edition === edition ? store.game : null));
  const [faults, setFaults] = useState<readonly FileFault[]>([]);
  const put = (position: unknown): void => {
    setFaults([]);
    editLesson((lesson) => withChange(lesson, at, { position }));
  };
  async function putGame(): Promise<void> {
    if (game !== null) put((await loadPositions()).toPosition(game));
  }
  async function read(file: File, reading: Reading): Promise<void> {
    const found = await positionIn(file, stop, reading);
    if (reading.signal.aborted) return;
    if (found.faults.length > 0) setFaults(found.faults);
    else put(found.position);
  }
  const failed = (): void => setFaults([{ path: '', message: 'it could not be read; try again in a moment' }]);
  return (
    <>
      <h3>Units</h3>
      <p className="soft lesson-hint">
        {stop.position === undefined
          ? 'The board is shown without units.'
          : 'The board is shown with the units of a position, stored with the lesson.'}
      </p>
      <div className="lesson-buttons">
        {game !== null && (
          <Button small onClick={() => void putGame().catch(failed)}>
            As in the game now
          </Button>
        )}
        <FileButton
          label="Position file"
          text="Position file"
          onFile={(file, reading) => read(file, reading).catch(() => (reading.signal.aborted ? undefined : failed()))}
        />
        {stop.position !== undefined && (
          <Button small onClick={() => put(undefined)}>
            Without units
          </Button>
        )}
      </div>
      {faults.length > 0 && (
        <div role="alert" className="lesson-trouble">
          <p>This position cannot be shown. Nothing was changed.</p>
          <FaultList faults={faults} edition={edition} />
        </div>
      )}
    </>
  );
}

/** The position of a file, or what is wrong with it: it is read as a stop of the open lesson. */
async function positionIn(
  file: File,
  stop: Stop,
  reading: Reading,
): Promise<{ readonly position?: unknown; readonly faults: readonly FileFault[] }> {
  const { open } = useLessons.getState();
  if (open === null || file.size > MAX_LESSON_BYTES) return { faults: [lessonTooLarge] };
  const json = await readJson(await file.text(), MAX_LESSON_BYTES, reading);
  if (!json.ok) return { faults: json.fault };
  const lesson = { ...open.history.now, stops: [{ ...stop, position: json.value }] };
  const read = await readLesson(toLessonFile(lesson, new Date()), reading);
  if (!read.ok) return { faults: read.fault };
  const { toPosition } = await loadPositions();
  return { position: toPosition(stopBoard(lesson.edition, { position: json.value })), faults: [] };
}
