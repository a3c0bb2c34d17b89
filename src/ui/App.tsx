import { lazy, Suspense, type ReactNode } from 'react';
import { useGame } from '../store/gameStore.ts';
import { useKeeping } from '../store/keeping.ts';
import { rulesAddress, TABLE } from './address/address.ts';
import { useAddress } from './address/useAddress.ts';
import { useEscapeTo } from './address/useEscapeTo.ts';
import { useKeptPlaces } from './address/useKeptPlaces.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OpeningScreen } from './newgame/OpeningScreen.tsx';
import { Layer } from './pieces/Layer.tsx';
import { Shell } from './shell/Shell.tsx';
import './theme.css';

const CasePlace = lazy(async () => ({ default: (await import('./example/CasePlace.tsx')).CasePlace }));
const RulebookPlace = lazy(async () => ({ default: (await import('./rules/RulebookPlace.tsx')).RulebookPlace }));

/** The whole page. The map is handed in, so that it and the panels do not know each other. */
export function App({ map }: { readonly map: ReactNode }) {
  const hasGame = useGame((store) => store.game !== null);
  const atTable = useGame((store) => store.atTable);
  const opening = useKeeping((store) => store.opening);
  const address = useAddress();
  const isHome = address.place === 'table';
  useKeptPlaces(address.place);
  useEscapeTo(isHome ? null : address.place === 'case' ? rulesAddress(address.rule) : TABLE);
  if (opening) return <p className="visually-hidden">Opening Warboard…</p>;
  const isPlaying = hasGame && atTable;
  const inCase = address.place === 'case';
  return (
    <ErrorBoundary>
      {/* The table stays laid behind everything else: to set up the map again would take a second. */}
      {(hasGame || inCase) && (
        <Layer inFront={inCase || (isHome && isPlaying)}>
          <Shell map={map} example={inCase ? <Suspense fallback={null}><CasePlace rule={address.rule} number={address.number} /></Suspense> : null} />
        </Layer>
      )}
      {!isPlaying && (
        <Layer inFront={isHome}>
          <OpeningScreen />
        </Layer>
      )}
      {!isHome && (
        <Layer inFront={!inCase}>
          <Suspense fallback={null}>
            <RulebookPlace at={inCase ? address.rule : address.at} unknown={inCase ? null : address.unknown} />
          </Suspense>
        </Layer>
      )}
    </ErrorBoundary>
  );
}
