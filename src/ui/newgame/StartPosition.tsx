import { useEffect, useRef } from 'react';
import { familyOf } from '../../engine/index.ts';
import { wordsOf } from '../../games/faces.ts';
import { useStartPosition } from '../../store/nextGame.ts';
import { EDITOR_ADDRESS } from '../address/address.ts';
import { Button } from '../components/Button.tsx';
import { useInitialFocus } from '../components/useInitialFocus.ts';

/** Says that the game begins from a position that was set up, which also says how it is won. */
export function StartPosition({ position }: { readonly position: { readonly edition: string } }) {
  const section = useRef<HTMLElement>(null);
  // The button of the editor that led here is gone.
  const heading = useInitialFocus<HTMLHeadingElement>();
  // In a small window it may be out of sight.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const read = familyOf(position).loadedPositions()?.fromPosition(position);
  return (
    <section ref={section} className="newgame__position" aria-labelledby="start-position">
      <h3 ref={heading} id="start-position" tabIndex={-1}>
        From the position you set up
      </h3>
      {read?.ok === true && <p>{wordsOf(position).placeText(read.value)}.</p>}
      <div>
        <a className="button" href={EDITOR_ADDRESS}>
          Change it
        </a>
        <Button onClick={() => useStartPosition.setState({ position: null })}>Begin from the set-up instead</Button>
      </div>
    </section>
  );
}
