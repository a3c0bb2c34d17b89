import { useGame } from '../../store/gameStore.ts';

/** What people must know about where their game is: another tab plays it, or nothing keeps it. */
export function PlaceNotices() {
  const readOnly = useGame((store) => store.readOnly);
  const kept = useGame((store) => store.kept);
  return (
    <div className="place-notices" role="status">
      {readOnly && (
        <p className="place-notice">
          Another tab plays this game. Here you can only look on; close the other tab to play on here.
        </p>
      )}
      {!kept && (
        <p className="place-notice">
          This browser allows no storage: the game will not be kept when the page is closed. Save it to a file from the
          menu.
        </p>
      )}
    </div>
  );
}
