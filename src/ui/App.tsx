import type { ReactNode } from 'react';
import { useGame } from '../store/gameStore.ts';
import { useKeeping } from '../store/keeping.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OpeningScreen } from './newgame/OpeningScreen.tsx';
import { Shell } from './shell/Shell.tsx';
import './theme.css';

/** The whole page. The map is handed in, so that it and the panels do not know each other. */
export function App({ map }: { readonly map: ReactNode }) {
  const playing = useGame((store) => store.game !== null && store.atTable);
  const opening = useKeeping((store) => store.opening);
  if (opening) return <p className="visually-hidden">Opening Warboard…</p>;
  return <ErrorBoundary>{playing ? <Shell map={map} /> : <OpeningScreen />}</ErrorBoundary>;
}
