import { create } from 'zustand';

/** What of the games of this browser is open. */
interface GamesOpen {
  /** The list of all games. */
  readonly isList: boolean;
  /** A game to be passed on as a link: the id of a stored one, or the running one; null for none. */
  readonly link: { readonly id: string | null } | null;
  /** A file of games to be added to them; null for none. */
  readonly file: File | null;
}

export const useGamesOpen = create<GamesOpen>()(() => ({ isList: false, link: null, file: null }));

/** Opens the list of the games of this browser. */
export const openGames = (): void => useGamesOpen.setState({ isList: true });

/** Opens the window with a link and a QR code of a stored game; without an id, of the running game. */
export const openGameLink = (id: string | null = null): void => useGamesOpen.setState({ link: { id } });

/** Opens the window that adds the games of a file to those of this browser. */
export const openGamesFile = (file: File): void => useGamesOpen.setState({ file });
