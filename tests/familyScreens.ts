import { screens } from '../src/games/axis-allies/ui/screens.ts';
import { addScreens, loadKeys, loadMenus, loadOpenings } from '../src/games/screens.ts';

// What families show at places of the program's pages, as the program starts with it.
addScreens('axis-allies', screens);
// The opening page, the menu and the sheet of keys load what they show of them, before they are shown.
await Promise.all([loadOpenings(), loadMenus(), loadKeys()]);
