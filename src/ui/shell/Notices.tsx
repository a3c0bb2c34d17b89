import { News } from './News.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import './notices.css';

/** What is said over the map: it comes and goes in one place, which is always counted as covered. */
export function Notices() {
  return (
    <div className="shell__notices">
      <div className="shell__notices-place" data-over-map />
      <RefusalNotice />
      <News />
    </div>
  );
}
