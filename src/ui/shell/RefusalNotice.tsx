import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Command, Refusal } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { useNotices, type Notice as Said } from '../../store/notices.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import { Button } from '../components/Button.tsx';
import { focusIfLost } from '../components/focusIfLost.ts';
import { OtherFaults } from '../refusals/OtherFaults.tsx';
import { RuleLink } from '../refusals/RuleLink.tsx';
import { useExplanations } from '../refusals/useExplanations.ts';
import { useRemedies } from '../refusals/useRemedies.ts';
import { RemedyButtons } from '../refusals/RemedyButtons.tsx';
import { errorText, noticeText, readingTime } from './noticeText.ts';
import { useFading } from './useFading.ts';

/**
 * Why the last order was refused, by which rule, and what would be allowed; or that the program failed and nothing
 * changed.
 */
export function RefusalNotice() {
  const refusal = useGame((store) => store.refusal);
  const refused = useGame((store) => store.refusedCommand);
  const error = useGame((store) => store.error);
  const notice = useNotices(({ all }) => all.findLast(({ content }) => content.kind !== 'news'));
  const isShown = refusal !== null || error !== null;
  return (
    <div role="alert">
      {isShown && notice !== undefined && (
        <Notice key={notice.id} notice={notice}>
          {refusal !== null && refused !== null && <Refused command={refused} refusal={refusal} />}
          {error !== null && errorText(error).map((words) => <p key={words}>{words}</p>)}
        </Notice>
      )}
    </div>
  );
}

function Refused({ command, refusal }: { readonly command: Command; readonly refusal: Refusal }) {
  const game = useDisplayedGame();
  const readOnly = useGame((store) => store.readOnly);
  const { refusalText, remediesText } = useExplanations();
  const found = useRemedies(game, command);
  const instead = remediesText(game, { command, refusal }, found);
  return (
    <>
      <p>
        <strong>{refusalText(game, refusal)}</strong> {instead} <RuleLink rule={refusal.rule} />
      </p>
      <OtherFaults state={game} refusal={refusal} />
      {!readOnly && <RemedyButtons state={game} refused={command} remedies={found} />}
    </>
  );
}

/** A notice that stays until its reading time is over, it is dismissed, or an order succeeds. */
function Notice({ notice, children }: { readonly notice: Said; readonly children: ReactNode }) {
  const dismiss = useGame((store) => store.dismissRefusal);
  const { refusalText } = useExplanations(false);
  const { stage, hold } = useFading(notice.id, readingTime(noticeText(notice, refusalText).join(' '), 'answer'));
  const box = useFocusGivenBack();
  useEffect(() => {
    if (stage === 'gone') dismiss();
  }, [stage, dismiss]);
  return (
    <div ref={box} className={`refusal notice--${stage}`} {...hold}>
      <div className="refusal__words">{children}</div>
      <Button shape="icon" look="quiet" small aria-label="Dismiss" onClick={dismiss}>
        <X size={18} aria-hidden />
      </Button>
    </div>
  );
}

/**
 * Returns a ref for a box. If it goes away while it has the focus, the focus goes back to where it was as the box came,
 * or else to the map.
 */
function useFocusGivenBack(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const map = document.querySelector<HTMLElement>('.world-map__canvas');
      requestAnimationFrame(() => {
        focusIfLost(opener instanceof HTMLElement && opener !== document.body ? opener : map);
        focusIfLost(map);
      });
    };
  }, [opener]);
  return box;
}
