import { useEffect, useState } from 'react';
import { useLab, type LabStore } from '../../store/lab/labStore.ts';
import { copiedText, doneText, openedText, redoneText, undoneText } from '../../text/lab/labTexts.ts';
import { shownText } from './shownText.ts';

/** Tells screen readers what was done with the tree, undone and redone: on the screen the tree is seen to change. */
export function SpokenEdits() {
  const [said, setSaid] = useState({ text: '', times: 0 });
  useEffect(() => {
    const say = (text: string): void => setSaid(({ times }) => ({ text, times: times + 1 }));
    // Only what comes into a region that is there already is spoken.
    const frame = requestAnimationFrame(() => say(openedText(useLab.getState().title)));
    const stop = useLab.subscribe((now, before) => {
      const text = textOf(now, before);
      if (text !== '') say(text);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, []);
  return (
    <div className="visually-hidden" role="status" aria-label="Edits">
      {/* The same words again are new words. */}
      <p key={said.times}>{said.text}</p>
    </div>
  );
}

/** What changed in the lab, in words; '' if there is nothing to say. */
function textOf(now: LabStore, before: LabStore): string {
  if (now.study === null) return '';
  if (now.copied !== before.copied && now.copied !== null) return copiedText(now.copied.length);
  const [step, last] = [now.history.done.at(-1), before.history.done.at(-1)];
  if (step === last) return '';
  if (last !== undefined && now.history.undone.at(-1) === last) return `${undoneText(last.what)} ${shownText(now)}`;
  if (step === undefined) return '';
  const isAgain = before.history.undone.at(-1) === step;
  return isAgain ? `${redoneText(step.what)} ${shownText(now)}` : doneText(step.what);
}
