import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { SpaceId, UnitType } from '../../../../engine/axis-allies/index.ts';
import { useEditor } from '../../store/editor/editorStore.ts';
import { spaceOfFault } from '../../store/editor/faultPaths.ts';
import type { PositionDraft } from '../../store/editor/openDraft.ts';
import { canBeHeld, controllerOf, giveControl } from '../../store/editor/possessionEdits.ts';
import { editionIn, spaceIn } from '../../store/selectors.ts';
import { spaceName, thePower } from '../../text/names.ts';
import { putAboard, shipsWithRoomFor, takeOffBoard } from '../../store/editor/unitEdits.ts';
import { countedUnits, unitTypeName } from '../../text/unitNames.ts';
import { capitalized } from '../../../../text/words.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { EditorFaults } from './EditorFaults.tsx';
import { findSpaces } from '../../../../store/findSpaces.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { focusNext } from '../../../../ui/components/focusNext.ts';
import { countOf, MAX_COUNT, type EditedStack } from '../../store/editor/edit.ts';
import { damagedOf, setCount, setDamaged } from '../../store/editor/unitEdits.ts';
import { stackText } from '../../text/editorText.ts';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import { PowerChoice } from './fields.tsx';
import { Standing } from './Standing.tsx';
import { useDisplayedGame } from '../../store/game.ts';

interface UnitRowsProps {
  readonly draft: PositionDraft;
  readonly space: SpaceId;
}

/** The units of a space, by power and type; of types that cannot stand there only those that do. */
function UnitRows({ draft: { position }, space }: UnitRowsProps) {
  const state = useDisplayedGame();
  const power = useEditor((store) => store.power);
  const { powers, units } = editionIn(state);
  const isSea = spaceIn(state, space).kind === 'sea';
  const sumOf = (owner: string): number =>
    Object.values(position.units[owner]?.[space] ?? {}).reduce((sum, count) => sum + count, 0);
  const fits = ({ domain }: UnitType): boolean => domain === 'air' || (domain === 'sea') === isSea;
  const shown = units.filter((type) => fits(type) || countOf(position, { space, power, type: type.id }) > 0);
  return (
    <>
      <PowerChoice counts={Object.fromEntries(powers.map(({ id }) => [id, sumOf(id)]))} />
      <table className="editor__units">
        <caption className="visually-hidden">Units of the chosen power</caption>
        <tbody>
          {shown.map((type) => (
            <UnitRow key={type.id} position={position} type={type} stack={{ space, power, type: type.id }} />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface UnitRowProps {
  readonly position: PositionDraft['position'];
  readonly type: UnitType;
  readonly stack: EditedStack;
}

function UnitRow({ position, type: { id, hits }, stack }: UnitRowProps) {
  const state = useDisplayedGame();
  const edit = useEditor((store) => store.edit);
  const count = countOf(position, stack);
  const words = stackText(state, stack.power, id, stack.space);
  return (
    <>
      <tr>
        <th scope="row">
          <span className="purchase-unit">
            <UnitCounter type={id} power={stack.power} size="small" />
            {capitalized(unitTypeName(id, 2))}
          </span>
        </th>
        <td>
          <Stepper label={words} value={count} max={MAX_COUNT} onChange={(n) => edit(words, setCount(stack, n))} />
        </td>
      </tr>
      {hits > 1 && count > 0 && (
        <tr>
          <th scope="row" className="editor__damaged">
            of them damaged
          </th>
          <td>
            <Stepper
              label={`damaged ${words}`}
              value={damagedOf(position, stack)}
              max={count}
              onChange={(n) => edit(`damage of ${words}`, setDamaged(stack, n))}
            />
          </td>
        </tr>
      )}
    </>
  );
}

/** The space in focus: who holds it, and all that is in it. */
export function SpaceTab({ draft }: { readonly draft: PositionDraft }) {
  const focused = useEditor((store) => store.focused);
  return (
    <>
      <SpaceField />
      {focused === null ? (
        <p className="soft">Press a space on the map, or find one by name.</p>
      ) : (
        <OneSpace draft={draft} space={focused} />
      )}
    </>
  );
}

function OneSpace({ draft, space }: { readonly draft: PositionDraft; readonly space: SpaceId }) {
  const state = useDisplayedGame();
  const faults = useEditor((store) => store.faults);
  const here = faults.filter((fault) => spaceOfFault(draft.position, fault) === space);
  return (
    <section aria-label={spaceName(state, space)}>
      <h2 className="editor__space" tabIndex={-1}>
        {spaceName(state, space)}
      </h2>
      <EditorFaults draft={draft} faults={here} isOfSpace />
      {canBeHeld(draft.position, space) && <Held draft={draft} space={space} />}
      <UnitRows draft={draft} space={space} />
      <Cargo draft={draft} space={space} />
    </section>
  );
}

function Held({ draft, space }: { readonly draft: PositionDraft; readonly space: SpaceId }) {
  const state = useDisplayedGame();
  const edit = useEditor((store) => store.edit);
  const { powers } = editionIn(state);
  const { position } = draft;
  const name = spaceName(state, space);
  const ground = spaceIn(state, space);
  const isNobodys = ground.kind === 'land' && ground.owner === null;
  return (
    <div className="editor__held">
      <label>
        Held by{' '}
        <select
          className="field"
          value={controllerOf(position, space) ?? ''}
          onChange={(event) => edit(`who holds ${name}`, giveControl(space, event.target.value || null))}
        >
          {isNobodys && <option value="">nobody</option>}
          {powers.map((power) => (
            <option key={power.id} value={power.id}>
              {power.name}
            </option>
          ))}
        </select>
      </label>
      <Standing draft={draft} space={space} />
    </div>
  );
}

const MAX_RESULTS = 6;

/** Finds a space by any of its names or its number. Enter goes to the first that is listed. */
function SpaceField() {
  const state = useDisplayedGame();
  const focus = useEditor((store) => store.focus);
  const [typed, setTyped] = useState('');
  const found = findSpaces(editionIn(state), typed).slice(0, MAX_RESULTS);

  function goTo(space: SpaceId): void {
    setTyped('');
    focus(space);
    flyTo([space]);
    focusNext('.editor__space');
  }

  return (
    <form
      className="space-field"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (found[0] !== undefined) goTo(found[0].space.id);
      }}
    >
      <input
        type="search"
        className="field"
        placeholder="Go to …"
        aria-label="Go to a space"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed.trim() !== '' && (
        <ul className="space-field__found" aria-label="Spaces found">
          {found.map(({ space, matchedName }) => (
            <li key={space.id}>
              <button type="button" className="button button--small button--wide" onClick={() => goTo(space.id)}>
                {space.name}
                {matchedName !== null && <span className="soft">{matchedName}</span>}
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="soft">No such space.</li>}
        </ul>
      )}
    </form>
  );
}

interface CargoProps {
  readonly draft: PositionDraft;
  readonly space: SpaceId;
}

/** What is aboard the ships of a zone, and what the chosen power can put aboard. Nothing where no ship has room. */
function Cargo({ draft: { position }, space }: CargoProps) {
  const state = useDisplayedGame();
  const { power, edit } = useEditor();
  const loaded = position.aboard.flatMap((ship, at) => (ship.in === space ? [{ ...ship, at }] : []));
  const passengers = editionIn(state).units.flatMap(({ id, cargo }) => {
    const [ship] = cargo === null ? [] : shipsWithRoomFor(position, space, { power, type: id });
    return ship === undefined ? [] : [{ id, ship }];
  });
  if (loaded.length === 0 && passengers.length === 0) return null;
  return (
    <section aria-label="Aboard">
      <h2 className="editor__head">Aboard</h2>
      <ul className="editor__cargo">
        {loaded.flatMap(({ ship, owner, cargo, at }) =>
          cargo.map((one, place) => {
            const what = `${countedUnits(one.unit, 1)} of ${thePower(state, one.owner)}`;
            const words = `${what} aboard a ${unitTypeName(ship)} of ${thePower(state, owner)}`;
            return (
              <li key={`${at} ${place}`}>
                {capitalized(words)}
                <Button
                  shape="icon"
                  small
                  aria-label={`Take off ${words}`}
                  onClick={() => edit(words, takeOffBoard(at, place))}
                >
                  <Minus size={16} aria-hidden />
                </Button>
              </li>
            );
          }),
        )}
      </ul>
      <div className="editor__aboard">
        {passengers.map(({ id, ship }) => (
          <Button
            key={id}
            small
            onClick={() => edit(`${unitTypeName(id)} put aboard`, putAboard(ship, { power, type: id }))}
          >
            <Plus size={16} aria-hidden /> {capitalized(unitTypeName(id))} aboard
          </Button>
        ))}
      </div>
    </section>
  );
}
