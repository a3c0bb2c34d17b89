import { kilometresBetween } from '../../atlas/distance.ts';
import { clearRuler, useRuler, type RulerEnd } from '../../store/atlas/ruler.ts';
import { journeyTexts, kilometresText } from '../../text/journey.ts';
import { Button } from '../components/Button.tsx';
import { PlaceFields } from './PlaceFields.tsx';

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
