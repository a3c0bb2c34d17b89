import { useId, useMemo } from 'react';
import { kilometresBetween } from '../../atlas/distance.ts';
import { clearRuler, useRuler, type RulerEnd } from '../../store/atlas/ruler.ts';
import { journeyTexts, kilometresText } from '../../text/journey.ts';
import { Button } from '../components/Button.tsx';
import { PlaceField } from './PlaceField.tsx';

/** What is measured: two places, pressed on the map or named here, how far apart they are and how long that takes. */
export function RulerBar() {
  const { from, to, places } = useRuler();
  const list = useId();
  const field = { list, places };
  const names = useMemo(() => [...new Set(places.map(({ name }) => name))], [places]);
  const kilometres = from === null || to === null ? null : kilometresBetween(from.at, to.at);
  return (
    <div className="layer-bar__part ruler" role="group" aria-label="Ruler">
      <div className="layer-bar__row ruler__places">
        <PlaceField label="From" end={from} onChoose={(end) => useRuler.setState({ from: end })} {...field} />
        <PlaceField label="To" end={to} onChoose={(end) => useRuler.setState({ to: end })} {...field} />
        <Button small disabled={from === null && to === null} onClick={clearRuler}>
          Clear
        </Button>
      </div>
      <datalist id={list}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
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
