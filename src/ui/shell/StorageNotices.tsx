import { useAutosave } from '../../store/autosaveStore.ts';
import { AutosaveNotice } from '../files/AutosaveNotice.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { UpdateNotice } from '../offline/UpdateNotice.tsx';

const DroppedGames = lazyPart(async () => (await import('../games/DroppedGames.tsx')).DroppedGames);

/**
 * Warnings about saving: another tab owns the game, it is not saved, or others had to go; and a newer version of the
 * program.
 */
export function StorageNotices() {
  const hasDropped = useAutosave((store) => store.dropped.length > 0);
  return (
    <div className="storage-notices" role="status">
      <AutosaveNotice />
      {hasDropped && <DroppedGames />}
      <UpdateNotice />
    </div>
  );
}
