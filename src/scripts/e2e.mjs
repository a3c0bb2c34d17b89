// The end-to-end tests alone; arguments go on to Playwright: npm run e2e -- -g battle
import { startWith } from './nodeVersion.mjs';

startWith(() => import('./runEndToEnd.mjs'));
