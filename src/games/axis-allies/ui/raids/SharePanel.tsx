import { useEffect, useState } from 'react';
import { type Awaiting, type Command, refusalOf } from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useDisplayedGame, useGame } from '../../store/game.ts';
import { facilityDamageText, sharedText, sharesLeftText } from '../../text/facilityRaids.ts';
import { spaceName } from '../../text/names.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { capitalized } from '../../../../text/words.ts';
import { DeciderHeading } from '../dice/DeciderHeading.tsx';
import './raids.css';

type ShareQuestion = Extract<Awaiting, { kind: 'share' }>;

/** What is left of a raid is shared out among the facilities of the territory (SBR-7). */
export function SharePanel({ question: { by, space, facilities, units } }: { readonly question: ShareQuestion }) {
  const game = useDisplayedGame();
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const [shares, setShares] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => flyTo([space]), [space]);
  const shared = facilities.reduce((sum, id) => sum + (shares[id] ?? 0), 0);
  const left = units.length - shared;
  const command: Command = { type: 'share', raiders: shares };
  return (
    <section className="raid-panel" aria-label={`The raid on ${spaceName(game, space)}`}>
      <DeciderHeading state={game} by={by} what="which facilities are raided?" takesFocus />
      <p>
        {sharedText(game, space, units)} <RuleLink rule="SBR-7" short />
      </p>
      <ul>
        {facilities.map((id) => (
          <li key={id} className="raid-share">
            <span>
              <strong>{capitalized(unitTypeName(id))}</strong>
              <span className="row__detail">{facilityDamageText(game, space, id)}</span>
            </span>
            <Stepper
              label={`raiders at the ${unitTypeName(id)}`}
              value={shares[id] ?? 0}
              max={(shares[id] ?? 0) + left}
              disabled={readOnly}
              onChange={(count) => setShares({ ...shares, [id]: count })}
            />
          </li>
        ))}
      </ul>
      <p className="soft" role="status">
        {sharesLeftText(left)}
      </p>
      <DelayedButton
        meaning={`share ${space}`}
        look="main"
        wide
        disabled={readOnly || refusalOf(game, command) !== null}
        onClick={() => dispatch(command)}
      >
        Raid
      </DelayedButton>
    </section>
  );
}
