import { GAME_ADDRESS } from '../../../../ui/address/address.ts';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';

/** The position editor over the game screen. It is loaded, with the draft that was kept, when it is first opened. */
export const PositionEditor = lazyPart(async () => (await import('./EditorPage.tsx')).editorPage(), {
  name: 'The position editor',
  back: GAME_ADDRESS,
});
