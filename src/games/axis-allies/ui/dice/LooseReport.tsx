import { useEffect, useMemo, useRef } from 'react';
import { rollerText, isLooseHit, looseRollResult, looseRollTitle } from '../../text/diceText.ts';
import { Die } from './Die.tsx';
import { looseRolls, type RolledLoosely } from './looseRolls.ts';
import { useGame } from '../../store/game.ts';
import './loose.css';

const NONE: readonly RolledLoosely[] = [];

/** The latest rolls outside battles: who rolled for what, the dice, and what came of it. */
export function LooseReport({ comesIntoView = false }: { readonly comesIntoView?: boolean }) {
  const timeline = useGame((store) => store.timeline);
  const rolls = useMemo(() => (timeline === null ? NONE : looseRolls(timeline)), [timeline]);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (comesIntoView && rolls.length > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [rolls, comesIntoView]);
  if (rolls.length === 0) return null;
  return (
    <ul ref={list} className="loose-report" aria-label="What was rolled">
      {rolls.map(({ before, event, source, after }, i) => (
        <li key={i}>
          <p>
            {looseRollTitle(before, event)}
            {source !== null && source !== 'program' && <span className="soft"> ({rollerText(source)})</span>}
          </p>
          <span className="rolled-dice">
            {event.dice.map((die, at) => (
              <Die key={at} value={die} hit={isLooseHit(before, event, die)} />
            ))}
          </span>
          <p className="loose-result">{looseRollResult({ before, event, after }, rolls.slice(0, i))}</p>
        </li>
      ))}
    </ul>
  );
}
