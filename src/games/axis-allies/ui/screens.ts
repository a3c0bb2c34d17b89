import { SpaceList } from '../../../ui/lazy/parts.ts';
import type { Screens } from '../../face/screens.ts';

/** What games of this family show at places of the program's pages. */
export const screens: Screens = { SpaceList };
