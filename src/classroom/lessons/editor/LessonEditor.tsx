import { useEffect } from 'react';
import {
  stopAt,
  useLessons,
  type OpenLesson,
  editLesson,
  goToStop,
  redoLesson,
  undoLesson,
  withStroke,
  lendDrawings,
} from '../../../store/lessons/lessonStore.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { goInstead, useEscapeTo } from '../../../ui/address/useAddress.ts';
import { ClassroomBar, ClassroomPanel } from '../../frame/frame.tsx';
import { NoLesson, useOpenLesson } from '../openLesson.tsx';
import { useStopOnMap } from '../stopOnMap.tsx';
import type { Views } from '../views.ts';
import { LessonHead, ShippedNote } from './LessonHead.tsx';
import { StopForm } from './StopForm.tsx';
import { StopList, addStop } from './StopList.tsx';
import { MAX_DRAWS, type Draw } from '../../../engine/table/index.ts';
import type { Stop } from '../../../saves/lessonSchema.ts';
import { useDrawings } from '../../../store/drawings.ts';
import { say } from '../../../ui/tableMode/said.ts';
import { keyOf } from '../../../store/keyOf.ts';
import { hasPen, letGo, togglePen } from '../../../store/pen.ts';
import { undoKey } from '../../../ui/undo/useUndoKeys.ts';
import { KEYS } from '../../../text/keys.ts';

/** Goes along when the lesson becomes a copy, because another tab changed it too. Returns a function that ends this. */
const followCopy = (id: string): (() => void) =>
  useLessons.subscribe(({ open }, { open: before }) => {
    if (before?.id === id && open !== null && open.id !== id && open.elsewhere === 'copied')
      goInstead(classroomAddress('lessons', open.id));
  });

/** Makes and changes a lesson beside the map. */
export function LessonEditor({ id }: { readonly id: string }) {
  const { open, views, trouble, tryAgain } = useOpenLesson(id);
  useEscapeTo(classroomAddress('lessons'));
  useEffect(() => followCopy(id), [id]);
  return (
    <>
      <ClassroomBar page="lessons" />
      <ClassroomPanel label="Lesson" className="classroom-panel lesson-editor">
        {open === null || views === null ? (
          <NoLesson trouble={trouble} onTryAgain={tryAgain} />
        ) : open.isOwn ? (
          <EditedLesson open={open} views={views} />
        ) : (
          <ShippedLesson open={open} views={views} />
        )}
      </ClassroomPanel>
    </>
  );
}

interface LessonProps {
  readonly open: OpenLesson;
  readonly views: Views;
}

function EditedLesson({ open, views }: LessonProps) {
  const at = stopAt(open);
  const { edition, stops } = open.history.now;
  const stop = stops[at];
  useEditorDrawings(stop);
  useEditorKeys(views);
  if (stop === undefined) return null;
  return (
    <>
      <StopOnMap edition={edition} stop={stop} views={views} visit={open.visits} />
      <LessonHead open={open} />
      <StopList stops={stops} at={at} views={views} />
      <StopForm edition={edition} stop={stop} at={at} views={views} />
    </>
  );
}

function ShippedLesson({ open, views }: LessonProps) {
  const at = stopAt(open);
  const { edition, stops } = open.history.now;
  const stop = stops[at];
  useEditorDrawings(stop);
  if (stop === undefined) return null;
  return (
    <>
      <StopOnMap edition={edition} stop={stop} views={views} visit={open.visits} />
      <ShippedNote id={open.id} lesson={open.history.now} at={at} />
    </>
  );
}

/** Shows a stop on the map. */
function StopOnMap(props: Parameters<typeof useStopOnMap>[0]) {
  useStopOnMap(props);
  return null;
}

const FIELDS = 'input, textarea, select';

/**
 * The keys of the editor: Enter adds a stop (in a field with Ctrl), Ctrl+Z undoes, the comma takes the pen, page keys
 * go from stop to stop. They are heard before the map's.
 */
function useEditorKeys(views: Views): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('[role=dialog]') !== null) return;
      if (!handle(event, views)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [views]);
}

/** Does what a key means; false if it means nothing here. */
function handle(event: KeyboardEvent, views: Views): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const key = keyOf(event);
  const isIn = (where: string): boolean => target instanceof Element && target.closest(where) !== null;
  const isCtrl = ctrlKey || metaKey;
  if (key === 'Enter' && isCtrl && !altKey && !shiftKey) {
    addStop(views);
    return true;
  }
  // There these keys undo typing and move the cursor.
  if (isIn(FIELDS) || altKey) return false;
  const undo = undoKey(event);
  if (undo !== null) {
    (undo === 'undo' ? undoLesson : redoLesson)();
    return true;
  }
  if (isCtrl || shiftKey) return false;
  if (key === 'Enter' && !hasPen() && !isIn('button, a, summary')) addStop(views);
  else if (key === KEYS.pen) togglePen();
  else if (key === 'Escape') return letGo();
  else if (key === 'PageDown' || key === 'PageUp') step(key === 'PageDown' ? 1 : -1);
  else return false;
  return true;
}

function step(by: number): void {
  const { open } = useLessons.getState();
  if (open !== null) goToStop(stopAt(open) + by);
}

const NONE: readonly Draw[] = [];

/** Shows the drawings of the stop that is edited; strokes are drawn at it, each one step of undo. */
function useEditorDrawings(stop: Stop | undefined): void {
  useEffect(() => lendDrawings(NONE, stroke), []);
  const draws = stop?.draws ?? NONE;
  useEffect(() => useDrawings.setState({ draws, begun: null, latest: null }), [draws]);
}

function stroke(draw: Draw): void {
  const { open } = useLessons.getState();
  if (open === null || !open.isOwn) return;
  const before = open.history.now;
  editLesson((lesson) => withStroke(lesson, stopAt(open), draw));
  if (useLessons.getState().open?.history.now === before) say(`A stop has at most ${MAX_DRAWS} arrows and marks.`);
}
