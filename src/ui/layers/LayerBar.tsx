import { useLayers } from '../../store/atlas/layers.ts';
import { HolderKey } from './HolderKey.tsx';
import { MonthBar } from './MonthBar.tsx';
import { kilometresBetween } from '../../atlas/distance.ts';
import { clearRuler, useRuler, type RulerEnd } from '../../store/atlas/ruler.ts';
import { journeyTexts, kilometresText, wayTime } from '../../text/journey.ts';
import { Button } from '../components/Button.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { showWayTip, useWayTip } from '../../store/atlas/onMap.ts';
import { SignTip } from '../shell/SignTip.tsx';
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

/** What is measured: two places, pressed on the map or named here, how far apart they are and how long that takes. */
export function RulerBar() {
  const { from, to, places } = useRuler();
  const kilometres = from === null || to === null ? null : kilometresBetween(from.at, to.at);
  return (
    <div className="layer-bar__part ruler" role="group" aria-label="Ruler">
      <div className="layer-bar__row ruler__places">
        <PlaceFields
          from={from}
          to={to}
          places={places}
          onFrom={(end) => useRuler.setState({ from: end })}
          onTo={(end) => useRuler.setState({ to: end })}
        />
        <Button small disabled={from === null && to === null} onClick={clearRuler}>
          Clear
        </Button>
      </div>
      <div aria-live="polite">
        {kilometres === null ? (
          <p className="layer-bar__changes">{nextStep(from, places)}</p>
        ) : (
          <>
            <p className="ruler__far">
              {from?.name} to {to?.name}: <strong>{kilometresText(kilometres)}</strong>, the shortest way over the earth
            </p>
            <ul className="ruler__journeys">
              {journeyTexts(kilometres).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

function nextStep(from: RulerEnd | null, places: readonly RulerEnd[]): string {
  if (places.length === 0) return 'The places are being loaded…';
  return from === null ? 'Press two places on the map, or name them.' : 'Now the second place.';
}

const close = (): void => showWayTip(null);

/** What the strait, canal or route under the pointer was; the list below its switch says the same. */
function WayTip() {
  const tip = useWayTip((store) => store.tip);
  if (tip === null) return null;
  const { way, x, y } = tip;
  const time = wayTime(way);
  return (
    <SignTip x={x} y={y} onClose={close}>
      <h2>{way.name}</h2>
      {time !== null && <p className="soft">{time}</p>}
      <p>{way.text}</p>
    </SignTip>
  );
}
