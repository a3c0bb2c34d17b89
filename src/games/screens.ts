import { familyOf, type AnyState } from '../engine/index.ts';
import type { Screens } from './face/screens.ts';

const SCREENS = new Map<string, Screens>();
const NONE: Screens = {};

/** Adds what a family shows at places of the program's pages, as the program starts: its panels use those pages. */
export const addScreens = (family: string, screens: Screens): void => void SCREENS.set(family, screens);

/** What every family shows at them. */
export const allScreens = (): readonly Screens[] => [...SCREENS.values()];

/** What games of an edition show at places of the program's pages. */
export const screensOf = (game: Pick<AnyState, 'edition'>): Screens => SCREENS.get(familyOf(game).id) ?? NONE;
