import { useLayers } from '../../store/atlas/layers.ts';
import { MonthBar } from './MonthBar.tsx';
import { RulerBar } from './RulerBar.tsx';
import { WayTip } from './WayTip.tsx';
import './layers.css';

/**
 * Over the map: the month, while it shows who held what, what the ruler measures, and what the strait or route under
 * the pointer was.
 */
export function LayerBar({ isInGame }: { readonly isInGame: boolean }) {
  const hasMonth = useLayers(({ shown, isMonthTold }) => shown.has('holders') && !isMonthTold);
  const hasRuler = useLayers(({ shown }) => shown.has('ruler'));
  return (
    <>
      {(hasMonth || hasRuler) && (
        <div className={isInGame ? 'layer-bar layer-bar--in-game' : 'layer-bar'} data-over-map>
          {hasMonth && <MonthBar />}
          {hasRuler && <RulerBar />}
        </div>
      )}
      <WayTip />
    </>
  );
}
