import { isWar, possibleWars } from '../../../../engine/axis-allies/index.ts';
import { capitalized } from '../../../../text/words.ts';
import { useEditor } from '../../store/editor/editorStore.ts';
import type { PositionDraft } from '../../store/editor/openDraft.ts';
import { isOpeningWar, setWars, warsOf } from '../../store/editor/politicsEdits.ts';
import { useDisplayedGame } from '../../store/game.ts';
import { editionIn } from '../../store/selectors.ts';
import { againstText } from '../../text/politicsText.ts';
import '../../../../ui/newgame/choice.css';

/** Who is at war with whom, where powers of different sides can be at peace. */
export function Wars({ draft: { position } }: { readonly draft: PositionDraft }) {
  const state = useDisplayedGame();
  const edit = useEditor((store) => store.edit);
  const edition = editionIn(state);
  if (edition.politics === null) return null;
  const fought = warsOf(position);
  return (
    <fieldset className="choice">
      <legend>At war</legend>
      {possibleWars(edition).map((wars) => {
        const words = againstText(state, wars);
        return (
          <label key={words} className="editor__tick">
            <input
              type="checkbox"
              checked={wars.every(([one, other]) => isWar(fought, one, other))}
              disabled={wars.every((war) => isOpeningWar(position, war))}
              onChange={(event) => edit(`war: ${words}`, setWars(wars, event.target.checked))}
            />{' '}
            {capitalized(words)}
          </label>
        );
      })}
    </fieldset>
  );
}
