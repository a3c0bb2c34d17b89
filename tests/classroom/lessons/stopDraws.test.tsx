// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StopDraws } from '../../../src/classroom/lessons/editor/StopForm.tsx';
import { afterStroke, type Draw } from '../../../src/engine/table/index.ts';
import type { Stop } from '../../../src/saves/lessonSchema.ts';
import { endDrawings, useDrawings } from '../../../src/store/drawings.ts';
import { lendDrawings } from '../../../src/store/lessons/lessonStore.ts';
import { LESSON } from './lessonsOfTests.ts';

const BERLIN = { name: 'Berlin', at: [13.4, 52.52] } as const;
const STALINGRAD = { name: 'Stalingrad', at: [44.52, 48.71] } as const;
const [first] = LESSON.stops as [Stop];

beforeEach(() => {
  lendDrawings([], (draw) => useDrawings.setState(({ draws }) => ({ draws: afterStroke(draws, draw) })));
  useDrawings.setState({ points: { at: () => null, named: [BERLIN, STALINGRAD] } });
});
afterEach(() => {
  cleanup();
  endDrawings();
});

test('an arrow is drawn by the names of two cities, without a pointer on the map', async () => {
  render(<StopDraws edition="1941" stop={{ ...first, draws: undefined }} at={0} />);
  await userEvent.click(screen.getByRole('button', { name: 'Draw' }));
  await userEvent.type(screen.getByLabelText('From'), 'berlin');
  await userEvent.type(screen.getByLabelText('To'), 'Stalingrad');
  await userEvent.click(screen.getByRole('button', { name: 'Arrow' }));
  const arrow: Draw = { kind: 'arrow', from: BERLIN, to: STALINGRAD, colour: 'green' };
  expect(useDrawings.getState().draws).toEqual([arrow]);
});

test('what is drawn at a stop is listed by the names of its places, and each can be taken away by itself', async () => {
  const draws: readonly Draw[] = [{ kind: 'arrow', from: BERLIN, to: STALINGRAD, colour: 'red' }, ...first.draws!];
  useDrawings.setState({ draws });
  render(<StopDraws edition="1941" stop={{ ...first, draws }} at={0} />);
  await userEvent.click(screen.getByText('Drawn on the map: 2 arrows, 1 mark'));
  await userEvent.click(screen.getByRole('button', { name: 'Take away: Red arrow from Berlin to Stalingrad' }));
  expect(useDrawings.getState().draws).toEqual(first.draws);
});
