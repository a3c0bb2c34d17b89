import { useEffect } from 'react';
import { canOrder } from '../../store/dragging.ts';
import { keyOf } from '../../../../store/keyOf.ts';
import { goToNextUnits, letUnitsStay } from '../../store/hints/nextUnits.ts';
import { addressOf } from '../../../../ui/address/address.ts';
import { KEYS } from '../../../../text/keys.ts';

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
