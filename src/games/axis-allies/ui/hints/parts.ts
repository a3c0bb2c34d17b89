import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';

const hints = () => import('./laterHints.tsx');

/** The way from unit to unit through a phase of moves. */
export const NextUnits = lazyPart(async () => (await hints()).NextUnits, { later: true });
/** The keys of the way from unit to unit, wherever one is in the game. */
export const UnitKeys = lazyPart(async () => (await hints()).UnitKeys, { later: 'only' });
/** At most one calm hint. */
export const HintLine = lazyPart(async () => (await hints()).HintLine, { later: 'only' });
