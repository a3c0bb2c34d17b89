// Install, build and serve the game: plain Node, since nothing is installed yet on a fresh clone.
import { startWith } from './nodeVersion.mjs';

startWith(() => import('./serveGame.mjs'));
