// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyControl, type BegunProps, StandInButton } from '../../../src/ui/lazy/lazyControl.tsx';
import { useBegunFocus } from '../../../src/ui/lazy/useBegunFocus.ts';
import { PopoverButton } from '../../../src/ui/components/PopoverButton.tsx';
import { loadLaterParts } from '../../../src/ui/lazy/lazyPart.tsx';
import { SpaceSearch } from '../../../src/ui/mapControls/SpaceSearch.tsx';
import { resetBetweenTests } from '../../games/axis-allies/ui/panelSupport.ts';

resetBetweenTests();
afterEach(cleanup);

function Loaded({ begun = 'nothing' }: BegunProps) {
  const button = useBegunFocus<HTMLButtonElement>(begun);
  return (
    <button ref={button} type="button">
      Sails, begun with {begun}
    </button>
  );
}

/** A control whose code arrives when `arrive` is called. */
function slowControl() {
  let arrive = (): void => undefined;
  let asked = 0;
  const Control = lazyControl(
    () => {
      asked += 1;
      return new Promise<typeof Loaded>((resolve) => {
        arrive = () => resolve(Loaded);
      });
    },
    ({ onBegin }) => <StandInButton opens="menu" button={{ children: 'Sails' }} onBegin={onBegin} />,
    () => 'The sails',
  );
  return { Control, arrive: () => act(async () => arrive()), asked: () => asked };
}

const text = (): string | null => screen.getByRole('button').textContent;

describe('a control that is loaded later', () => {
  test('is not loaded for being shown, but in the background', async () => {
    const { Control, arrive, asked } = slowControl();
    render(<Control />);
    expect([text(), asked()]).toEqual(['Sails', 0]);
    void loadLaterParts();
    expect(asked()).toBe(1);
    await arrive();
    expect(text()).toBe('Sails, begun with nothing');
    expect(document.activeElement).toBe(document.body);
  });

  test('is loaded when its stand-in gets the focus, and keeps that', async () => {
    const { Control, arrive, asked } = slowControl();
    render(<Control />);
    await userEvent.tab();
    expect(asked()).toBe(1);
    await arrive();
    expect(text()).toBe('Sails, begun with focus');
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  test('a press of the stand-in is not lost, unless the focus moved on', async () => {
    const { Control, arrive } = slowControl();
    const { unmount } = render(<Control />);
    await userEvent.click(screen.getByRole('button'));
    await arrive();
    expect(text()).toBe('Sails, begun with press');
    unmount();
    const other = slowControl();
    render(<other.Control />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.tab();
    await other.arrive();
    expect(text()).toBe('Sails, begun with nothing');
  });
});

describe('a control that cannot be loaded', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const pass = (milliseconds: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const click = (name: string): void => act(() => screen.getByRole('button', { name }).click());

  /** Its code comes when the network is back. */
  function control() {
    const network = { isDown: true };
    const Control = lazyControl(
      async () => {
        if (network.isDown) throw new Error('offline');
        return Loaded;
      },
      ({ onBegin }) => <StandInButton opens="menu" button={{ children: 'Sails' }} onBegin={onBegin} />,
      () => 'The sails',
    );
    return { Control, network };
  }

  test('says nothing until it is wanted, and then what can be done', async () => {
    const { Control, network } = control();
    render(<Control />);
    Control.load().catch(() => undefined);
    await pass(10_000);
    expect(screen.queryByRole('alert')).toBeNull();
    click('Sails');
    await pass(10_000);
    expect(screen.getByRole('alert').textContent).toContain('The sails could not be loaded.');
    click('Try again');
    await pass(10_000);
    expect(screen.getByRole('alert')).toBeTruthy();
    network.isDown = false;
    click('Try again');
    await pass(0);
    expect(text()).toBe('Sails, begun with press');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('can be left alone', async () => {
    const { Control } = control();
    render(<Control />);
    click('Sails');
    await pass(10_000);
    click('Not now');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Sails' })).toBeTruthy();
  });
});

describe('before they are loaded', () => {
  test('a popover opens as soon as it can', async () => {
    render(
      <PopoverButton button={{ className: '', children: 'Weather' }} popup={{ className: '' }} title="The weather">
        <p>Fair winds.</p>
      </PopoverButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Weather' }));
    expect(await screen.findByRole('dialog', { name: 'The weather' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Weather' }));
  });

  test('the search for a space keeps what was typed, and lists it', async () => {
    render(<SpaceSearch />);
    await userEvent.keyboard('{Control>}k{/Control}karel');
    expect((await screen.findByRole('option')).textContent).toContain('Karelia');
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Go to a space' });
    expect([field.value, document.activeElement]).toEqual(['karel', field]);
  });
});
