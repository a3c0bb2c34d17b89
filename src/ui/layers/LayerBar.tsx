import { useLayers } from '../../store/atlas/layers.ts';
import { MonthBar } from './MonthBar.tsx';
import './layers.css';

/** Over the map: the month, while it shows who held what. */
export function LayerBar({ isInGame }: { readonly isInGame: boolean }) {
  const hasMonth = useLayers(({ shown }) => shown.has('holders'));
  if (!hasMonth) return null;
  return (
    <div className={isInGame ? 'layer-bar layer-bar--in-game' : 'layer-bar'} data-over-map>
      {hasMonth && <MonthBar />}
    </div>
  );
}
