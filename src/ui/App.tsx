import type { ReactNode } from 'react';
import { useGame } from '../store/gameStore.ts';
import { Shell } from './shell/Shell.tsx';
import './theme.css';

/** The whole page. The map is handed in, so that it and the panels do not know each other. */
export function App({ map }: { readonly map: ReactNode }) {
  const playing = useGame((store) => store.game !== null && store.atTable);
  return playing ? <Shell map={map} /> : <p>Warboard</p>;
}
