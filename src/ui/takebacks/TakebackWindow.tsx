import { useEffect, useState } from 'react';
import { Check } from 'lucide-react';
import { takebackRule, whoMustAgree } from '../../session/takebacks.ts';
import {
  closeTakebacks,
  useTakebacks,
  withdrawTakeback,
  askTakeback,
  agreeToTakeback,
  refuseTakeback,
  type TakebackRequest,
} from '../../store/takebackStore.ts';
import { RULE_TEXTS, TAKEBACK_NOTE, orderCountText, pointText, turnTitle, askedText } from '../../text/undoText.ts';
import { Button } from '../components/Button.tsx';
import { Window } from '../components/Window.tsx';
import type { Setup } from '../../saves/schema.ts';
import { runInChunks } from '../../store/runInChunks.ts';
import { takebackTurns, type TakebackTurn } from '../../session/takebackPoints.ts';
import { takebackReach } from '../../session/undo.ts';
import { decidersAt, type Timeline } from '../../session/timeline.ts';
import { useInitialFocus } from '../components/useInitialFocus.ts';
import { useGame } from '../../store/gameStore.ts';
import './takebacks.css';

/** Where to choose how far to go back, and where everybody else agrees to it or not. */
export function TakebackWindow() {
  const request = useTakebacks((store) => store.request);
  const timeline = useGame((store) => store.timeline);
  const setup = useGame((store) => store.setup);
  if (timeline === null) return null;
  const rule = takebackRule(setup);
  return (
    <Window
      open
      title="Take back"
      onClose={closeTakebacks}
      buttons={
        <>
          <Button onClick={closeTakebacks}>{request === null ? 'Close' : 'Let it be'}</Button>
          {request !== null && <Button onClick={withdrawTakeback}>Choose another point</Button>}
        </>
      }
    >
      {request === null ? (
        <>
          <p>{RULE_TEXTS[rule]}</p>
          {rule !== 'never' && <p className="soft">{TAKEBACK_NOTE}</p>}
          <PointList timeline={timeline} setup={setup} />
        </>
      ) : (
        <TakebackVote request={request} orders={timeline.index - request.point.point.index} />
      )}
    </Window>
  );
}

interface PointListProps {
  readonly timeline: Timeline;
  readonly setup: Setup | null;
}

/** The points to go back to, the latest first; earlier turns are folded away. */
function PointList({ timeline, setup }: PointListProps) {
  const [turns, setTurns] = useState<readonly TakebackTurn[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void runInChunks(takebackTurns(timeline)).then((found) => {
      if (isWanted) setTurns(found);
    });
    return () => {
      isWanted = false;
    };
  }, [timeline]);
  const players = (setup?.players ?? []).map(({ name }) => name);
  const [by, setBy] = useState(() => decidersAt(timeline)[0] ?? players[0] ?? '');
  if (turns === null) return <p role="status">Looking for the points to go back to …</p>;

  const reach = takebackReach(timeline, takebackRule(setup));
  const open = turns.flatMap((turn) => {
    const points = turn.filter(({ point }) => point.index >= reach);
    return points.length === 0 ? [] : [points];
  });
  if (open.length === 0) return <p>There is nothing to take back.</p>;
  return (
    <>
      {whoMustAgree(setup, by).length > 0 && (
        <fieldset className="takeback__who">
          <legend>Who asks</legend>
          {players.map((name) => (
            <label key={name}>
              <input type="radio" name="takeback-by" checked={name === by} onChange={() => setBy(name)} /> {name}
            </label>
          ))}
        </fieldset>
      )}
      {open.map((points, i) => (
        <TurnPoints key={points[0]?.point.index} points={points} timeline={timeline} by={by} isOpen={i === 0} />
      ))}
    </>
  );
}

interface TurnPointsProps {
  readonly points: readonly TakebackTurn[number][];
  readonly timeline: Timeline;
  readonly by: string;
  readonly isOpen: boolean;
}

/** The points of a folded turn are written out when it is opened: a long game has thousands. */
function TurnPoints({ points, timeline, by, isOpen: isFirst }: TurnPointsProps) {
  const [isOpen, setOpen] = useState(isFirst);
  const last = points.at(-1);
  if (last === undefined) return null;
  return (
    <details className="takeback__turn" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{turnTitle(last.point.state)}</summary>
      <ol>
        {(isOpen ? points : []).map((each) => (
          <li key={each.point.index}>
            <button type="button" className="takeback__point" onClick={() => askTakeback(each, by)}>
              <span>{pointText(each.kind, each.point.state, each.command)}</span>
              <span className="takeback__count">{orderCountText(timeline.index - each.point.index)}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface TakebackVoteProps {
  readonly request: TakebackRequest;
  /** How many orders would be taken back. */
  readonly orders: number;
}

/** Every other player agrees by name, or one says no. Nothing changes meanwhile. */
function TakebackVote({ request: { point, by, asked, agreed, refusedBy }, orders }: TakebackVoteProps) {
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
