import { useEffect, useMemo, useRef } from 'react';
import { programRolls } from '../../session/dice.ts';
import { useGame } from '../../store/gameStore.ts';
import { passSteps, useGuide, type Guide } from '../../store/guide.ts';
import { useHandover } from '../../store/handover.ts';
import { isRefusal, nextPhase } from '../../session/axis-allies/phaseEnd.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { endPhaseText } from '../../text/endPhaseText.ts';
import type { GuideStepId } from '../../text/guide/guideWords.ts';
import { GuideCard } from './GuideCard.tsx';
import { momentOf } from './moment.ts';
import { stepAt, stepsOver, targetOf } from './steps.ts';

/** Leads through one turn: it follows what the player really does, and points at what comes next. */
export function FirstGameGuide() {
  const guide = useGuide((store) => store.guide);
  return guide === null ? null : <Guiding guide={guide} />;
}

function Guiding({ guide }: { readonly guide: Guide }) {
  const game = useCurrentGame();
  const isHandedOver = useHandover((handover) => handover.ended !== null);
  const isProgram = useGame((store) => programRolls(store.setup));
  const focused = useView((view) => view.focused);
  const chosen = useView((view) => view.chosen);
  const destinations = useView((view) => view.destinations);
  const picked = useView((view) => view.picked);
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
