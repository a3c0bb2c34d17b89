import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { GameState } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { isRefusal, nextPhase } from '../../store/nextPhase.ts';
import { tellNoMore, tellsOf, useTold } from '../../store/hints/told.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { useSettings } from '../../store/settings.ts';
import { endPhaseText, passedText } from '../../text/endPhaseText.ts';
import { DelayedButton } from '../components/DelayedButton.tsx';
import { EndPhaseQuestion } from './EndPhaseQuestion.tsx';
import './endPhase.css';
import { lossesAtEnd } from './lossesAtEnd.ts';
import { moneyAtEnd } from './moneyAtEnd.ts';

/**
 * Ends the phase and says what comes next. It first asks, in its own place, if something would be lost or forgotten.
 */
export function EndPhaseButton() {
  const { round, power, phase } = useCurrentGame();
  return <EndOfPhase key={`${round} ${power} ${phase}`} />;
}

function EndOfPhase() {
  const game = useCurrentGame();
  const end = useGame((store) => store.endPhase);
  const readOnly = useGame((store) => store.readOnly);
  const [askedIn, setAskedIn] = useState<GameState | null>(null);
  // The question about unspent money is a hint, and asked only once.
  const [hasSeenMoney, setHasSeenMoney] = useState(false);
  const seed = useGame((store) => store.setup?.seed ?? '');
  const isUnwanted = useTold(({ games }) => tellsOf(games, seed).unwanted.includes('unspent'));
  const isMoneyAsked = useSettings(({ hints }) => hints) && !isUnwanted && !hasSeenMoney;
  const following = nextPhase(game);
  const next = isRefusal(following) ? null : following;
  const skipped = next === null || next.power !== game.power ? [] : next.skipped;
  const text = endPhaseText(game, next);

  const question = next === null ? null : (lossesAtEnd(game) ?? (isMoneyAsked ? moneyAtEnd(game) : null));

  // Any other order cancels the question.
  if (question !== null && askedIn === game)
    return (
      <EndPhaseQuestion
        question={question}
        onStay={() => {
          setAskedIn(null);
          setHasSeenMoney(true);
        }}
        onEnd={end}
        onNever={() => {
          tellNoMore(seed, 'unspent');
          end();
        }}
      />
    );
  return (
    <>
      <DelayedButton
        meaning={text}
        look={next === null ? 'plain' : 'main'}
        wide
        disabled={readOnly}
        onClick={question === null ? end : () => setAskedIn(game)}
      >
        {text} <ArrowRight size={18} aria-hidden />
      </DelayedButton>
      {skipped.length > 0 && <p className="panel__passed">{passedText(skipped)}</p>}
    </>
  );
}
