import type { SpaceId, UnitType } from '../../../../engine/axis-allies/index.ts';
import { countOf, MAX_COUNT, type Stack } from '../../store/editor/edit.ts';
import { useEditor } from '../../store/editor/editorStore.ts';
import type { Draft } from '../../store/editor/openDraft.ts';
import { damagedOf, setCount, setDamaged } from '../../store/editor/unitEdits.ts';
import { editionIn, spaceIn } from '../../store/selectors.ts';
import { stackText } from '../../text/editorText.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { capitalized } from '../../../../text/words.ts';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import { PowerChoice } from './PowerChoice.tsx';
import { useDisplayedGame } from '../../store/game.ts';

interface UnitRowsProps {
  readonly draft: Draft;
  readonly space: SpaceId;
}

/** The units of a space, by power and type; of types that cannot stand there only those that do. */
export function UnitRows({ draft: { position }, space }: UnitRowsProps) {
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
  readonly position: Draft['position'];
  readonly type: UnitType;
  readonly stack: Stack;
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
