import { useMemo } from 'react';
import { editionNamed, type SpaceId } from '../../engine/index.ts';
import { lastEdition } from '../../store/nextGame.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { goTo } from '../../ui/address/useAddress.ts';
import { useBoardShown } from './useBoardShown.ts';
import { GAME_ADDRESS } from '../../ui/address/address.ts';
import { useEscapeTo } from '../../ui/address/useEscapeTo.ts';
import { ClassroomBar } from '../frame/ClassroomBar.tsx';
import type { PageProps } from '../pageProps.ts';
import { PlacePanel } from './PlacePanel.tsx';

/** The map by itself, without a game: a press on a space tells about it. '#/atlas/karelia' shows a card. */
export function AtlasPage({ rest: [wanted] }: PageProps) {
  const edition = useMemo(() => editionNamed(lastEdition()), []);
  const space = edition.spaces.find(({ id }) => id === wanted) ?? null;
  useExampleOfBoard(edition.id, space?.id ?? null);
  useEscapeTo(space === null ? GAME_ADDRESS : classroomAddress('atlas'));
  return (
    <>
      <ClassroomBar page="atlas" />
      <PlacePanel edition={edition} space={space} />
    </>
  );
}

const openCard = (space: SpaceId): void => goTo(classroomAddress('atlas', space));

/** Shows the board without units on the map; a press on a space opens its card. */
function useExampleOfBoard(edition: string, space: SpaceId | null): void {
  const spaces = useMemo(() => (space === null ? [] : [space]), [space]);
  useBoardShown(edition, spaces, openCard);
}
