import { lazyPart } from '../lazy/lazyPart.tsx';

/* What is said of a stored game that cannot be opened, loaded when there is one or in the background. */

export const BrokenGame = lazyPart(async () => (await import('./BrokenGame.tsx')).BrokenGame, { later: true });
export const LossWindow = lazyPart(async () => (await import('./BrokenGame.tsx')).LossWindow, { later: true });
