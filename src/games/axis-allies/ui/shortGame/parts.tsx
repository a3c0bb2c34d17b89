import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import { useGame } from '../../store/game.ts';

const shortGame = () => import('./laterShortGame.tsx');

const Box = lazyPart(async () => (await shortGame()).ShortGameBox, { name: 'The goal' });
const End = lazyPart(async () => (await shortGame()).ShortGameEnd);

/** Whether the game on the table is a short game with a goal of its own. */
const useIsShort = (): boolean => useGame((store) => !store.isLab && store.setup?.shortGame !== undefined);

/** In the panel: goal and rounds of a short game; nothing in other games. */
export const ShortGameHere = () => useIsShort() && <Box />;

/** Over the map: the end of a short game. */
export const ShortGameEndHere = () => useIsShort() && <End />;
