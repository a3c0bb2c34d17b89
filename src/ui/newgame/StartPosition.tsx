import { useEffect, useRef } from 'react';
import type { Edition, PositionFile } from '../../engine/axis-allies/index.ts';
import { useStartPosition } from '../../store/nextGame.ts';
import { phaseName } from '../../games/axis-allies/text/names.ts';
import { EDITOR_ADDRESS } from '../address/address.ts';
import { Button } from '../components/Button.tsx';
import { useInitialFocus } from '../components/useInitialFocus.ts';

interface StartPositionProps {
  readonly edition: Edition;
  readonly position: PositionFile;
}

/** Says that the game begins from a position that was set up, which also says how it is won. */
export function StartPosition({ edition, position: { power, phase, round = 1 } }: StartPositionProps) {
  const section = useRef<HTMLElement>(null);
  // The button of the editor that led here is gone.
  const heading = useInitialFocus<HTMLHeadingElement>();
  // In a small window it may be out of sight.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const name = edition.powers.find(({ id }) => id === power)?.name ?? power;
  return (
    <section ref={section} className="newgame__position" aria-labelledby="start-position">
      <h3 ref={heading} id="start-position" tabIndex={-1}>
        From the position you set up
      </h3>
      <p>
        Round {round}, {name}: {phaseName(phase).toLowerCase()}.
      </p>
      <div>
        <a className="button" href={EDITOR_ADDRESS}>
          Change it
        </a>
        <Button onClick={() => useStartPosition.setState({ position: null })}>Begin from the set-up instead</Button>
      </div>
    </section>
  );
}
