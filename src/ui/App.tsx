import type { ReactNode } from 'react';
import { useGame } from '../store/gameStore.ts';
import { useKeeping } from '../store/keeping.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OpeningScreen } from './newgame/OpeningScreen.tsx';
import { Shell } from './shell/Shell.tsx';
import './theme.css';

/** The whole page. The map is handed in, so that it and the panels do not know each other. */
export function App({ map }: { readonly map: ReactNode }) {
  const hasGame = useGame((store) => store.game !== null);
  const atTable = useGame((store) => store.atTable);
  const opening = useKeeping((store) => store.opening);
  if (opening) return <p className="visually-hidden">Opening Warboard…</p>;
  const isPlaying = hasGame && atTable;
  return (
    <ErrorBoundary>
      {/* The table stays laid behind the opening screen: to set up the map again would take a second. */}
      {hasGame && (
        <div className={isPlaying ? 'table' : 'table table--away'} inert={!isPlaying}>
          <Shell map={map} />
        </div>
      )}
      {!isPlaying && <OpeningScreen />}
    </ErrorBoundary>
  );
}
