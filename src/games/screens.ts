import { familyOf, type AnyState } from '../engine/index.ts';
import type { Opening } from './face/opening.ts';
import type { KeyGroup, Screens } from './face/screens.ts';

const SCREENS = new Map<string, Screens>();
const NONE: Screens = {};

/** Adds what a family shows at places of the program's pages, as the program starts: its panels use those pages. */
export const addScreens = (family: string, screens: Screens): void => void SCREENS.set(family, screens);

/** What every family shows at them. */
export const allScreens = (): readonly Screens[] => [...SCREENS.values()];

/** What games of an edition show at places of the program's pages. */
export const screensOf = (game: Pick<AnyState, 'edition'>): Screens => SCREENS.get(familyOf(game).id) ?? NONE;

const NO_OPENING: Opening = {};
const NO_KEYS: readonly KeyGroup[] = [];
const [loadOpenings, openingIn] = loadedOnce((screens) => screens.loadOpening?.());
const [loadMenus, menuIn] = loadedOnce((screens) => screens.loadMenu?.());
const [loadKeys, keysIn] = loadedOnce((screens) => screens.loadKeys?.());

/** Load what all families show on the opening page, in the menu or on the sheet of keys. Reject if that fails. */
export { loadKeys, loadMenus, loadOpenings };

/** What the family of an edition shows on the opening page, once that is loaded. */
export const openingOf = (game: Pick<AnyState, 'edition'>): Opening => openingIn(game) ?? NO_OPENING;

/** What the family of an edition has in the menu, once that is loaded. */
export const menuOf = (game: Pick<AnyState, 'edition'>) => ({ Own: menuIn(game) });

/** Keys that only the family of an edition has, once they are loaded. */
export const keysOf = (game: Pick<AnyState, 'edition'>): readonly KeyGroup[] => keysIn(game) ?? NO_KEYS;

/** A part of the screens that is loaded for all families together: what loads it, and what gives it for a game. */
function loadedOnce<Part>(load: (screens: Screens) => Promise<Part> | undefined) {
  const parts = new Map<string, Part>();
  const loadOne = async ([family, screens]: [string, Screens]): Promise<void> => {
    const part = parts.has(family) ? undefined : await load(screens);
    if (part !== undefined) parts.set(family, part);
  };
  const loadAll = async (): Promise<void> => void (await Promise.all([...SCREENS].map(loadOne)));
  return [loadAll, (game: Pick<AnyState, 'edition'>) => parts.get(familyOf(game).id)] as const;
}
