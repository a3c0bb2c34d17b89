import { useId } from 'react';
import type { PowerId } from '../../../../engine/axis-allies/index.ts';
import { useEditor } from '../../store/editor/editorStore.ts';
import { editionIn } from '../../store/selectors.ts';
import { counted } from '../../../../text/words.ts';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import { useDisplayedGame } from '../../store/game.ts';

/** The powers by emblem, one of which is in hand; with how many units each has, if `counts` says so. */
export function PowerChoice({ counts }: { readonly counts?: Readonly<Record<PowerId, number>> }) {
  const state = useDisplayedGame();
  const { power, take } = useEditor();
  const name = useId();
  const { powers, turnOrder } = editionIn(state);
  const ordered = turnOrder.flatMap((id) => powers.find((one) => one.id === id) ?? []);
  return (
    <div className="power-choice" role="radiogroup" aria-label="Power">
      {ordered.map((one) => (
        <label key={one.id} className="power-choice__power" title={one.name}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={one.id === power}
            onChange={() => take({ power: one.id })}
            aria-label={counts === undefined ? one.name : `${one.name}, ${counted(counts[one.id] ?? 0, 'unit')}`}
          />
          <PowerEmblem power={one.id} size={28} />
          {counts !== undefined && <span aria-hidden>{counts[one.id] ?? 0}</span>}
        </label>
      ))}
    </div>
  );
}
