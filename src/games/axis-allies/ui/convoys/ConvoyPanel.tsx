import { useState } from 'react';
import { areAtWar, type Disruptable, type PowerId, type SpaceId } from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { capitalized, ipcs } from '../../../../text/words.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useDisplayedGame, useGame } from '../../store/game.ts';
import { useView } from '../../store/viewStore.ts';
import { spaceName, thePower } from '../../text/names.ts';
import { DeciderHeading } from '../dice/DeciderHeading.tsx';
import './convoys.css';

interface ConvoyPanelProps {
  readonly by: readonly PowerId[];
  readonly of: PowerId;
  readonly convoys: readonly Disruptable[];
}

/** Before a power collects its income, an enemy says which of its convoys it disrupts (CVY-1). */
export function ConvoyPanel({ by, of, convoys }: ConvoyPanelProps) {
  const key = `${by.join()} ${of}`;
  return <ConvoyChoice key={key} by={by} of={of} convoys={convoys} />;
}

function ConvoyChoice({ by, of, convoys }: ConvoyPanelProps) {
  const game = useDisplayedGame();
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const hover = useView((view) => view.hover);
  const isAtPeace = by.some((power) => !areAtWar(game, power, of));
  // In peace it brings war, so nothing is chosen before somebody has chosen it.
  const [left, setLeft] = useState<readonly SpaceId[]>(isAtPeace ? convoys.map(({ zone }) => zone) : []);
  const isChosen = (zone: SpaceId): boolean => !left.includes(zone);
  const zones = convoys.flatMap(({ zone }) => (isChosen(zone) ? [zone] : []));
  const toggle = (zone: SpaceId): void =>
    setLeft(isChosen(zone) ? [...left, zone] : left.filter((one) => one !== zone));
  const victim = thePower(game, of);
  return (
    <section className="convoys" aria-label="Convoys">
      <DeciderHeading state={game} by={by} what={`convoys of ${victim}`} takesFocus />
      <p>
        {capitalized(victim)} is about to collect its income. Which of its convoys do your ships disrupt?{' '}
        <RuleLink rule="CVY-1" short /> <RuleLink rule="CVY-2" short />
      </p>
      <ul>
        {convoys.map(({ zone, ipcs: cost }) => (
          <li key={zone} onPointerEnter={() => hover(zone)} onPointerLeave={() => hover(null)}>
            <label>
              <input type="checkbox" checked={isChosen(zone)} disabled={readOnly} onChange={() => toggle(zone)} />
              {`${spaceName(game, zone)} `}
              <span className="soft">{ipcs(cost)}</span>
            </label>
          </li>
        ))}
      </ul>
      <Button look="quiet" small onClick={() => flyTo(convoys.map(({ zone }) => zone))}>
        Show them on the map
      </Button>
      {isAtPeace && (
        <p>
          You are at peace with {victim}: to disrupt a convoy brings war. <RuleLink rule="CVY-5" short />
        </p>
      )}
      <DelayedButton
        meaning={`convoys ${by.join()}`}
        wide
        look="main"
        disabled={readOnly}
        onClick={() => dispatch({ type: 'disrupt', zones })}
      >
        {zones.length === 0
          ? 'Disrupt none'
          : zones.length === 1
            ? 'Disrupt this convoy'
            : `Disrupt these ${zones.length} convoys`}
      </DelayedButton>
    </section>
  );
}
