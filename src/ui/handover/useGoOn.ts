import { useEffect, type RefObject } from 'react';

/** Keys that do nothing by themselves, and the one that leads to the card. */
const NO_KEYS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Tab'];
/** Keys that only go on: on the map they would do something where nobody has looked yet. */
const ONLY_ON = ['Escape', 'Enter', ' '];
const CONTROLS = 'a, button, input, select, textarea, summary, [role=dialog], [role=menu]';
const MAP = '.shell__world';

interface GoOn {
  /** Whether it was a press on the map, which is to stay where it is then. */
  onGo(isOnMap: boolean): void;
  /** Somebody looks round on the map. */
  onLook(): void;
}

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Any key or press beside the card goes on, and does what it always does. */
export function useGoOn(card: RefObject<HTMLElement | null>, { onGo, onLook }: GoOn): void {
  useEffect(() => {
    const isOnCard = ({ target }: Event): boolean => target instanceof Node && card.current?.contains(target) === true;
    const press = (event: PointerEvent): void => {
      if (!isOnCard(event)) onGo(isWithin(event.target, MAP));
    };
    const key = (event: KeyboardEvent): void => {
      if (event.repeat || NO_KEYS.includes(event.key)) return;
      if (event.key !== 'Escape' && isOnCard(event)) return;
      if (event.key === 'Escape' || (ONLY_ON.includes(event.key) && !isWithin(event.target, CONTROLS))) {
        event.preventDefault();
        event.stopPropagation();
      }
      onGo(false);
    };
    const wheel = (event: WheelEvent): void => {
      if (isWithin(event.target, MAP)) onLook();
    };
    // Before anything else hears them.
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', key, true);
    window.addEventListener('wheel', wheel, { capture: true, passive: true });
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('wheel', wheel, true);
    };
  }, [card, onGo, onLook]);
}
