// Only the end-to-end tests; arguments are passed to Playwright: npm run e2e -- -g battle
import { startWith } from './nodeVersion.mjs';

startWith(() => import('./runEndToEnd.mjs'));
