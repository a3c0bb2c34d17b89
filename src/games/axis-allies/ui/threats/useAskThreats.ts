import { useEffect } from 'react';
import { inTurn } from '../../../../store/odds/inTurn.ts';
import type { BackQuestion, MapQuestion, ThreatAnswer, ThreatQuestion } from '../../odds/questions.ts';
import { useGame } from '../../store/game.ts';
import { atRest } from '../../store/odds/atRest.ts';
import { useChoices, usualNow } from '../../store/odds/choices.ts';
import { powersOf, useThreats } from '../../store/odds/threats.ts';
import { type OpenThreatOffice, threatOffice } from '../../store/odds/workerOffice.ts';

/** Asks what can come back on a space, and for the threats of the map, whenever they may have changed. */
export function startAskingThreats(open: OpenThreatOffice = threatOffice): () => void {
  const stops = [asking(open, backQuestion), asking(open, mapQuestion)];
  return () => {
    for (const stop of stops) stop();
    useThreats.setState({ map: null, back: null });
  };
}

/** Keeps one question asked. Returns a function that ends it. */
function asking(open: OpenThreatOffice, questionNow: () => ThreatQuestion | null): () => void {
  let asked: ThreatQuestion | null = null;
  const office = inTurn({
    open,
    onAnswer: (_question: ThreatQuestion, answer: ThreatAnswer) =>
      useThreats.setState(answer.about === 'map' ? { map: answer.map } : { back: answer.back }),
    onFailure: () => {
      asked = null;
      useThreats.setState({ hasFailed: true });
    },
  });

  function ask(): void {
    if (useThreats.getState().hasFailed) return;
    const question = questionNow();
    if (question === null || (asked !== null && isSame(question, asked))) return;
    asked = question;
    office.ask(question);
  }

  const stop = atRest([useGame, useChoices, useThreats], ask);
  ask();
  return () => {
    stop();
    office.close();
  };
}

function backQuestion(): BackQuestion | null {
  const { game } = useGame.getState();
  const { asked } = useThreats.getState();
  if (game === null || asked === null || game.outcome) return null;
  return { about: 'space', state: game, policies: usualNow(), space: asked };
}

function mapQuestion(): MapQuestion | null {
  const { game } = useGame.getState();
  const { isShown, layer } = useThreats.getState();
  if (game === null || !isShown || layer === null || game.outcome) return null;
  return { about: 'map', state: game, policies: usualNow(), powers: powersOf(game, layer), horizon: layer.horizon };
}

function isSame(a: ThreatQuestion, b: ThreatQuestion): boolean {
  if (a.state !== b.state || a.policies !== b.policies) return false;
  if (a.about === 'space') return b.about === 'space' && a.space === b.space;
  return b.about === 'map' && a.horizon === b.horizon && a.powers.join() === b.powers.join();
}

let users = 0;
let stop = (): void => {};

/** Keeps threats asked for while any component that uses this is shown. */
export function useAskThreats(): void {
  useEffect(() => {
    if (users++ === 0) stop = startAskingThreats();
    return () => {
      if (--users === 0) stop();
    };
  }, []);
}
