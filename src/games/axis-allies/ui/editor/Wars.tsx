import { isWar, possibleWars, type War } from '../../../../engine/axis-allies/index.ts';
import { capitalized, joinWords } from '../../../../text/words.ts';
import { useEditor } from '../../store/editor/editorStore.ts';
import type { PositionDraft } from '../../store/editor/openDraft.ts';
import { isOpeningWar, setWars, warsOf } from '../../store/editor/politicsEdits.ts';
import { useDisplayedGame } from '../../store/game.ts';
import { editionIn } from '../../store/selectors.ts';
import { thePower } from '../../text/names.ts';
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
        const words = warText(wars);
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

  /** 'Japan against the United Kingdom and ANZAC'. */
  function warText(wars: readonly War[]): string {
    const names = (powers: readonly string[]): string =>
      joinWords([...new Set(powers)].map((power) => thePower(state, power)));
    return `${names(wars.map(([one]) => one))} against ${names(wars.map(([, other]) => other))}`;
  }
}
