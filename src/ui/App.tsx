import { lazy, Suspense, type ReactNode } from 'react';
import { useGame } from '../store/gameStore.ts';
import { useKeeping } from '../store/keeping.ts';
import { TABLE } from './address/address.ts';
import { useAddress } from './address/useAddress.ts';
import { useEscapeTo } from './address/useEscapeTo.ts';
import { useKeptPlaces } from './address/useKeptPlaces.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OpeningScreen } from './newgame/OpeningScreen.tsx';
import { Layer } from './pieces/Layer.tsx';
import { Shell } from './shell/Shell.tsx';
import './theme.css';

const RulebookPlace = lazy(async () => ({ default: (await import('./rules/RulebookPlace.tsx')).RulebookPlace }));

/** The whole page. The map is handed in, so that it and the panels do not know each other. */
export function App({ map }: { readonly map: ReactNode }) {
  const hasGame = useGame((store) => store.game !== null);
  const atTable = useGame((store) => store.atTable);
  const opening = useKeeping((store) => store.opening);
  const address = useAddress();
  const isHome = address.place === 'table';
  useKeptPlaces(address.place);
  useEscapeTo(isHome ? null : TABLE);
  if (opening) return <p className="visually-hidden">Opening Warboard…</p>;
  const isPlaying = hasGame && atTable;
  return (
    <ErrorBoundary>
      {/* The table stays laid behind everything else: to set up the map again would take a second. */}
      {hasGame && (
        <Layer inFront={isHome && isPlaying}>
          <Shell map={map} />
        </Layer>
      )}
      {!isPlaying && (
        <Layer inFront={isHome}>
          <OpeningScreen />
        </Layer>
      )}
      {!isHome && (
        <Suspense fallback={null}>
          <RulebookPlace at={address.place === 'rules' ? address.at : address.rule} unknown={address.place === 'rules' ? address.unknown : null} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
