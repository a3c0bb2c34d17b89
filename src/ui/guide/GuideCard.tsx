import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { leaveGuide, passSteps } from '../../store/guide.ts';
import { GUIDE_WORDS, TIPS, type Told } from '../../text/guide/guideWords.ts';
import { howToPlayAddress } from '../address/address.ts';
import { Button } from '../components/Button.tsx';
import type { Moment } from './moment.ts';
import type { Step } from './steps.ts';
import { usePlaces } from './usePlaces.ts';
import './guide.css';

interface GuideCardProps {
  readonly step: Step;
  readonly moment: Moment;
  readonly told: Told;
}

/** What the guide says now, beside what it points at. It never takes the focus; Escape in it leaves the guide. */
export function GuideCard({ step, moment, told }: GuideCardProps) {
  const card = useRef<HTMLElement>(null);
  const places = usePlaces(card, step, moment);
  const { title, text } = GUIDE_WORDS[step.id];
  const isLast = step.id === 'goodbye';
  useEffect(() => {
    const element = card.current;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      leaveGuide();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  const outline = places?.outline ?? null;
  return (
    <>
      {outline !== null && (
        <div
          className="guide-outline"
          aria-hidden
          style={{
            left: outline.left,
            top: outline.top,
            width: outline.right - outline.left,
            height: outline.bottom - outline.top,
          }}
        />
      )}
      <section
        ref={card}
        className="guide"
        aria-label="First-game guide"
        style={places === null ? { visibility: 'hidden' } : { left: places.card.left, top: places.card.top }}
      >
        <div className="guide__words" aria-live="polite">
          <h2>{title}</h2>
          <p>{text(told)}</p>
          {isLast && (
            <ol className="guide__tips">
              {TIPS.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ol>
          )}
        </div>
        <div className="guide__buttons">
          {isLast ? (
            <a className="button" href={howToPlayAddress(moment.game.edition)}>
              How to play
            </a>
          ) : (
            <Button small look="quiet" onClick={leaveGuide}>
              <X size={16} aria-hidden /> Leave the guide
            </Button>
          )}
          <Button
            small
            look={step.isTold ? 'main' : 'plain'}
            onClick={isLast ? leaveGuide : () => passSteps([step.id])}
          >
            {isLast ? 'Done' : step.isTold ? 'Next' : 'Skip this'}
          </Button>
        </div>
      </section>
    </>
  );
}
