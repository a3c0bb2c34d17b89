import { useLayers } from '../../store/atlas/layers.ts';
import { HolderKey } from './HolderKey.tsx';
import { MonthBar } from './MonthBar.tsx';
import { RulerBar } from './RulerBar.tsx';
import { WayTip } from './WayTip.tsx';
import './layers.css';

/**
 * Over the map: the month and the key of the colours, while it shows who held what, what the ruler measures, and what
 * the strait or route under the pointer was.
 */
export function LayerBar({ isInGame }: { readonly isInGame: boolean }) {
  const hasHolders = useLayers(({ shown }) => shown.has('holders'));
  const isMonthTold = useLayers((layers) => layers.isMonthTold);
  const hasRuler = useLayers(({ shown }) => shown.has('ruler'));
  return (
    <>
      {(hasHolders || hasRuler) && (
        <div className={isInGame ? 'layer-bar layer-bar--in-game' : 'layer-bar'} data-over-map>
          {hasHolders && !isMonthTold && <MonthBar />}
          {hasHolders && <HolderKey />}
          {hasRuler && <RulerBar />}
        </div>
      )}
      <WayTip />
    </>
  );
}
