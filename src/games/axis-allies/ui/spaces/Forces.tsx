import type { ByUnitType, PowerId, SpaceId } from '../../../../engine/axis-allies/index.ts';
import { powerName } from '../../text/names.ts';
import { forcesIn, sidesText, strengthNotes, forceStrengthText } from '../../text/spaces/forces.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import { useDisplayedGame } from '../../store/game.ts';

/** The units in a space by power, with the strength of each power and of each side. */
export function Forces({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  return (
    <>
      {forcesIn(game, space).map(({ power, units, standing, aboard, strength }) => (
        <div key={power} className="force">
          <h3>
            <PowerEmblem power={power} size={16} /> {powerName(game, power)}
            {strength.hits > 0 && <span className="force__points">{forceStrengthText(strength)}</span>}
          </h3>
          <UnitRow power={power} counts={standing} />
          {Object.keys(aboard).length > 0 && (
            <div className="force__aboard">
              <span>Aboard</span> <UnitRow power={power} counts={aboard} />
            </div>
          )}
          {strengthNotes(game, units, strength).map((note) => (
            <p key={note} className="soft">
              {note}
            </p>
          ))}
        </div>
      ))}
      {sidesText(game, space).map((text) => (
        <p key={text} className="force__side">
          {text}
        </p>
      ))}
    </>
  );
}

function UnitRow({ power, counts }: { readonly power: PowerId; readonly counts: ByUnitType<number> }) {
  return (
    <ul>
      {Object.entries(counts).map(([type, n]) => (
        <li key={type}>
          <UnitCounter type={type} power={power} size="small" />
          <strong className="number">{n}</strong> <span className="unit-name">{unitTypeName(type, n)}</span>
        </li>
      ))}
    </ul>
  );
}
