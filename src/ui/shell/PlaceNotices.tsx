import { KeepingNotice } from '../files/KeepingNotice.tsx';

/** What people must know about where their game is: another tab plays it, or nothing keeps it. */
export function PlaceNotices() {
  return (
    <div className="place-notices" role="status">
      <KeepingNotice />
    </div>
  );
}
