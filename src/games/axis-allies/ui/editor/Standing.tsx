import { COMPLEX, hasOnlyComplexes, type FacilityKind, type SpaceId } from '../../../../engine/axis-allies/index.ts';
import { capitalized } from '../../../../text/words.ts';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { useEditor } from '../../store/editor/editorStore.ts';
import {
  hasComplexAt,
  setComplex,
  setFacility,
  setFacilityDamage,
  standingAt,
} from '../../store/editor/facilityEdits.ts';
import type { PositionDraft } from '../../store/editor/openDraft.ts';
import { useDisplayedGame } from '../../store/game.ts';
import { editionIn } from '../../store/selectors.ts';
import { spaceName } from '../../text/names.ts';
import { unitTypeName } from '../../text/unitNames.ts';

interface StandingProps {
  readonly draft: PositionDraft;
  readonly space: SpaceId;
}

/** What stands in a territory, to place and to take away, with its damage where the edition knows any. */
export function Standing({ draft: { position }, space }: StandingProps) {
  const edition = editionIn(useDisplayedGame());
  if (!hasOnlyComplexes(edition))
    return edition.facilities.map((kind) => <Facility key={kind.id} position={position} space={space} kind={kind} />);
  const isSold = edition.facilities.some(({ id, cost }) => id === COMPLEX && cost !== null);
  return isSold ? <Complex position={position} space={space} /> : null;
}

interface OneProps {
  readonly position: PositionDraft['position'];
  readonly space: SpaceId;
}

function Complex({ position, space }: OneProps) {
  const name = spaceName(useDisplayedGame(), space);
  const edit = useEditor((store) => store.edit);
  return (
    <label className="editor__tick">
      <input
        type="checkbox"
        checked={hasComplexAt(position, space)}
        onChange={(event) => edit(`the complex in ${name}`, setComplex(space, event.target.checked))}
      />{' '}
      Industrial complex
    </label>
  );
}

function Facility({ position, space, kind: { id, maxDamage } }: OneProps & { readonly kind: FacilityKind }) {
  const state = useDisplayedGame();
  const edit = useEditor((store) => store.edit);
  const damage = standingAt(position, space)[id];
  const words = `the ${unitTypeName(id)} in ${spaceName(state, space)}`;
  return (
    <div className="editor__facility">
      <label className="editor__tick">
        <input
          type="checkbox"
          checked={damage !== undefined}
          onChange={(event) => edit(words, setFacility(space, id, event.target.checked))}
        />{' '}
        {capitalized(unitTypeName(id))}
      </label>
      {damage !== undefined && maxDamage > 0 && (
        <>
          <span className="soft">damage</span>
          <Stepper
            label={`points of damage of ${words}`}
            value={damage}
            max={maxDamage}
            onChange={(points) => edit(`damage of ${words}`, setFacilityDamage(space, id, points))}
          />
        </>
      )}
    </div>
  );
}
