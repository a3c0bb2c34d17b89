// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useMapTip } from '../../../../../src/store/mapPopups.ts';
import { MapTip } from '../../../../../src/games/axis-allies/ui/spaces/SpaceTip.tsx';
import { resetBetweenTests } from '../panelSupport.ts';

resetBetweenTests();
beforeEach(() => useMapTip.setState({ tip: null }));

const tip = (): HTMLElement | null => document.querySelector('.map-tip');
const SUEZ = { kind: 'canal', name: 'Suez Canal' } as const;

test('a canal is explained beside its sign, until the next touch anywhere', () => {
  render(
    <>
      <MapTip />
      <button type="button">Elsewhere</button>
    </>,
  );
  expect(tip()).toBeNull();
  act(() => useMapTip.getState().show({ passage: SUEZ, x: 300, y: 400 }));
  expect(tip()?.textContent).toContain('Suez Canal');
  expect(tip()?.textContent).toContain('Rule MAP-6');
  // The same sign again does not move it.
  act(() => useMapTip.getState().show({ passage: SUEZ, x: 310, y: 400 }));
  expect(tip()?.style.top).toBe('400px');
  act(
    () =>
      void document
        .querySelector('button')
        ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' })),
  );
  expect(tip()).toBeNull();
});
