import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SpaceId } from '../../../../engine/axis-allies/index.ts';
import { spaceIn } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { groundText, markText } from '../../text/spaceText.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import { SpaceDetails } from './SpaceDetails.tsx';
import { useDisplayedGame } from '../../store/game.ts';
import './spaces.css';

/** The details of a space in the panel. Takes the focus when it opens and restores it when it closes. */
export function SpaceFacts({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const mark = useView((view) => view.marks[space]);
  const hideFacts = useView((view) => view.closeFacts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { name } = spaceIn(game, space);
  const owner = game.control[space];
  useEffect(() => {
    const from = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      // The button that had the focus may have been replaced by a new one.
      const isThere = from !== null && from !== document.body && from.isConnected;
      const back = isThere ? from : document.querySelector('.about-button');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section className="space-facts" aria-label={`About ${name}`}>
      <div className="space-facts__head">
        {owner !== undefined && <PowerEmblem power={owner} size={30} />}
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <Button shape="icon" look="quiet" small aria-label={`Close what is known of ${name}`} onClick={hideFacts}>
          <X size={18} aria-hidden />
        </Button>
      </div>
      <p className="soft">{groundText(game, spaceIn(game, space))}</p>
      {mark !== undefined && mark !== 'battle' && <p className="space__mark">{markText(mark)}</p>}
      <SpaceDetails key={space} space={space} />
    </section>
  );
}
