import { flushLesson } from '../../store/lessons/keepLessons.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { say } from '../../ui/tableMode/said.ts';

/** Opens the notes of a lesson in a window of their own, or brings that window to the front. */
export function openNotes(lesson: string): void {
  void flushLesson();
  const address = new URL(window.location.href);
  address.hash = classroomAddress('lessons', lesson, 'notes');
  const opened = window.open(address, `warboard-notes-${lesson}`, 'popup,width=900,height=700');
  if (opened === null) say('The browser did not open a second window. Allow windows of this page, and try again.');
  else opened.focus();
}
