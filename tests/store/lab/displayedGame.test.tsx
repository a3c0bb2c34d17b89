// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AxisAllies, GameState } from '../../../src/engine/axis-allies/index.ts';
import { closeLab, openLab } from '../../../src/store/lab/openLab.ts';
import { lookingAt, momentAt } from '../../../src/store/lookBack.ts';
import { DisplayedExample } from '../../../src/ui/components/DisplayedExample.tsx';
import { currentGame, endPhase, SETUP, startNewGame } from '../gameSupport.ts';
import {
  displayedGame,
  isExampleDisplayed,
  KeepsTo,
  runningGame,
  useAnyDisplayedGame,
  useDisplayedEvents,
  useGame,
} from '../../../src/games/axis-allies/store/game.ts';

beforeEach(() => startNewGame());

const exampleOf = (start: GameState) => lookingAt<AxisAllies>({ start, steps: [], turns: [0] }, momentAt(0));

function Phase({ name }: { readonly name: string }) {
  const events = useDisplayedEvents().events.length;
  return <p role="note" aria-label={name}>{`${useAnyDisplayedGame()?.phase} ${events}`}</p>;
}

const said = (name: string): string => screen.getByRole('note', { name }).textContent;

/** What asks outside React, the map, the table's panels and the example's own panels are told. */
function Page({ example }: { readonly example: GameState | null }) {
  return (
    <>
      <Phase name="map" />
      <KeepsTo value="table">
        <Phase name="table" />
      </KeepsTo>
      {example !== null && (
        <DisplayedExample example={exampleOf(example)}>
          <Phase name="example" />
        </DisplayedExample>
      )}
    </>
  );
}

test('an example lies over the table, whose panels keep to the table, and goes again', () => {
  const before = currentGame();
  act(() => void endPhase());
  const { rerender } = render(<Page example={null} />);
  expect([said('map'), said('table')]).toEqual(['combat-move 1', 'combat-move 1']);
  rerender(<Page example={before} />);
  expect(displayedGame()).toBe(before);
  expect(isExampleDisplayed()).toBe(true);
  expect(said('map')).toBe('purchase-units 0');
  expect(said('example')).toBe('purchase-units 0');
  expect(said('table')).toMatch(/^combat-move/);
  rerender(<Page example={null} />);
  expect(displayedGame()).toBe(currentGame());
  expect(said('map')).toBe('combat-move 1');
});

test('the lab’s line is what lies on the table, while the running game waits and is the one that is stored', () => {
  const running = currentGame();
  openLab({ setup: SETUP, start: running, commands: [{ type: 'end-phase' }], title: 'A line' });
  expect(displayedGame()?.phase).toBe('combat-move');
  expect(runningGame().game).toBe(running);
  closeLab();
  expect(displayedGame()).toBe(running);
  expect(useGame.getState().isLab).toBe(false);
});
