import { useEffect, useRef } from 'react';
import type { GameState, PowerId } from '../../../../engine/axis-allies/index.ts';
import { isCalled } from '../../store/selectors.ts';
import { deciderName } from '../../text/names.ts';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import './decision.css';

interface DeciderHeadingProps {
  readonly state: GameState;
  readonly by: readonly PowerId[];
  /** What must be decided: 'choose 2 losses'. */
  readonly what: string;
  /** Takes the focus, so that keyboard and screen reader users are at the decision. */
  readonly takesFocus?: boolean;
}

/** Who must decide, and what. In another player's turn, who decides is called in a way that is seen from afar. */
export function DeciderHeading({ state, by, what, takesFocus = false }: DeciderHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  // The name tells the players in this order too.
  const seated = state.players.flatMap(({ powers }) => powers);
  const asked = by.toSorted((a, b) => seated.indexOf(a) - seated.indexOf(b));
  return (
    <h3 ref={heading} tabIndex={-1} className={isCalled(state, by) ? 'decider decider--called' : 'decider'}>
      {asked.map((power) => (
        <PowerEmblem key={power} power={power} size={26} />
      ))}
      <span>
        {deciderName(state, by)}: <span className="decider-what">{what}</span>
      </span>
    </h3>
  );
}
