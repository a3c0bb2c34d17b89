import { AutosaveNotice } from '../files/AutosaveNotice.tsx';

/** What people must know about where their game is: another tab plays it, or nothing keeps it. */
export function StorageNotices() {
  return (
    <div className="place-notices" role="status">
      <AutosaveNotice />
    </div>
  );
}
