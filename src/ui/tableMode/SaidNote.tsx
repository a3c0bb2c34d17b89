import { useFading } from '../shell/useFading.ts';
import { useSaid } from './said.ts';
import './tableMode.css';

/** Milliseconds that it stays. */
const STAYS = 6000;

/** Shows for a while, and reads aloud, what was said last of the page itself. */
export function SaidNote() {
  const { text, count } = useSaid();
  const { stage, hold } = useFading(count === 0 ? null : count, STAYS);
  return (
    <div role="status" aria-label="About the page" className="said">
      {count > 0 && stage !== 'gone' && (
        <p key={count} className={`said__text notice--${stage}`} {...hold}>
          {text}
        </p>
      )}
    </div>
  );
}
