/* The help in play, in one file that is loaded after the first map. */

import { useEffect, useState, useDeferredValue } from 'react';
import { Lightbulb, X, ArrowRight } from 'lucide-react';
import type { GameState } from '../../../../engine/axis-allies/index.ts';
import { type Hint, thingOf, tell, tellsOf, useTold, tellNoMore } from '../../store/hints/told.ts';
import {
  emptyCapitalText,
  noEscortText,
  noGunText,
  oneLandingText,
  chosenText,
  spacesLeftText,
  spacesLeft,
} from '../../text/hints.ts';
import { firstHint, isKnown } from '../../store/hints/hints.ts';
import { awaitingOf } from '../../store/selectors.ts';
import { useSettings } from '../../../../store/settings.ts';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { useView } from '../../store/viewStore.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { useNextUnits, askStayingAgain, goToNextUnits, letUnitsStay, unitsToAsk } from '../../store/hints/nextUnits.ts';
import { KEYS } from '../../../../text/keys.ts';
import { canOrder } from '../../store/dragging.ts';
import { keyOf } from '../../../../store/keyOf.ts';
import { addressOf } from '../../../../ui/address/address.ts';
import './hints.css';

/** A hint as one sentence. */
export function hintText(game: GameState, hint: Hint): string {
  switch (hint.kind) {
    case 'empty-capital':
      return emptyCapitalText(game, hint.space, hint.enemies);
    case 'no-gun':
      return noGunText(game, hint.space, hint.enemies);
    case 'no-escort':
      return noEscortText(game, hint.space, hint.transports, hint.enemies, hint.there);
    case 'one-landing':
      return oneLandingText(game, hint.space, hint.flyers, hint.place);
  }
}

/** Milliseconds after an order before a hint is looked for, so that it waits for nobody and nobody for it. */
const CALM = 400;

/**
 * The hint to show in the game on the table; null for none, in the lab and in a tab that only looks on. What was shown
 * when a phase ends counts as told.
 */
function useHint(): Hint | null {
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

/** At most one calm hint, above the button that ends the phase. */
export function HintLine() {
  const game = useDisplayedGame();
  const hint = useHint();
  const seed = useGame((store) => store.setup?.seed ?? '');
  const focus = useView((view) => view.focus);
  const text = hint === null ? '' : hintText(game, hint);
  return (
    <div className="hint">
      <p aria-live="polite" className="hint__text">
        {text !== '' && <Lightbulb size={16} aria-hidden />} {text}
      </p>
      {hint !== null && (
        <div className="hint__buttons" role="group" aria-label="Hint">
          <Button
            small
            look="quiet"
            onClick={() => {
              focus(hint.space);
              flyTo([hint.space]);
            }}
          >
            Show it
          </Button>
          <Button small look="quiet" onClick={() => tellNoMore(seed, hint.kind)}>
            Not again in this game
          </Button>
          <Button small shape="icon" look="quiet" aria-label="Close the hint" onClick={() => tell(seed, thingOf(hint))}>
            <X size={16} aria-hidden />
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * What screen readers are told of the units in hand, once: which are chosen, unless the map tells it of the space in
 * focus or an order has sent them off; and how many spaces are left, after a step to the next or when there is none.
 */
function useSpokenChoice(left: number): string {
  const game = useDisplayedGame();
  const chosen = useView((view) => view.chosen);
  const stepped = useNextUnits((store) => store.stepped);
  const [last, setLast] = useState({ game, chosen, told: '' });
  if (last.game !== game || last.chosen !== chosen) {
    const isPutBack = last.game === game && last.chosen.length > 0;
    const isOnMap = document.activeElement?.classList.contains('world-map__canvas') === true;
    const isSilent = isOnMap || (chosen.length === 0 && !isPutBack);
    setLast({ game, chosen, told: isSilent ? '' : chosenText(game, chosen) });
  }
  const isStep = chosen === stepped || left === 0;
  return [last.told, isStep ? spacesLeftText(left) : ''].filter((text) => text !== '').join(' ');
}

/** The way from unit to unit through a phase of moves: the next that can do something useful, or they stay. */
export function NextUnits() {
  // Finding all destinations takes a moment, so it must not delay the result of an order.
  const game = useDeferredValue(useDisplayedGame());
  const readOnly = useGame((store) => store.readOnly);
  const staying = useNextUnits((store) => store.staying);
  const chosen = useView((view) => view.chosen);
  const focused = useView((view) => view.focused);
  const asked = unitsToAsk(game, staying);
  const spoken = useSpokenChoice(asked.size);
  if (readOnly) return null;
  const canStay = chosen.length > 0 || asked.has(focused ?? '');
  return (
    <section className="next-units" aria-label="Next units">
      <div className="next-units__buttons">
        {asked.size > 0 && (
          <Button small aria-keyshortcuts={KEYS.nextUnits} onClick={goToNextUnits}>
            Next units <kbd>n</kbd> <ArrowRight size={16} aria-hidden />
          </Button>
        )}
        {canStay && (
          <Button small look="quiet" aria-keyshortcuts={KEYS.stay} onClick={letUnitsStay}>
            They stay <kbd>s</kbd>
          </Button>
        )}
        {asked.size === 0 && staying.size > 0 && (
          <Button small look="quiet" onClick={askStayingAgain}>
            Ask again who stays
          </Button>
        )}
      </div>
      <p className="soft" title={spacesLeftText(asked.size)}>
        {spacesLeft(asked.size)}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </section>
  );
}

/** Where letters are text. */
const IGNORED = 'input, select, textarea, [contenteditable], [role=dialog], [role=menu]';
const MAP = '.world-map__canvas';

const DEEDS: Readonly<Record<string, () => void>> = { [KEYS.nextUnits]: goToNextUnits, [KEYS.stay]: letUnitsStay };
/** On the map, where letters find spaces. */
const MAP_DEEDS: Readonly<Record<string, () => void>> = { PageDown: goToNextUnits, End: letUnitsStay };

/**
 * The keys `n`, to the next units, and `s`, they stay. On the map they do so after a press of the pointer; while the
 * keyboard goes from space to space, letters find spaces, and Page Down and End do this.
 */
export function UnitKeys() {
  useEffect(() => {
    let isByPointer = false;
    const onPress = (): void => void (isByPointer = true);
    const onKey = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      const { ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented) return;
      const isOnMap = target instanceof Element && target.matches(MAP);
      const deed = (isOnMap ? MAP_DEEDS[key] : undefined) ?? (isOnMap && !isByPointer ? undefined : DEEDS[key]);
      if (deed === undefined) isByPointer = false;
      if (deed === undefined || (target instanceof Element && target.closest(IGNORED) !== null)) return;
      if (addressOf(window.location.hash).place !== 'game' || !canOrder()) return;
      event.preventDefault();
      event.stopPropagation();
      deed();
    };
    window.addEventListener('pointerdown', onPress, true);
    // Before the map, which would take the letter for a name.
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, []);
  return null;
}
