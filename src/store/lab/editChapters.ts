import { MAX_CHAPTERS } from '../../saves/limits.ts';
import { append } from './chapters.ts';
import { editStudy } from './editLab.ts';
import { useLab, type Chapter, type ChapterId } from './labStore.ts';
import { showChapter } from './showLine.ts';

/** Shows a chapter where it was left. */
export function openChapter(id: ChapterId): void {
  const { study, history } = useLab.getState();
  if (study !== null && id !== history.now.shown) showChapter(study.id, history, id);
}

/** Adds chapters at the end, as one step of undo, and shows the first of them; nothing if there is no room. */
export function addChapters(chapters: readonly Chapter[]): void {
  const { order } = useLab.getState().history.now;
  if (order.length + chapters.length > MAX_CHAPTERS) useLab.setState({ trouble: 'chapters-full' });
  else editStudy('add-chapter', (draft) => append(draft, chapters));
}

export const renameChapter = (id: ChapterId, title: string): void =>
  editStudy('rename-chapter', ({ chapters }) => {
    const chapter = chapters[id];
    if (chapter !== undefined) chapter.title = title;
  });

/** Moves a chapter towards the beginning (-1) or the end (1). */
export const moveChapter = (id: ChapterId, by: -1 | 1): void =>
  editStudy('move-chapter', ({ order }) => {
    const place = order.indexOf(id);
    if (place < 0 || order[place + by] === undefined) return;
    order.splice(place, 1);
    order.splice(place + by, 0, id);
  });

/** Takes a chapter away with its tree; a study keeps at least one. */
export const removeChapter = (id: ChapterId): void =>
  editStudy('remove-chapter', (draft) => {
    const place = draft.order.indexOf(id);
    if (place < 0 || draft.order.length === 1) return;
    draft.order.splice(place, 1);
    delete draft.chapters[id];
    if (draft.shown === id) draft.shown = draft.order[place] ?? draft.order.at(-1) ?? 0;
  });
