import { useEffect, useState } from 'react';
import { type Awaiting, type UnitId, unitsIn } from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useDisplayedGame, useGame } from '../../store/game.ts';
import { interceptText, raidComesText } from '../../text/facilityRaids.ts';
import { spaceName } from '../../text/names.ts';
import { DeciderHeading } from '../dice/DeciderHeading.tsx';
import { UnitChoice } from '../offers/UnitChoice.tsx';
import './raids.css';

type InterceptQuestion = Extract<Awaiting, { kind: 'intercept' }>;

/** A raid comes: its defenders say which of their aircraft meet it, or let it pass (SBR-6). */
export function InterceptPanel({ question: { by, space, units } }: { readonly question: InterceptQuestion }) {
  const game = useDisplayedGame();
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const [chosen, setChosen] = useState<readonly UnitId[]>([]);
  useEffect(() => flyTo([space]), [space]);
  return (
    <section className="raid-panel" aria-label={`The raid on ${spaceName(game, space)}`}>
      <DeciderHeading state={game} by={by} what="meet the raid?" takesFocus />
      <p>
        {raidComesText(game, space, unitsIn(game, space))} <RuleLink rule="SBR-6" short />
      </p>
      <UnitChoice game={game} units={units} chosen={chosen} disabled={readOnly} onChange={setChosen} />
      <div className="decision-buttons decision-buttons-wrap">
        <DelayedButton
          meaning={`intercept ${space}`}
          look="main"
          wide
          disabled={readOnly || chosen.length === 0}
          onClick={() => dispatch({ type: 'intercept', units: chosen })}
        >
          {interceptText(game, chosen)}
        </DelayedButton>
        <DelayedButton
          meaning={`let pass ${space}`}
          wide
          disabled={readOnly}
          onClick={() => dispatch({ type: 'intercept', units: [] })}
        >
          Let it pass
        </DelayedButton>
      </div>
    </section>
  );
}
