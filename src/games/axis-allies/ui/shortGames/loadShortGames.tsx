import type { ComponentType } from 'react';
import { loadEditionOf } from '../../../../store/loadEditionOf.ts';
import { shippedShortGames } from '../../store/shortGames/readShortGame.ts';
import { loadPositions } from '../../../../engine/axis-allies/index.ts';
import type { ClassroomPageProps } from '../../../../classroom/frame/frame.tsx';
import { ShortGamesPage } from './ShortGamesPage.tsx';

/** The page of short games, once those that are shipped are there, their editions, and what reads positions. */
export async function loadShortGames(): Promise<ComponentType<ClassroomPageProps>> {
  const [shipped] = await Promise.all([shippedShortGames(), loadPositions()]);
  await Promise.all([...new Set(shipped.map(({ edition }) => edition))].map((edition) => loadEditionOf({ edition })));
  return function LoadedShortGames(props) {
    return <ShortGamesPage shipped={shipped} {...props} />;
  };
}
