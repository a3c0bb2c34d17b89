import { useEffect, useMemo, useRef } from 'react';
import { X } from 'lucide-react';
import { programRolls } from '../../../../session/dice.ts';
import { passSteps, useGuide, type Guide, leaveGuide } from '../../../../store/guide.ts';
import { useHandover } from '../../../../store/handover.ts';
import { isRefusal, nextPhase } from '../../session/phaseEnd.ts';
import { useInHand } from '../../store/hand.ts';
import { useView } from '../../store/viewStore.ts';
import { endPhaseText } from '../../text/endPhaseText.ts';
import { type GuideStepId, GUIDE_WORDS, TIPS, type GuideMoment } from '../../text/guide/guideWords.ts';
import { howToPlayAddress } from '../../../../ui/address/address.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { type StepMoment, momentOf, type GuideStep, stepAt, stepsOver, targetOf } from './steps.ts';
import { usePlaces } from './usePlaces.ts';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './guide.css';

/** Leads through one turn: it follows what the player really does, and points at what comes next. */
export function FirstGameGuide() {
  const guide = useGuide((store) => store.guide);
  return guide === null ? null : <Guiding guide={guide} />;
}

function Guiding({ guide }: { readonly guide: Guide }) {
  const game = useDisplayedGame();
  const isHandedOver = useHandover((handover) => handover.ended !== null);
  const isProgram = useGame((store) => programRolls(store.setup));
  const focused = useView((view) => view.focused);
  const chosen = useView((view) => view.chosen);
  const destinations = useView((view) => view.destinations);
  const picked = useInHand(({ picked: unit }) => unit);
  const moment = useMemo(
    () => momentOf(game, { focused, chosen, destinations, picked }, guide),
    [game, focused, chosen, destinations, picked, guide],
  );
  const shown = useRef<GuideStepId | null>(null);
  const step = stepAt(moment, guide.passed);
  const now = step?.id ?? null;
  useEffect(() => {
    passSteps(stepsOver(moment, shown.current));
    shown.current = now ?? shown.current;
  }, [moment, now]);
  // The story of the turn is told first.
  if (step === null || isHandedOver) return null;
  const next = moment.isOver ? null : nextPhase(game);
  const told = {
    game,
    awaited: moment.awaited,
    ending: endPhaseText(game, next === null || isRefusal(next) ? null : next),
    attack: moment.attack,
    target: targetOf(moment),
    picked,
    isProgram,
  };
  return <GuideCard key={step.id} step={step} moment={moment} told={told} />;
}

interface GuideCardProps {
  readonly step: GuideStep;
  readonly moment: StepMoment;
  readonly told: GuideMoment;
}

/** What the guide says now, beside what it points at. It never takes the focus; Escape in it leaves the guide. */
function GuideCard({ step, moment, told }: GuideCardProps) {
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
