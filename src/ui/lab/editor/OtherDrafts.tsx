import { useRef, useState } from 'react';
import { goOnWithDraft } from '../../../store/lab/editor/keeping.ts';
import { forgetDraft, isOwnDraft, keptDrafts, type KeptText } from '../../../store/lab/editor/keptDraft.ts';
import { editionTold } from '../../../text/editions.ts';
import { savedAtText, standingText } from '../../../text/gameProgress.ts';
import { useLostFocus } from '../../components/useLostFocus.ts';
import { download } from '../../files/download.ts';
import { KeptEntry } from '../../files/KeptEntry.tsx';

/** The other positions set up in this browser: what another tab goes on with, or what was kept apart from it. */
export function OtherDrafts() {
  const [others, setOthers] = useState(otherDrafts);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useLostFocus(list);
  const tell = (text: string): void => {
    setOthers(otherDrafts());
    setSaid(text);
  };
  const open = (kept: KeptText): void =>
    void goOnWithDraft(kept).then(
      (isOpen) => tell(isOpen ? 'Opened. The one before is kept too.' : ''),
      () => tell('Its edition could not be loaded; try again in a moment.'),
    );
  return (
    <>
      <p role="status" className="soft">
        {said}
      </p>
      {others.length > 0 && (
        <section className="editor__others">
          <h3>Other positions kept in this browser</h3>
          <ul ref={list}>
            {others.map((kept) => (
              <KeptEntry
                key={kept.id}
                {...draftWords(kept)}
                onOpen={() => open(kept)}
                onSave={() => download('warboard-position.json', positionIn(kept))}
                onDelete={() => {
                  forgetDraft(kept.id);
                  tell('The position is deleted.');
                }}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const otherDrafts = (): readonly KeptText[] => keptDrafts().filter((kept) => !isOwnDraft(kept));

function draftWords({ savedAt, standing }: KeptText): { readonly name: string; readonly about: string | null } {
  const name = standing === null ? null : standingText(standing.edition, standing);
  if (standing === null || name === null)
    return { name: 'A position that cannot be read', about: savedAtText(savedAt) };
  const about = [editionTold(standing.edition), savedAtText(savedAt)].filter((part) => part !== null);
  return { name, about: about.join(' · ') };
}

/** A kept position as a file; of one that cannot be read the text as it is. */
function positionIn({ text, standing }: KeptText): string {
  return standing === null ? text : JSON.stringify(JSON.parse(text).position, null, 2);
}
