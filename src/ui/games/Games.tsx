import { lazyPart } from '../lazy/lazyPart.tsx';
import type { WorldPicture } from '../../games/face/pictures.ts';
import { useGamesOpen } from './gamesOpen.ts';

const GamesWindow = lazyPart(async () => (await import('./GamesWindow.tsx')).GamesWindow, { later: true });
const GameLinkWindow = lazyPart(async () => (await import('./link/GameLinkWindow.tsx')).GameLinkWindow);
const AddGamesWindow = lazyPart(async () => (await import('./AddGamesWindow.tsx')).AddGamesWindow);

/** The windows of the games of this browser, wherever they are opened from. */
export function Games({ World }: { readonly World: WorldPicture }) {
  const { isList, link, file } = useGamesOpen();
  return (
    <>
      {isList && <GamesWindow World={World} />}
      {link !== null && <GameLinkWindow id={link.id} />}
      {file !== null && <AddGamesWindow key={file.name + file.lastModified} file={file} />}
    </>
  );
}
