import type { Edition, Space } from '../../engine/index.ts';
import { AtlasCard } from './AtlasCard.tsx';
import { AtlasNotLoaded } from './AtlasNotLoaded.tsx';
import { PlaceList } from './PlaceList.tsx';
import { useAtlas } from './useAtlas.ts';
import { ClassroomPanel } from '../frame/ClassroomPanel.tsx';
import './atlas.css';

interface PlacePanelProps {
  readonly edition: Edition;
  readonly space: Space | null;
}

/** The card of the space that was pressed; before that all places there are cards of. */
export function PlacePanel({ edition, space }: PlacePanelProps) {
  const { atlas, hasFailed, tryAgain } = useAtlas(edition.id);
  return (
    <ClassroomPanel label="Places">
      {atlas === null ? (
        <AtlasNotLoaded hasFailed={hasFailed} tryAgain={tryAgain} />
      ) : space === null ? (
        <PlaceList edition={edition} atlas={atlas} />
      ) : (
        <AtlasCard key={space.id} edition={edition} atlas={atlas} space={space} />
      )}
    </ClassroomPanel>
  );
}
