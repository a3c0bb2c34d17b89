import { useEffect } from 'react';
import { stopAt, useLessons, type OpenLesson } from '../../../store/lessons/lessonStore.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { goInstead } from '../../../ui/address/useAddress.ts';
import { useEscapeTo } from '../../../ui/address/useEscapeTo.ts';
import { ClassroomBar } from '../../frame/ClassroomBar.tsx';
import { NoLesson } from '../NoLesson.tsx';
import { useOpenLesson } from '../useOpenLesson.ts';
import { useStopOnMap } from '../useStopOnMap.ts';
import type { Views } from '../views.ts';
import { LessonHead } from './LessonHead.tsx';
import { ShippedNote } from './ShippedNote.tsx';
import { StopForm } from './StopForm.tsx';
import { StopList } from './StopList.tsx';
import { useEditorDrawings } from './useEditorDrawings.ts';
import { useEditorKeys } from './useEditorKeys.ts';
import { ClassroomPanel } from '../../frame/ClassroomPanel.tsx';

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
