import { PencilLine, Plus } from 'lucide-react';
import { useState } from 'react';
import type { DrawnPoint } from '../../../engine/table/index.ts';
import type { Stop } from '../../../saves/lessonSchema.ts';
import { useDrawings } from '../../../store/drawings.ts';
import { withChange } from '../../../store/lessons/editStops.ts';
import { editLesson } from '../../../store/lessons/lessonStore.ts';
import { draw, togglePen } from '../../../store/pen.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { DrawList } from '../../../ui/draw/DrawList.tsx';
import { PlaceFields } from '../../../ui/layers/PlaceFields.tsx';
import { PenColours } from '../PenColours.tsx';
import { stopBoard } from '../stopBoard.ts';

interface StopDrawsProps {
  readonly edition: string;
  readonly stop: Stop;
  readonly at: number;
}

/** Arrows and marks of the stop that is edited: drawn with the pen, or by the names of their places. */
export function StopDraws({ edition, stop, at }: StopDrawsProps) {
  const isDrawing = useDrawings((store) => store.isDrawing);
  const clear = (): void => editLesson((lesson) => withChange(lesson, at, { draws: undefined }));
  return (
    <>
      <div className="lesson-buttons">
        <Button small aria-pressed={isDrawing} title="Draw arrows and marks (comma)" onClick={togglePen}>
          <PencilLine size={16} aria-hidden /> Draw
        </Button>
      </div>
      {isDrawing && (
        <>
          <PenColours />
          <p className="soft lesson-hint">
            Drag from any point to any other for an arrow; near a city it begins or ends there. Press a space to mark
            it; the same again takes it away.
          </p>
          <ArrowByName />
        </>
      )}
      {stop.draws !== undefined && (
        <DrawList
          game={stopBoard(edition, stop)}
          draws={stop.draws}
          onTakeAway={(drawn) => useDrawings.getState().stroke?.(drawn)}
          onClear={clear}
        />
      )}
    </>
  );
}

const NO_PLACES: readonly DrawnPoint[] = [];

/** An arrow from one place to another, both by their names: for who has no pointer, or wants a place that is small. */
function ArrowByName() {
  const points = useDrawings((store) => store.points);
  const [from, setFrom] = useState<DrawnPoint | null>(null);
  const [to, setTo] = useState<DrawnPoint | null>(null);
  function add(): void {
    if (from === null || to === null) return;
    draw(from, to);
    setTo(null);
  }
  return (
    <div className="lesson-buttons" role="group" aria-label="An arrow by the names of its places">
      <PlaceFields from={from} to={to} places={points?.named ?? NO_PLACES} onFrom={setFrom} onTo={setTo} />
      <Button small disabled={from === null || to === null} onClick={add}>
        <Plus size={16} aria-hidden /> Arrow
      </Button>
    </div>
  );
}
