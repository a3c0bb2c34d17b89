import { useAutosave } from '../../store/autosaveStore.ts';
import { AutosaveNotice } from '../files/AutosaveNotice.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { UpdateNotice } from '../offline/UpdateNotice.tsx';
import { useGame } from '../../store/gameStore.ts';

const DroppedGames = lazyPart(async () => (await import('../games/DroppedGames.tsx')).DroppedGames);
const SurplusStudy = lazyPart(async () => (await import('../lab/SurplusStudy.tsx')).SurplusStudy);

/**
 * Warnings about saving: another tab owns the game, it is not saved, others had to go, or a study should; and a newer
 * version of the program.
 */
export function StorageNotices() {
  const hasDropped = useAutosave((store) => store.dropped.length > 0);
  const isLab = useGame((store) => store.isLab);
  return (
    <div className="storage-notices" role="status">
      <AutosaveNotice />
      {hasDropped && <DroppedGames />}
      {isLab && <SurplusStudy />}
      <UpdateNotice />
    </div>
  );
}
