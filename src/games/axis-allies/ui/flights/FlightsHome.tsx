import { useEffect, useMemo } from 'react';
import type { PowerId, UnitId } from '../../../../engine/axis-allies/index.ts';
import { landingOrders, landings } from '../../store/landings.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { LatestFight } from '../battle/LatestFight.tsx';
import { Button } from '../../../../ui/components/Button.tsx';
import { DeciderHeading } from '../dice/DeciderHeading.tsx';
import { LandingItem } from '../moves/LandingItem.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import '../moves/moves.css';
import './flights.css';

interface FlightsHomeProps {
  readonly units: readonly UnitId[];
  readonly by: readonly PowerId[];
}

/** Air units whose battle is over complete their move before anything else goes on (COM-25). */
export function FlightsHome({ units, by }: FlightsHomeProps) {
  const game = useDisplayedGame();
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const found = useMemo(() => landings(game), [game]);
  const canWait = found.some(({ space, places }) => places.some((place) => place.space === space));
  const from = units.map((id) => game.units[id]?.space ?? '').join();
  useEffect(() => flyTo([...new Set(from.split(','))]), [from]);

  function flyAll(): void {
    const [first, ...others] = landingOrders(game);
    if (first !== undefined) dispatch(first, ...others);
  }

  return (
    <section className="flights moves" aria-label="Flights home">
      <DeciderHeading state={game} by={by} what="where do the aircraft land?" takesFocus />
      <p className="soft">
        Their battle is over, so they complete their move now, under fire of guns on the way.
        {canWait && ' Who stays waits for a carrier.'} <RuleLink rule="COM-25" short />
      </p>
      {found.length > 1 && (
        <Button small disabled={readOnly} onClick={flyAll}>
          Send all to the first place named
        </Button>
      )}
      <ul>
        {found.map((landing) => (
          <LandingItem key={landing.units.join()} landing={landing} />
        ))}
      </ul>
      <LatestFight takesFocus={false} />
    </section>
  );
}
