import { useEffect } from 'react';
import { MAX_DRAWS, type Draw } from '../../../engine/table/index.ts';
import type { Stop } from '../../../saves/lessonSchema.ts';
import { useDrawings } from '../../../store/drawings.ts';
import { withStroke } from '../../../store/lessons/editStops.ts';
import { lendDrawings } from '../../../store/lessons/lendDrawings.ts';
import { editLesson, stopAt, useLessons } from '../../../store/lessons/lessonStore.ts';
import { say } from '../../../ui/tableMode/said.ts';

const NONE: readonly Draw[] = [];

/** Shows the drawings of the stop that is edited; strokes are drawn at it, each one step of undo. */
export function useEditorDrawings(stop: Stop | undefined): void {
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
