import type { ClassroomPageProps } from '../frame/frame.tsx';
import { LessonHandout } from './handout/LessonHandout.tsx';
import { LessonEditor } from './editor/LessonEditor.tsx';
import { LessonList } from './list/LessonList.tsx';
import { LessonNotes } from './notes/LessonNotes.tsx';
import { LINK, LessonOfLink } from './link/lessonLink.tsx';
import { LessonShow } from './show/LessonShow.tsx';
import './lessons.css';
import './lessonPages.css';
import './show/show.css';

/**
 * '#/lessons' lists them; '#/lessons/ID' is the editor of one, with '/show/3' its presentation from the third stop,
 * with '/notes' the teacher's window beside it, with '/handout' the page to print. '#/lessons/link/LETTERS/3' offers
 * the lesson that is in the link itself, from its third stop.
 */
export function LessonsPage({ rest: [id, part, number] }: ClassroomPageProps) {
  if (id === undefined) return <LessonList />;
  if (id === LINK && part !== undefined) return <LessonOfLink packed={part} number={number ?? '1'} />;
  if (part === 'show') return <LessonShow key={id} id={id} number={number ?? '1'} />;
  if (part === 'notes') return <LessonNotes key={id} id={id} />;
  if (part === 'handout') return <LessonHandout key={id} id={id} />;
  return <LessonEditor key={id} id={id} />;
}
