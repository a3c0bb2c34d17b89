import type { AdvantageId, ByPower, PowerId } from '../../../../engine/axis-allies/index.ts';
import { useEditor } from '../../store/editor/editorStore.ts';
import type { PositionDraft } from '../../store/editor/openDraft.ts';
import { setAdvantage, setDevelopment, setSpent, setTreasury } from '../../store/editor/possessionEdits.ts';
import { editionIn } from '../../store/selectors.ts';
import { advantageName, possessive, powerName } from '../../text/names.ts';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import { AdvantageLists } from '../newGame/AdvantageLists.tsx';
import { NumberField } from './fields.tsx';
import { Wars } from './Wars.tsx';
import { useDisplayedGame } from '../../store/game.ts';
import '../newGame/advantages.css';
import '../../../../ui/newgame/choice.css';

/** The powers' treasuries, developments and advantages, as far as the edition has them. */
export function PowersTab({ draft }: { readonly draft: PositionDraft }) {
  const { position } = draft;
  const state = useDisplayedGame();
  const edit = useEditor((store) => store.edit);
  const edition = editionIn(state);
  const { developments, advantages, turnOrder } = edition;
  return (
    <>
      <h2 className="editor__head">Treasuries in IPCs</h2>
      <ul className="editor__lines">
        {turnOrder.map((power) => (
          <li key={power} className="editor__line">
            <PowerEmblem power={power} size={22} /> {powerName(state, power)}
            <NumberField
              label={`${possessive(state, power)} treasury`}
              value={state.treasury[power] ?? 0}
              onChange={(n) => edit(`${possessive(state, power)} treasury`, setTreasury(power, n))}
            />
          </li>
        ))}
      </ul>
      <Wars draft={draft} />
      {developments.length > 0 && <Developments position={position} />}
      {advantages.length > 0 && (
        <section>
          <h2 className="editor__head">National advantages</h2>
          <AdvantageLists
            edition={edition}
            chosen={position.advantages}
            onChange={(chosen) => changesOf(position.advantages, chosen).forEach((change) => toggle(change))}
          />
          <Spent position={position} />
        </section>
      )}
    </>
  );

  function toggle({ power, id, has }: AdvantageChange): void {
    edit(advantageName(state, id), setAdvantage(power, id, has));
  }
}

interface AdvantageChange {
  readonly power: PowerId;
  readonly id: AdvantageId;
  readonly has: boolean;
}

type Lists = ByPower<readonly AdvantageId[]>;

/** The advantages that one list has and the other does not. */
function changesOf(before: Lists, after: Lists): readonly AdvantageChange[] {
  const without = (lists: Lists, others: Lists, has: boolean): readonly AdvantageChange[] =>
    Object.entries(lists).flatMap(([power, ids]) =>
      ids.filter((id) => others[power]?.includes(id) !== true).map((id) => ({ power, id, has })),
    );
  return [...without(before, after, false), ...without(after, before, true)];
}

function Developments({ position }: { readonly position: PositionDraft['position'] }) {
  const state = useDisplayedGame();
  const edit = useEditor((store) => store.edit);
  const { turnOrder, developments } = editionIn(state);
  return (
    <section>
      <h2 className="editor__head">Developments</h2>
      {turnOrder.map((power) => (
        <details key={power} className="advantage-list">
          <summary>
            <PowerEmblem power={power} size={24} />
            <strong>{powerName(state, power)}</strong>
            <span className="soft">{position.developments[power]?.length ?? 'none'}</span>
          </summary>
          {developments.map(({ id, name }) => (
            <label key={id} className="editor__tick">
              <input
                type="checkbox"
                checked={position.developments[power]?.includes(id) === true}
                onChange={(event) =>
                  edit(`${name} of ${powerName(state, power)}`, setDevelopment(power, id, event.target.checked))
                }
              />{' '}
              {name}
            </label>
          ))}
        </details>
      ))}
    </section>
  );
}

/** Which of the advantages are used up. */
function Spent({ position }: { readonly position: PositionDraft['position'] }) {
  const state = useDisplayedGame();
  const edit = useEditor((store) => store.edit);
  const held = Object.values(position.advantages).flat();
  if (held.length === 0) return null;
  return (
    <fieldset className="choice">
      <legend>Used up or lost</legend>
      {held.map((id) => (
        <label key={id} className="editor__tick">
          <input
            type="checkbox"
            checked={position.spentAdvantages.includes(id)}
            onChange={(event) => edit(`use of ${advantageName(state, id)}`, setSpent(id, event.target.checked))}
          />{' '}
          {advantageName(state, id)}
        </label>
      ))}
    </fieldset>
  );
}
