import { useEffect, useState } from 'react';
import type { Setup } from '../../saves/schema.ts';
import { runInChunks } from '../../store/runInChunks.ts';
import { takebackTurns, type TakebackTurn } from '../../session/takebackPoints.ts';
import { takebackRule, whoMustAgree } from '../../session/takebacks.ts';
import { takebackReach } from '../../session/undo.ts';
import { askTakeback } from '../../store/takebacks/takebackStore.ts';
import { type Timeline, decidersAt } from '../../session/timeline.ts';
import { ordersText, pointText, turnTitle } from '../../text/takebackText.ts';

interface PointListProps {
  readonly timeline: Timeline;
  readonly setup: Setup | null;
}

/** The points to go back to, the latest first; earlier turns are folded away. */
export function PointList({ timeline, setup }: PointListProps) {
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
              <span className="takeback__count">{ordersText(timeline.index - each.point.index)}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
