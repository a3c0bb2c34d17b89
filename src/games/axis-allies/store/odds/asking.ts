import type { GameState } from '../../../../engine/axis-allies/index.ts';
import type { OddsAnswer, OddsQuestion } from '../../odds/questions.ts';
import { useView } from '../viewStore.ts';
import { atRest } from './atRest.ts';
import { useChoices, choicesNow } from './choices.ts';
import { hasBattles, NOTHING_KNOWN, useKnownOdds } from './knownOdds.ts';
import { inTurn, type Office } from '../../../../store/odds/inTurn.ts';
import { workerOffice } from './workerOffice.ts';
import { useGame } from '../game.ts';

/** Odds of the position before are shown for so many milliseconds, and then no more. */
const STALE_MS = 250;
/** Units in hand are asked about at so many targets at once. */
const MOST_TARGETS = 24;

/** Asks for the odds of the game on the table whenever they may have changed. Returns a function that ends it. */
export function startAsking(
  open: (onFailure: () => void) => Office<OddsQuestion, OddsAnswer> = workerOffice,
): () => void {
  let asked: OddsQuestion | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const office = inTurn({
    open,
    onAnswer: (_question: OddsQuestion, answer: OddsAnswer) => {
      clearTimeout(timer);
      useKnownOdds.setState(knownFrom(answer));
    },
    onFailure: () => {
      forget();
      useKnownOdds.setState({ hasFailed: true });
    },
  });

  function forget(): void {
    clearTimeout(timer);
    asked = null;
    useKnownOdds.setState(NOTHING_KNOWN);
  }

  function ask(): void {
    if (useKnownOdds.getState().hasFailed) return;
    if (asked !== null && !isSameTurn(asked.state, useGame.getState().game)) {
      forget();
      useChoices.getState().forgetBattles();
    }
    const question = questionNow();
    if (question === null || (asked !== null && isSame(question, asked))) return;
    asked = question;
    clearTimeout(timer);
    timer = setTimeout(() => useKnownOdds.setState(NOTHING_KNOWN), STALE_MS);
    office.ask(question);
  }

  const stop = atRest([useGame, useView, useChoices, useKnownOdds], ask);
  useKnownOdds.setState({ isAsked: true });
  return () => {
    stop();
    office.close();
    forget();
    useKnownOdds.setState({ isAsked: false });
  };
}

/** What is to be asked now; null if there are no battles to ask about. */
function questionNow(): OddsQuestion | null {
  const { game } = useGame.getState();
  if (game === null || !hasBattles(game)) return null;
  const { destinations } = useView.getState();
  const orders = destinations
    .filter(({ meaning }) => meaning === 'attack' || meaning === 'assault')
    .slice(0, MOST_TARGETS)
    .map(({ space, orders: given }) => ({ space, orders: given }));
  return { state: game, choices: choicesNow(), orders };
}

const isSame = (a: OddsQuestion, b: OddsQuestion): boolean =>
  a.state === b.state &&
  a.choices.usual === b.choices.usual &&
  a.choices.at === b.choices.at &&
  a.choices.dice === b.choices.dice &&
  a.orders.length === b.orders.length &&
  a.orders.every(({ orders }, i) => orders === b.orders[i]?.orders);

const isSameTurn = (a: GameState, b: GameState | null): boolean =>
  b !== null && hasBattles(b) && a.edition === b.edition && a.round === b.round && a.power === b.power;

const knownFrom = ({ plan, withOrders, underWay }: OddsAnswer) => ({
  targets: bySpace(plan.targets),
  raids: Object.fromEntries(plan.raids.map((one) => [one.space, one])),
  flights: Object.fromEntries(plan.flights.map((one) => [one.space, one])),
  rockets: Object.fromEntries(plan.rockets.map((one) => [one.space, one])),
  worth: plan.worth,
  withHand: bySpace(withOrders),
  underWay,
});

const bySpace = (all: OddsAnswer['withOrders']) => Object.fromEntries(all.map((one) => [one.plan.space, one]));
