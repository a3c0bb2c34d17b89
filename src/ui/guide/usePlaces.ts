import { useLayoutEffect, useState, type RefObject } from 'react';
import { areSameBoxes, type Box } from '../../store/covers.ts';
import { spacesInPlay } from '../../store/spacesInPlay.ts';
import { flyTo } from '../../store/mapCamera.ts';
import { useMapPlaces } from '../../store/mapPlaces.ts';
import { useView } from '../../store/viewStore.ts';
import { cardPlace, type CardPlace } from './cardPlace.ts';
import type { Moment } from './moment.ts';
import { boxesOf, bringIntoSight, outlined, pointedAt, windowBox } from './pointedAt.ts';
import type { Step, Target } from './steps.ts';

interface Places {
  /** What the step points at; null if it is not in sight. */
  readonly outline: Box | null;
  readonly card: CardPlace;
}

/** Where the outline and the card of a step are. They follow the page, its panels and the map. */
export function usePlaces(card: RefObject<HTMLElement | null>, step: Step, moment: Moment): Places | null {
  const [places, setPlaces] = useState<Places | null>(null);
  useLayoutEffect(() => {
    const target = step.at(moment);
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const element = card.current;
      if (element === null) return;
      const next = placesFor(element, target, moment);
      setPlaces((present) => (present !== null && areSame(present, next) ? present : next));
    };
    const measureSoon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    const stop = [listenToPage(measureSoon), useMapPlaces.subscribe(measureSoon)];
    return () => {
      cancelAnimationFrame(frame);
      for (const end of stop) end();
    };
  }, [card, step, moment]);
  useTargetInSight(step, moment);
  return places;
}

/** When a step begins, the map shows the spaces that it points at, and the panel its part. */
function useTargetInSight(step: Step, moment: Moment): void {
  useLayoutEffect(() => {
    const target = step.at(moment);
    if ('spaces' in target && target.spaces.length > 0 && pointedAt(target) === null) flyTo(target.spaces);
    bringIntoSight(target);
    // Only when it begins: afterwards both stay where people move them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [step]);
}

function placesFor(card: HTMLElement, target: Target, { game }: Moment): Places {
  const outline = pointedAt(target);
  const [map] = boxesOf('.shell__map');
  const inPlay = useMapPlaces
    .getState()
    .boxesOf(spacesInPlay(game, useView.getState()))
    .map(({ left, top, right, bottom }) => ({
      left: left + (map?.left ?? 0),
      top: top + (map?.top ?? 0),
      right: right + (map?.left ?? 0),
      bottom: bottom + (map?.top ?? 0),
    }));
  const [panel] = boxesOf('.panel');
  const others = [...['.map-bar > *', '.news', '.refusal'].flatMap(boxesOf), ...inPlay];
  // The bar with the menu stays free.
  const [bar] = boxesOf('.topbar');
  const room = { ...windowBox(), top: bar?.bottom ?? 0 };
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  return {
    outline: outline && outlined(outline, windowBox()),
    card: cardPlace(size, room, outline, { panel, others }),
  };
}

/** Calls when anything of the page may have moved. Returns what ends it. */
function listenToPage(moved: () => void): () => void {
  const mutations = new MutationObserver(moved);
  const shell = document.querySelector('.shell');
  if (shell !== null)
    mutations.observe(shell, { subtree: true, childList: true, attributeFilter: ['class', 'hidden', 'data-size'] });
  const panel = document.querySelector('.panel');
  const resizes = new ResizeObserver(moved);
  if (panel !== null) resizes.observe(panel);
  window.addEventListener('resize', moved);
  window.addEventListener('scroll', moved, { capture: true, passive: true });
  return () => {
    mutations.disconnect();
    resizes.disconnect();
    window.removeEventListener('resize', moved);
    window.removeEventListener('scroll', moved, { capture: true });
  };
}

const areSame = (a: Places, b: Places): boolean =>
  a.card.left === b.card.left &&
  a.card.top === b.card.top &&
  areSameBoxes(a.outline === null ? [] : [a.outline], b.outline === null ? [] : [b.outline]);
