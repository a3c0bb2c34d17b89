// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { partOfReading, runInChunks, type ReadingInChunks } from '../../../src/store/runInChunks.ts';
import { FileButton } from '../../../src/ui/files/FileButton.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A button for a file whose reading is in the hands of the test. */
function chooseFile() {
  const readings: ReadingInChunks[] = [];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let end: (error?: Error) => void = () => undefined;
  const view = render(
    <FileButton
      label="Study file"
      text="Open a study file"
      onFile={(_, reading) =>
        new Promise<void>((resolve, reject) => {
          readings.push(reading);
          end = (error) => (error === undefined ? resolve() : reject(error));
        })
      }
    />,
  );
  fireEvent.change(screen.getByLabelText('Study file'), { target: { files: [new File(['{}'], 'a.json')] } });
  const later = (milliseconds: number, share: number): void => {
    now += milliseconds;
    act(() => readings[0]!.onDone?.(share));
  };
  return { reading: readings[0]!, end: (error?: Error) => act(async () => end(error)), later, ...view };
}

test('a file that is read in a moment shows nothing but a busy button', async () => {
  const { end, later } = chooseFile();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Open a study file' });
  expect(button).toMatchObject({ disabled: true });
  later(10, 0.9);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await end();
  expect(button.disabled).toBe(false);
});

test('while a large file is read, it is said how far, and its button stops it', async () => {
  const { reading, end, later } = chooseFile();
  later(1_000, 0.409);
  expect(screen.getByRole('progressbar').textContent).toBe('Reading … 40 %');
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(reading.signal.aborted).toBe(true);
  await end(new Error('stopped'));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open a study file' }).disabled).toBe(false);
});

test('what is being read is not wanted any more when its button goes', () => {
  const { reading, unmount } = chooseFile();
  unmount();
  expect(reading.signal.aborted).toBe(true);
});

test('work that is stopped ends at its next pause, without an answer', async () => {
  const stopping = new AbortController();
  const done: number[] = [];
  function* work(): Generator<number, string> {
    for (let step = 1; step <= 100; step += 1) {
      const end = performance.now() + 2;
      while (performance.now() < end);
      done.push(step);
      if (step === 30) stopping.abort();
      yield step / 100;
    }
    return 'read';
  }
  const told: number[] = [];
  const reading: ReadingInChunks = { signal: stopping.signal, onDone: (share) => told.push(share) };
  await expect(runInChunks(work(), partOfReading(reading, 0.5, 1))).rejects.toThrow();
  expect(done.length).toBe(30);
  expect(told.length).toBeGreaterThan(0);
  expect(Math.min(...told)).toBeGreaterThan(0.5);
  expect(Math.max(...told)).toBeLessThanOrEqual(0.65);
});
