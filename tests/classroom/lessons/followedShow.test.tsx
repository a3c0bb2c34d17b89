// @vitest-environment happy-dom
import '../../freshDatabase.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LessonNotes } from '../../../src/classroom/lessons/notes/LessonNotes.tsx';
import { useShow } from '../../../src/classroom/lessons/show/useShow.ts';
import { joinShow, type ShowChannel, type ShowMessage } from '../../../src/store/lessons/showChannel.ts';

/** The window of the notes learns that a show ends, however it ends. */

const LESSON = 'how-far-is-moscow';
const SHOWN: ShowMessage = { kind: 'shown', at: 2, isBlank: false, since: 0 };

let show: ShowChannel;
/** Whether the show in the other window answers when it is asked. */
let isAnswering: boolean;

beforeEach(() => {
  isAnswering = true;
  show = joinShow(LESSON, ({ kind }) => {
    if (kind === 'ask' && isAnswering) show.say(SHOWN);
  });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  show.close();
});

async function expectEnded(): Promise<void> {
  expect(await screen.findByText(/^The presentation has ended/)).toBeTruthy();
  const again = screen.getByRole('link', { name: 'Start it again from this stop' });
  expect(again.getAttribute('href')).toBe(`#/lessons/${LESSON}/show/3`);
  expect(again.getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('button', { name: 'Close the notes' })).toBeTruthy();
  // They stay at the stop that was shown last.
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^3\. /);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
}

test('the notes say that the show has ended, and go on when it begins again', async () => {
  render(<LessonNotes id={LESSON} />);
  expect(await screen.findByText('The class sees this stop.')).toBeTruthy();
  isAnswering = false;
  show.say({ kind: 'ended' });
  await expectEnded();
  isAnswering = true;
  show.say({ ...SHOWN, at: 0 });
  expect(await screen.findByText('The class sees this stop.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Start it again/ })).toBeNull();
});

test('a show that does not answer any more has ended too', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  render(<LessonNotes id={LESSON} />);
  expect(await screen.findByText('The class sees this stop.')).toBeTruthy();
  const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
  pass(5_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  pass(5_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  // It answers each time.
  pass(5_000);
  expect(screen.getByText('The class sees this stop.')).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  isAnswering = false;
  pass(15_000);
  await expectEnded();
});

test('a window that is closed outright ends its show, and one that comes back tells it', async () => {
  const heard: string[] = [];
  const notes = joinShow(LESSON, ({ kind }) => void heard.push(kind));
  function Show(): ReactNode {
    useShow(LESSON, 0, 5);
    return null;
  }
  render(<Show />);
  await vi.waitFor(() => expect(heard).toEqual(['shown']));
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(heard).toEqual(['shown', 'ended']));
  window.dispatchEvent(new Event('pageshow'));
  await vi.waitFor(() => expect(heard.at(-1)).toBe('shown'));
  notes.close();
});
