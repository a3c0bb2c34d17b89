import { useMemo } from 'react';
import type { GameState } from '../../../../engine/axis-allies/index.ts';
import { landingOrders, landings } from '../../store/landings.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { LandingItem } from './LandingItem.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';

const NONE: ReturnType<typeof landings> = [];

const toLand = (game: GameState): ReturnType<typeof landings> =>
  game.phase === 'noncombat-move' ? landings(game) : NONE;

/** Air units that must land before the phase ends, and where they can. */
export function MustLand() {
  const game = useDisplayedGame();
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const found = useMemo(() => toLand(game), [game]);
  if (found.length === 0) return null;

  function landAll(): void {
    const [first, ...others] = landingOrders(game);
    if (first !== undefined) dispatch(first, ...others);
  }

  return (
    <section className="must-land" aria-label="Still to land">
      <div className="must-land__head">
        <h3>Still to land</h3>
        {found.filter(({ places }) => places.length > 0).length > 1 && (
          <Button small disabled={readOnly} onClick={landAll}>
            Land all at the first place named
          </Button>
        )}
      </div>
      <ul>
        {found.map((landing) => (
          <LandingItem key={landing.units.join()} landing={landing} />
        ))}
      </ul>
    </section>
  );
}
