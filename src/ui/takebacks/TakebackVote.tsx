import { Check } from 'lucide-react';
import { agreeToTakeback, refuseTakeback, type TakebackRequest } from '../../store/takebacks/takebackStore.ts';
import { askedText, pointText } from '../../text/takebackText.ts';
import { Button } from '../components/Button.tsx';
import { useInitialFocus } from '../components/useInitialFocus.ts';

interface TakebackVoteProps {
  readonly request: TakebackRequest;
  /** How many orders would be taken back. */
  readonly orders: number;
}

/** Every other player agrees by name, or one says no. Nothing changes meanwhile. */
export function TakebackVote({ request: { point, by, asked, agreed, refusedBy }, orders }: TakebackVoteProps) {
  const heading = useInitialFocus<HTMLParagraphElement>();
  const { state } = point.point;
  return (
    <>
      <p ref={heading} tabIndex={-1}>
        {askedText(by, state, orders)}
      </p>
      <p className="soft">{pointText(point.kind, state, point.command)}</p>
      <ul className="takeback__votes">
        {asked.map((name) => (
          <li key={name}>
            <strong>{name}</strong>
            {agreed.includes(name) ? (
              <span>
                <Check size={18} aria-hidden /> agrees
              </span>
            ) : (
              refusedBy === null && (
                <span className="takeback__answers">
                  <Button onClick={() => agreeToTakeback(name)}>
                    Agree<span className="visually-hidden"> as {name}</span>
                  </Button>
                  <Button look="quiet" onClick={() => refuseTakeback(name)}>
                    No<span className="visually-hidden"> from {name}</span>
                  </Button>
                </span>
              )
            )}
            {refusedBy === name && <span>says no</span>}
          </li>
        ))}
      </ul>
      <p role="status">
        {refusedBy === null ? '' : `${refusedBy} says no. Nothing is taken back.`}
        {refusedBy === null && agreed.length > 0 && `${agreed.at(-1)} agrees.`}
      </p>
    </>
  );
}
