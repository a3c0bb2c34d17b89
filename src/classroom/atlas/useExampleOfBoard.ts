import { useMemo } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { goTo } from '../../ui/address/useAddress.ts';
import { useBoardShown } from './useBoardShown.ts';

const openCard = (space: SpaceId): void => goTo(classroomAddress('atlas', space));

/** Shows the board without units on the map; a press on a space opens its card. */
export function useExampleOfBoard(edition: string, space: SpaceId | null): void {
  const spaces = useMemo(() => (space === null ? [] : [space]), [space]);
  useBoardShown(edition, spaces, openCard);
}
