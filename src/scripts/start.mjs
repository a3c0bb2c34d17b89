// Install, build and serve the game. Plain Node, because nothing is installed in a fresh clone.
import { startWith } from './nodeVersion.mjs';

startWith(() => import('./serveGame.mjs'));
