import { AutosaveNotice } from '../files/AutosaveNotice.tsx';
import { UpdateNotice } from '../offline/UpdateNotice.tsx';

/** Warnings about saving: another tab owns the game, or it is not saved; and a newer version of the program. */
export function StorageNotices() {
  return (
    <div className="storage-notices" role="status">
      <AutosaveNotice />
      <UpdateNotice />
    </div>
  );
}
