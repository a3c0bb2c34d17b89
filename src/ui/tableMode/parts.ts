import { lazyPart } from '../lazy/lazyPart.tsx';

/* Table mode's part of the page, loaded in the background once the first map is drawn. */

export const TableTools = lazyPart(async () => (await import('./TableTools.tsx')).TableTools, { later: true });
export const SaidNote = lazyPart(async () => (await import('./SaidNote.tsx')).SaidNote, { later: 'only' });
