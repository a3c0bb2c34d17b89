import { useEffect, useRef } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';

/**
 * Tells screen readers the odds in the space of the map that has the keyboard focus, once they are known: if the units
 * in hand attack it too, if they can. Nothing while odds are hidden.
 */
export function SpokenOdds({ space }: { readonly space: SpaceId | null }) {
  const withHand = useKnownOdds((known) => (space === null ? undefined : known.withHand[space]));
  const planned = useKnownOdds((known) => (space === null ? undefined : known.targets[space]));
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    let isCurrent = true;
    const say = (text: string): void => {
      if (isCurrent && status.current !== null) status.current.textContent = text;
    };
    const found = withHand ?? planned;
    if (found === undefined || document.activeElement?.classList.contains('world-map__canvas') !== true) say('');
    else
      void import('../../text/spokenOdds.ts').then(
        ({ spokenOdds }) => say(spokenOdds(found, withHand !== undefined)),
        () => say(''),
      );
    return () => {
      isCurrent = false;
    };
  }, [withHand, planned]);

  return <p ref={status} className="visually-hidden" role="status" aria-label="Odds of the space in focus" />;
}
