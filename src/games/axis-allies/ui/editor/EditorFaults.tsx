import { Crosshair, Trash2 } from 'lucide-react';
import type { PositionFault, SpaceId } from '../../../../engine/axis-allies/index.ts';
import { limitedFaults } from '../../../../saves/saveFile.ts';
import { useEditor } from '../../store/editor/editorStore.ts';
import { subjectOfFault, takeOut } from '../../store/editor/faultPaths.ts';
import type { PositionDraft } from '../../store/editor/openDraft.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { faultText, subjectText } from '../../text/editorText.ts';
import { ruleTitle } from '../../../../text/editions.ts';
import { capitalized } from '../../../../text/words.ts';
import { books } from '../../text/books.ts';
import { rulesAddress } from '../../../../ui/address/address.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { useDisplayedGame } from '../../store/game.ts';

interface EditorFaultsProps {
  readonly draft: PositionDraft;
  readonly faults: readonly PositionFault[];
  /** All of them are of the space that is shown. */
  readonly isOfSpace?: boolean;
}

/** Faults of a position: where, what, by which rule; each with buttons to go there and to take out what is wrong. */
export function EditorFaults({ draft: { position }, faults, isOfSpace = false }: EditorFaultsProps) {
  const state = useDisplayedGame();
  const { edit, focus } = useEditor();
  if (faults.length === 0) return null;
  const show = (space: SpaceId): void => {
    focus(space);
    flyTo([space]);
  };
  return (
    <ul className="editor-faults">
      {limitedFaults(faults).map((fault, i) => {
        const { path, message, rule } = fault;
        const subject = subjectOfFault(position, fault);
        const { space } = subject;
        const words = subjectText(state, isOfSpace ? { ...subject, space: null } : subject);
        const without = takeOut(position, fault);
        return (
          <li key={`${i} ${path}`}>
            <p>
              {words !== '' && <strong>{words}: </strong>}
              {capitalized(faultText(state, message))}.{' '}
              {rule !== undefined && books.rules.has(rule) && (
                <a href={rulesAddress(position.edition, rule)} target="_blank" rel="noopener noreferrer">
                  {rule} {ruleTitle(position, rule)}
                </a>
              )}
            </p>
            {!isOfSpace && space !== null && (
              <Button small onClick={() => show(space)}>
                <Crosshair size={16} aria-hidden /> Show it
              </Button>
            )}
            {without !== null && path !== '' && (
              <Button
                small
                aria-label={`Take it out${words === '' ? '' : `: ${words}`}`}
                onClick={() => edit('a fault taken out', without)}
              >
                <Trash2 size={16} aria-hidden /> Take it out
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
