import { Minus, Plus } from 'lucide-react';
import type { SpaceId } from '../../../engine/index.ts';
import { putAboard, shipsWithRoomFor, takeOffBoard } from '../../../store/lab/editor/cargoEdits.ts';
import { useEditor } from '../../../store/lab/editor/editorStore.ts';
import type { Draft } from '../../../store/lab/editor/openDraft.ts';
import { editionIn, useCurrentGame } from '../../../store/selectors.ts';
import { thePower } from '../../../text/names.ts';
import { countedUnits, unitTypeName } from '../../../text/unitNames.ts';
import { capitalized } from '../../../text/words.ts';
import { Button } from '../../components/Button.tsx';

interface CargoProps {
  readonly draft: Draft;
  readonly space: SpaceId;
}

/** What is aboard the ships of a zone, and what the chosen power can put aboard. Nothing where no ship has room. */
export function Cargo({ draft: { position }, space }: CargoProps) {
  const state = useCurrentGame();
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
