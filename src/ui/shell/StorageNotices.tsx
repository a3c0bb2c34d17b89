import { AutosaveNotice } from '../files/AutosaveNotice.tsx';

/** Warnings about saving: another tab owns the game, or it is not saved. */
export function StorageNotices() {
  return (
    <div className="storage-notices" role="status">
      <AutosaveNotice />
    </div>
  );
}
