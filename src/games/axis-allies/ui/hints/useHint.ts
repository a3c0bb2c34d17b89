import { useEffect, useState } from 'react';
import { firstHint, isKnown } from '../../store/hints/hints.ts';
import { thingOf, type Hint, tell, tellsOf, useTold } from '../../store/hints/told.ts';
import { awaitingOf } from '../../store/selectors.ts';
import { useSettings } from '../../../../store/settings.ts';
import { useGame, useDisplayedGame } from '../../store/game.ts';

/** Milliseconds after an order before a hint is looked for, so that it waits for nobody and nobody for it. */
const CALM = 400;

/**
 * The hint to show in the game on the table; null for none, in the lab and in a tab that only looks on. What was shown
 * when a phase ends counts as told.
 */
export function useHint(): Hint | null {
  const game = useDisplayedGame();
  const isWanted = useSettings((settings) => settings.hints);
  const isOwn = useGame((store) => !store.isLab && !store.readOnly);
  const seed = useGame((store) => store.setup?.seed ?? '');
  const tells = useTold(({ games }) => tellsOf(games, seed));
  const phase = [seed, game.round, game.power, game.phase].join(' ');
  const [shown, setShown] = useState<{ readonly hint: Hint | null; readonly phase: string } | null>(null);
  const isAsked = isWanted && isOwn && awaitingOf(game).kind === 'command';

  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => setShown({ hint: firstHint(game, tells), phase }), CALM);
    return () => clearTimeout(timer);
  }, [game, tells, phase, isAsked]);

  const last = shown === null || shown.phase === phase ? null : shown;
  useEffect(() => {
    if (last?.hint && last.phase.startsWith(`${seed} `)) tell(seed, thingOf(last.hint));
  }, [last, seed]);

  const hint = isAsked && shown?.phase === phase ? shown.hint : null;
  return hint === null || isKnown(hint, tells) ? null : hint;
}
