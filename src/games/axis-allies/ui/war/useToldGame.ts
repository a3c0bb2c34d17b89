import type { Timeline } from '../../../../session/timeline.ts';
import { useTold, type Telling } from '../../../../ui/war/useTold.ts';
import { tellWar, type ToldWar } from '../../store/lookBack.ts';

/** The game on the table, told with its diary, its charts and its luck. */
export const useToldGame = (): Telling<ToldWar> => useTold(tellWar as (timeline: Timeline) => Generator<void, ToldWar>);
