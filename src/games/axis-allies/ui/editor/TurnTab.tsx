import { wares, type Phase } from '../../../../engine/axis-allies/index.ts';
import { useEditor } from '../../store/editor/editorStore.ts';
import type { PositionDraft } from '../../store/editor/openDraft.ts';
import { beginPhase, setPurchased, setRound, setVictory } from '../../store/editor/possessionEdits.ts';
import { editionIn, powerIn } from '../../store/selectors.ts';
import { phaseName, possessive, powerName } from '../../text/names.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { capitalized } from '../../../../text/words.ts';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import { victoryName } from '../../text/victoryText.ts';
import { NumberField } from './fields.tsx';
import { useDisplayedGame } from '../../store/game.ts';

/** Whose turn it is, in which phase and round, how the game is won, and what was bought. */
export function TurnTab({ draft: { position } }: { readonly draft: PositionDraft }) {
  const state = useDisplayedGame();
  const edit = useEditor((store) => store.edit);
  const { turnOrder, phases, victories } = editionIn(state);
  const { power, phase, round, victory } = position;
  const victoryIds = Object.keys(victories);
  const hasBegun = position.turn !== undefined || position.pieces.some(({ deed }) => deed !== undefined);
  return (
    <>
      <div className="editor__lines">
        <label>
          Turn of{' '}
          <select
            className="field"
            value={power}
            onChange={(event) => edit('whose turn it is', beginPhase(event.target.value, phase))}
          >
            {turnOrder.map((id) => (
              <option key={id} value={id}>
                {powerName(state, id)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Phase{' '}
          <select
            className="field"
            value={phase}
            onChange={(event) => edit('the phase', beginPhase(power, event.target.value as Phase))}
          >
            {phases.map(({ id }) => (
              <option key={id} value={id}>
                {phaseName(id)}
              </option>
            ))}
          </select>
        </label>
        <span className="editor__line">
          Round <NumberField label="Round" value={round} least={1} onChange={(n) => edit('the round', setRound(n))} />
        </span>
        {victoryIds.length > 1 && (
          <label>
            Victory{' '}
            <select
              className="field"
              value={victory}
              onChange={(event) => edit('the victory', setVictory(event.target.value))}
            >
              {victoryIds.map((id) => (
                <option key={id} value={id}>
                  {victoryName(id)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {hasBegun && (
        <p className="editor__note">
          This turn has begun. With another power or phase, what was done in it so far is forgotten.
        </p>
      )}
      <Purchases draft={position} />
    </>
  );
}

/** What the acting power has bought and not placed yet. */
function Purchases({ draft: position }: { readonly draft: PositionDraft['position'] }) {
  const state = useDisplayedGame();
  const edit = useEditor((store) => store.edit);
  const acting = powerIn(state, state.power).id;
  return (
    <section>
      <h2 className="editor__head">{capitalized(possessive(state, acting))} purchases to place</h2>
      <table className="editor__units">
        <tbody>
          {wares(state, acting).map(({ type }) => (
            <tr key={type}>
              <th scope="row">
                <span className="purchase-unit">
                  <UnitCounter type={type} power={acting} size="small" />
                  {capitalized(unitTypeName(type, 2))}
                </span>
              </th>
              <td>
                <Stepper
                  label={`bought ${unitTypeName(type, 2)}`}
                  value={position.purchased[type] ?? 0}
                  max={99}
                  onChange={(n) => edit(`bought ${unitTypeName(type, 2)}`, setPurchased(type, n))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
