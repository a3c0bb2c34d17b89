import { useLayers } from '../../store/atlas/layers.ts';
import { MonthBar } from './MonthBar.tsx';
import { RulerBar } from './RulerBar.tsx';
import './layers.css';

/** Over the map: the month, while it shows who held what, and what the ruler measures. */
export function LayerBar({ isInGame }: { readonly isInGame: boolean }) {
  const hasMonth = useLayers(({ shown, isMonthTold }) => shown.has('holders') && !isMonthTold);
  const hasRuler = useLayers(({ shown }) => shown.has('ruler'));
  if (!hasMonth && !hasRuler) return null;
  return (
    <div className={isInGame ? 'layer-bar layer-bar--in-game' : 'layer-bar'} data-over-map>
      {hasMonth && <MonthBar />}
      {hasRuler && <RulerBar />}
    </div>
  );
}
