import { screens } from '../src/games/axis-allies/ui/screens.ts';
import { addScreens, loadOpenings } from '../src/games/screens.ts';

// What families show at places of the program's pages, as the program starts with it.
addScreens('axis-allies', screens);
// The opening page loads what it shows of them, before it is shown.
await loadOpenings();
