// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openShipped } from '../../../src/store/lab/shippedStudies.ts';
import { StudiesWindow } from '../../../src/ui/lab/StudiesWindow.tsx';

/** The parts of the lab, which arrive when a test says so. */
const lab = vi.hoisted(() => ({ arrive: () => undefined as void }));
vi.mock('../../../src/ui/lab/enterLab.ts', () => ({
  loadLab: () => new Promise<void>((resolve) => (lab.arrive = resolve)),
}));
vi.mock('../../../src/store/lab/shippedStudies.ts', () => ({
  shippedStudies: async () => [{ title: 'West Russia' }, { title: 'Ukraine' }],
  openShipped: vi.fn(async () => ({ ok: true, value: null })),
}));

beforeEach(() => void vi.mocked(openShipped).mockClear());
afterEach(cleanup);

const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const arrive = (): Promise<void> => act(async () => lab.arrive());

test('says that a study is on its way, and opens only the first that is pressed', async () => {
  const onClose = vi.fn();
  render(<StudiesWindow edition="1941" open onClose={onClose} />);
  await press('West Russia');
  expect(screen.getByText('Loading the study …')).toBeTruthy();
  await press('West Russia');
  await press('Ukraine');
  await arrive();
  expect(vi.mocked(openShipped).mock.calls).toEqual([[{ title: 'West Russia' }]]);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Loading the study …')).toBeNull();
});

test('opens nothing once the list of studies is closed', async () => {
  const { rerender } = render(<StudiesWindow edition="1941" open onClose={vi.fn()} />);
  await press('West Russia');
  rerender(<StudiesWindow edition="1941" open={false} onClose={vi.fn()} />);
  await arrive();
  expect(openShipped).not.toHaveBeenCalled();
});
