import { familyOf, type AnyState } from '../engine/index.ts';
import type { Opening } from './face/opening.ts';
import type { Screens } from './face/screens.ts';

const SCREENS = new Map<string, Screens>();
const NONE: Screens = {};

/** Adds what a family shows at places of the program's pages, as the program starts: its panels use those pages. */
export const addScreens = (family: string, screens: Screens): void => void SCREENS.set(family, screens);

/** What every family shows at them. */
export const allScreens = (): readonly Screens[] => [...SCREENS.values()];

/** What games of an edition show at places of the program's pages. */
export const screensOf = (game: Pick<AnyState, 'edition'>): Screens => SCREENS.get(familyOf(game).id) ?? NONE;

const OPENINGS = new Map<string, Opening>();
const NO_OPENING: Opening = {};

/** Loads what all families show on the opening page. Rejects if something of it cannot be fetched. */
export async function loadOpenings(): Promise<void> {
  const load = async ([family, { loadOpening }]: [string, Screens]): Promise<void> => {
    if (loadOpening !== undefined && !OPENINGS.has(family)) OPENINGS.set(family, await loadOpening());
  };
  await Promise.all([...SCREENS].map(load));
}

/** What the family of an edition shows on the opening page, once that is loaded. */
export const openingOf = (game: Pick<AnyState, 'edition'>): Opening => OPENINGS.get(familyOf(game).id) ?? NO_OPENING;
