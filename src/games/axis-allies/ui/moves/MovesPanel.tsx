import { useMemo, useDeferredValue } from 'react';
import {
  hasNoUnits,
  engagements,
  enemiesIn,
  refusalOf,
  type Command,
  type GameState,
} from '../../../../engine/axis-allies/index.ts';
import { useView } from '../../store/viewStore.ts';
import { LooseReport } from '../dice/LooseReport.tsx';
import { NextUnits } from '../hints/parts.ts';
import { OwnAttack } from '../threats/parts.tsx';
import { spaceName } from '../../text/names.ts';
import { unitList } from '../../text/unitNames.ts';
import { RefusalReason } from '../refusals/Refused.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import { moveHints } from '../../text/moveHints.ts';
import { landingOrders, landings } from '../../store/landings.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { LandingItem } from './LandingItem.tsx';
import { OrderList } from './OrderList.tsx';
import { PlannedBattles } from './PlannedBattles.tsx';
import { Escorts } from '../raids/Escorts.tsx';
import { Raids } from './Raids.tsx';
import { usefulUnits } from '../../store/movableUnits.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { byFront } from '../../store/spaceOrder.ts';
import { capitalized } from '../../../../text/words.ts';
import { focusNext } from '../../../../ui/components/focusNext.ts';
import { unitLines } from './unitLines.ts';
import { UnitPicker } from './UnitPicker.tsx';
import './moves.css';

/** Help for beginners: how to order loading, assaults and so on. */
function MoveHints() {
  const game = useDisplayedGame();
  return (
    <details className="hints">
      <summary>How to load, assault, blitz and fly</summary>
      <dl>
        {moveHints(game).map(({ what, how }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="soft">{how}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Enemy submarines and transports do not block movement: the player decides whether to attack them. */
function Engagements() {
  const game = useDisplayedGame();
  const dispatch = useGame((store) => store.dispatch);
  if (game.phase !== 'combat-move') return null;
  const zones = engagements(game);
  if (zones.length === 0) return null;
  return (
    <section className="engagements" aria-label="Zones shared with enemy submarines or transports">
      <h3>Attack them or not</h3>
      {zones.map(({ zone, attack: attacked }) => (
        <fieldset key={zone} className="engagement">
          <legend>
            {spaceName(game, zone)}{' '}
            <span className="soft">
              (
              {unitList(
                game,
                enemiesIn(game, zone, game.power).map(({ id }) => id),
              )}
              )
            </span>
          </legend>
          {[true, false].map((attack) => {
            const command: Command = { type: 'engage', zone, attack };
            const refusal = attacked === attack ? null : refusalOf(game, command);
            return (
              <label key={String(attack)}>
                <input
                  type="radio"
                  name={`engage-${zone}`}
                  checked={attacked === attack}
                  disabled={refusal !== null}
                  onChange={() => dispatch(command)}
                />
                {attack ? 'Attack' : 'Leave alone'}
                {refusal !== null && (
                  <span className="engagement__why">
                    <RefusalReason state={game} command={command} refusal={refusal} />
                  </span>
                )}
              </label>
            );
          })}
        </fieldset>
      ))}
    </section>
  );
}

const NONE: ReturnType<typeof landings> = [];

const toLand = (game: GameState): ReturnType<typeof landings> =>
  game.phase === 'noncombat-move' ? landings(game) : NONE;

/** Air units that must land before the phase ends, and where they can. */
function MustLand() {
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

/** Spaces with units that have a useful destination, the front first; a way to choose units without the map. */
function SourceList({ open }: { readonly open: boolean }) {
  const game = useDisplayedGame();
  const focused = useView((view) => view.focused);
  const focus = useView((view) => view.focus);
  // Finding all destinations takes a moment, so it must not delay the result of an order.
  const deferredGame = useDeferredValue(game);
  const found = usefulUnits(deferredGame);
  const isBefore = byFront(deferredGame, found);
  const spaces = [...found].filter(([space]) => space !== focused).sort(([a], [b]) => isBefore(a, b));
  if (spaces.length === 0) return null;
  return (
    <details className="sources" open={open}>
      <summary>Your units that can move</summary>
      <ul>
        {spaces.map(([space, units]) => (
          <li key={space}>
            <button
              type="button"
              className="row"
              onClick={() => {
                focus(space);
                flyTo([space]);
                focusNext('.picker button:not(:disabled)');
              }}
            >
              <strong>{spaceName(game, space)}</strong>
              <span className="row__detail">{capitalized(unitList(deferredGame, units))}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The panel of both move phases: choose units, choose a destination, undo. */
export function MovesPanel() {
  const game = useDisplayedGame();
  const focused = useView((view) => view.focused);
  const chosen = useView((view) => view.chosen);
  const hasUnits = focused !== null && unitLines(game, focused).length > 0;
  const ownAttack = focused !== null && chosen.length === 0 && <OwnAttack space={focused} />;
  return (
    <div className="moves">
      {!hasNoUnits(game) && (
        <div className="moves__next">
          <NextUnits />
        </div>
      )}
      <LooseReport />
      <Raids first />
      <Escorts />
      <MustLand />
      {/* On a phone the order that it offers is in sight without scrolling. */}
      {!hasUnits && ownAttack}
      {!hasUnits && chosen.length === 0 && !hasNoUnits(game) && (
        <p className="soft">
          {game.phase === 'combat-move'
            ? 'Press a space with your units, say how many attack, then press the target.'
            : 'Press a space with your units, say how many move, then press where to.'}
        </p>
      )}
      {focused !== null && <UnitPicker space={focused} />}
      {hasUnits && ownAttack}
      <Engagements />
      <Raids />
      <PlannedBattles />
      <OrderList />
      {!hasNoUnits(game) && <MoveHints />}
      <SourceList key={hasUnits ? 'chosen' : 'open'} open={!hasUnits && chosen.length === 0} />
    </div>
  );
}
