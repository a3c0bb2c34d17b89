import type { ReactNode } from 'react';
import { useAwaiting } from '../../store/selectors.ts';
import { EndScreen } from '../end/EndScreen.tsx';
import { SpacePanel } from '../spaces/SpacePanel.tsx';
import { SpacesDrawer } from '../spaces/SpacesDrawer.tsx';
import { News } from './News.tsx';
import { PlaceNotices } from './PlaceNotices.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { SidePanel } from './SidePanel.tsx';
import { TopBar } from './TopBar.tsx';
import { useEscape } from './useEscape.ts';
import './shell.css';

/** The table while a game is played: the bar, the map, and one panel for what can be done now. */
export function Shell({ map }: { readonly map: ReactNode }) {
  const over = useAwaiting().kind === 'over';
  useEscape();
  return (
    <div className="shell">
      <TopBar />
      <main className="shell__map" aria-label="Map">
        <div className="shell__world">{map}</div>
        <div className="shell__left">
          <SpacesDrawer />
          <SpacePanel />
        </div>
        <div className="shell__notices">
          <RefusalNotice />
          <PlaceNotices />
          <News />
        </div>
        {over && <EndScreen />}
      </main>
      {!over && <SidePanel />}
    </div>
  );
}
