import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { PowerId } from '../../../../engine/axis-allies/index.ts';
import { useEditor } from '../../store/editor/editorStore.ts';
import { editionIn } from '../../store/selectors.ts';
import { counted } from '../../../../text/words.ts';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import { useDisplayedGame } from '../../store/game.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly onChange: (value: number) => void;
}

/** One more or one less by a key. Both signs that a keyboard may have for less are taken. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, '+': 1, ArrowDown: -1, '-': -1, '−': -1 };
const MOST = 9_999;

/**
 * A whole number to type, or to raise and lower with + and − and the arrow keys. It counts once the field is left or
 * Enter is pressed, so that typing is one edit. What is no such number is not taken, and it is said why.
 */
export function NumberField({ label, value, least = 0, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const reason = useId();
  const said = useRef<HTMLSpanElement>(null);
  // In small windows it would lie below the edge.
  useEffect(() => {
    if (isRefused) said.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isRefused]);

  /** What is typed, if it can be taken. */
  function wanted(): number | null {
    const text = typed?.trim() ?? '';
    return /^\d{1,4}$/.test(text) && Number(text) >= least ? Number(text) : null;
  }

  function finish(): void {
    if (typed === null) return;
    const number = wanted();
    if (number !== null) onChange(number);
    setRefused(number === null && typed.trim() !== '');
    setTyped(null);
  }

  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (event.key === 'Enter') finish();
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setTyped(String(Math.min(Math.max((wanted() ?? value) + step, least), MOST)));
  }

  return (
    <>
      <input
        className="field number-field"
        inputMode="numeric"
        aria-label={label}
        aria-describedby={isRefused ? reason : undefined}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={finish}
        onKeyDown={press}
      />
      <span ref={said} id={reason} role="alert" className="number-field__refused">
        {isRefused && `Only a whole number from ${least} to 9,999 is taken here. The one before stays.`}
      </span>
    </>
  );
}

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
