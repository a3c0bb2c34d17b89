import { useState } from 'react';
import {
  advantageOf,
  play,
  advantageUses,
  type Command,
  type GameState,
  type UnitId,
  type PossibleUse,
} from '../../../../engine/axis-allies/index.ts';
import { movedComplexText } from '../../text/moveHints.ts';
import { spaceName } from '../../text/names.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { UnitChoice } from './UnitChoice.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './offers.css';

/** The national advantages that can be declared now, each folded up. */
export function AdvantageUses() {
  const game = useDisplayedGame();
  const uses = advantageUses(game);
  if (uses.length === 0) return null;
  return (
    <section className="advantage-uses" aria-label="National advantages to declare">
      {uses.map((use) => (
        // Folded up again when units were declared, since what is chosen on the map is shown below it.
        <Use key={`${use.advantage} ${use.units.join()}`} game={game} use={use} />
      ))}
    </section>
  );
}

function Use({ game, use }: { readonly game: GameState; readonly use: PossibleUse }) {
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const advantage = advantageOf(game, use.advantage);
  if (advantage === undefined) return null;
  const { id, name, about, rule } = advantage;
  return (
    <details
      className="advantage-use"
      onToggle={({ currentTarget }) => {
        // In the next frame, when what is around it has made room.
        if (currentTarget.open) requestAnimationFrame(() => currentTarget.scrollIntoView?.({ block: 'nearest' }));
      }}
    >
      <summary>
        <PowerEmblem power={use.power} size={20} /> {name}: can be declared now
      </summary>
      <p>
        {about} <RuleLink rule={rule} short />
      </p>
      {use.plain !== null && (
        <Button wide disabled={readOnly} onClick={() => use.plain !== null && dispatch(use.plain)}>
          Declare {name}
        </Button>
      )}
      {use.units.length > 0 && <UnitsOf key={use.units.join()} game={game} use={use} name={name} />}
      {use.ways.map(({ from, to }) => {
        const command: Command = { type: 'use-advantage', advantage: id, from, to };
        return (
          <Button
            key={`${from} ${to}`}
            className="advantage-use__way"
            wide
            disabled={readOnly}
            onClick={() => dispatch(command)}
          >
            {spaceName(game, from)} to {spaceName(game, to)}
            <WayEffect game={game} command={command} />
          </Button>
        );
      })}
    </details>
  );
}

/** What a complex that moves leaves of the places for new units. */
function WayEffect({ game, command }: { readonly game: GameState; readonly command: Command }) {
  const moved = play(game, command);
  return moved.ok ? <span className="advantage-use__effect">{movedComplexText(game, moved.value.state)}</span> : null;
}

/** The units that the advantage can be declared for, to choose from. */
function UnitsOf({ game, use, name }: { readonly game: GameState; readonly use: PossibleUse; readonly name: string }) {
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const [chosen, setChosen] = useState<readonly UnitId[]>([]);
  return (
    <>
      <UnitChoice game={game} units={use.units} chosen={chosen} disabled={readOnly} onChange={setChosen} />
      <Button
        wide
        disabled={readOnly || chosen.length === 0}
        onClick={() => dispatch({ type: 'use-advantage', advantage: use.advantage, units: chosen })}
      >
        Declare {name}
      </Button>
    </>
  );
}
