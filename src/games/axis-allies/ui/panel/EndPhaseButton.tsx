import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { warnings, type GameState } from '../../../../engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../engine/index.ts';
import { isGuided, useGuide } from '../../../../store/guide.ts';
import { askNoMore, useLookedAt } from '../../../../store/lookedAt.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { isRefusal, nextPhase } from '../../session/phaseEnd.ts';
import { tellNoMore, tellsOf, useTold } from '../../store/hints/told.ts';
import { useSettings } from '../../../../store/settings.ts';
import { useInHand } from '../../store/hand.ts';
import { useView } from '../../store/viewStore.ts';
import { endPhaseText, passedText, moneyLeftText, warningText } from '../../text/endPhaseText.ts';
import { addressOf } from '../../../../ui/address/address.ts';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { letterOf } from '../../../../ui/keys/letterOf.ts';
import { EndPhaseQuestion, type EndQuestion, raidAtEnd, unsentAtEnd } from './EndPhaseQuestion.tsx';
import { cheapestPurchase } from '../../store/suggestions.ts';
import { KEYS } from '../../../../text/keys.ts';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './endPhase.css';

/**
 * Ends the phase and says what comes next. It first asks, in its own place, if something would be lost or forgotten.
 */
export function EndPhaseButton() {
  const { round, power, phase } = useDisplayedGame();
  return <EndOfPhase key={`${round} ${power} ${phase}`} />;
}

/** A question, and the game and the chosen units about which it was asked: any order or other choice cancels it. */
interface AskedEnd {
  readonly question: EndQuestion;
  readonly game: GameState;
  readonly chosen: readonly string[];
}

function EndOfPhase() {
  const game = useDisplayedGame();
  const end = useGame((store) => store.endPhase);
  const readOnly = useGame((store) => store.readOnly);
  const chosen = useView((view) => view.chosen);
  const hasWeapon = useInHand(({ weapon }) => weapon !== null);
  const isOrdering = chosen.length > 0 || hasWeapon;
  const [asked, setAsked] = useState<AskedEnd | null>(null);
  const seed = useGame((store) => store.setup?.seed ?? '');
  const isUnwanted = useTold(({ games }) => tellsOf(games, seed).unwanted.includes('unspent'));
  const isMoneyAsked = useSettings(({ hints }) => hints) && !isUnwanted;
  const following = nextPhase(game);
  const next = isRefusal(following) ? null : following;
  const skipped = next === null || next.power !== game.power ? [] : next.skipped;
  const text = endPhaseText(game, next);
  useGoOnKey();

  function press(): void {
    const guided = isGuided(useGame.getState(), useGuide.getState().guide);
    const questions =
      next === null
        ? []
        : [
            lossesAtEnd(game),
            raidAtEnd(game),
            unsentAtEnd(game, { ...useView.getState(), ...useInHand.getState() }, guided),
            isMoneyAsked ? moneyAtEnd(game) : null,
          ];
    const { asked: known } = useLookedAt.getState();
    const isNew = ({ about }: EndQuestion): boolean => about.length === 0 || about.some((one) => !known.includes(one));
    const question = questions.find((one) => one !== null && isNew(one));
    if (!question) return end();
    askNoMore(question.about);
    setAsked({ question, game, chosen });
  }

  if (asked !== null && asked.game === game && asked.chosen === chosen)
    return (
      <EndPhaseQuestion
        question={asked.question}
        onStay={() => {
          setAsked(null);
          lookAgain(asked.question.at);
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
        className="end-phase"
        meaning={text}
        look={next === null || isOrdering ? 'plain' : 'main'}
        wide
        disabled={readOnly}
        aria-keyshortcuts={KEYS.goOn}
        onClick={press}
      >
        {text} <ArrowRight size={18} aria-hidden />
      </DelayedButton>
      {skipped.length > 0 && <p className="panel__passed">{passedText(skipped)}</p>}
    </>
  );
}

/** Selects the last of these spaces, so that the panel tells of it, and shows them all. */
function lookAgain(spaces: readonly SpaceId[] = []): void {
  const last = spaces.at(-1);
  if (last === undefined) return;
  useView.getState().focus(last);
  flyTo(spaces);
}

/** The key `g` presses the button, wherever the focus is. */
function useGoOnKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (letterOf(event) !== KEYS.goOn || addressOf(window.location.hash).place !== 'game') return;
      const button = document.querySelector<HTMLElement>('.end-phase');
      if (button === null || button.closest('[inert]') !== null) return;
      event.preventDefault();
      button.click();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/**
 * Units and IPCs that would be lost if the phase ended now, and units ordered that cannot be placed. Aircraft that can
 * still land later in the turn do not count.
 */
function lossesAtEnd(game: GameState): EndQuestion | null {
  const lost = warnings(game).filter(({ kind }) => kind !== 'air-to-land' || game.phase === 'noncombat-move');
  if (lost.length === 0) return null;
  const sentences = lost.map((warning) => warningText(game, warning));
  return { sentences, stay: 'Go back', end: 'End the phase all the same', never: null, isLoss: true, about: [] };
}

/**
 * Money left at the end of purchase that could still buy something. It is not lost, so the question is asked only once.
 */
function moneyAtEnd(game: GameState): EndQuestion | null {
  const type = game.phase === 'purchase-units' ? cheapestPurchase(game) : null;
  if (type === null) return null;
  return {
    sentences: [moneyLeftText(game, type)],
    stay: 'Buy more',
    end: 'End purchase',
    never: 'Never ask in this game',
    isLoss: false,
    about: ['money'],
  };
}
