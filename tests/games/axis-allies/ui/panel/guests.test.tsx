// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { revised } from '../../../../../src/engine/axis-allies/editions/revised.ts';
import { PhaseContent } from '../../../../../src/games/axis-allies/ui/panel/PhaseContent.tsx';
import { endPhase, ownUnits } from '../../../../store/gameSupport.ts';
import { give, press, resetBetweenTests, roll, startAtPositionOf } from '../panelSupport.ts';
import '../../../../ui/loadParts.ts';

resetBetweenTests();

test('COM-13: who chooses a carrier is told that a friend’s fighter aboard is lost with it', async () => {
  startAtPositionOf(
    revised,
    {
      power: 'united-kingdom',
      phase: 'combat-move',
      units: {
        'united-kingdom': { 'sz-6': { carrier: 1, submarine: 1 } },
        'united-states': { 'sz-6': { fighter: 1 } },
        germany: { 'sz-8': { submarine: 1 } },
      },
    },
    { diceMode: 'table' },
  );
  give({ type: 'move', units: [...ownUnits('sz-6', 'carrier'), ...ownUnits('sz-6', 'submarine')], to: 'sz-8' });
  endPhase();
  give({ type: 'fight', space: 'sz-8' });
  roll(6);
  roll(1);
  render(<PhaseContent />);
  expect(screen.queryByText(/Aboard as guests/)).toBeNull();
  await press(/^Fewer hits on a submarine/);
  await press(/^More hits on a carrier/);
  const told = screen.getByText(/Aboard as guests and lost with the carrier:/);
  expect(told.textContent).toMatch(/^Aboard as guests and lost with the carrier: .*fighter\. Rule COM-13$/);
});
