import { useEffect } from 'react';
import { useCurrentGame } from '../../store/selectors.ts';
import { useMapTip } from '../../store/mapTip.ts';
import { passageText } from '../../text/spaces.ts';
import './mapTip.css';

/** Pixels needed above a sign to show the tooltip there. */
const ROOM_ABOVE = 180;

/** The tooltip of a sign on the map. Decorative: the details of the zones say the same. */
export function MapTip() {
  const tip = useMapTip((map) => map.tip);
  const game = useCurrentGame();
  useEffect(() => {
    if (tip === null) return undefined;
    // Touch sends no leave event, so the next touch anywhere closes the tooltip.
    const close = (): void => useMapTip.getState().show(null);
    window.addEventListener('pointerdown', close, { capture: true });
    return () => window.removeEventListener('pointerdown', close, { capture: true });
  }, [tip]);
  if (tip === null) return null;
  const { title, words, rule } = passageText(game, tip.passage);
  return (
    <aside
      className={`map-tip map-tip--${tip.y < ROOM_ABOVE ? 'below' : 'above'}`}
      style={{ left: `clamp(9.5rem, ${tip.x}px, 100% - 9.5rem)`, top: tip.y }}
      aria-hidden="true"
    >
      <h2>{title}</h2>
      <p>{words}</p>
      <p className="soft">Rule {rule}</p>
    </aside>
  );
}
