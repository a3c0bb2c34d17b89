import { create } from 'zustand';

interface Said {
  readonly text: string;
  /** Grows by one with each. */
  readonly count: number;
}

/** What is said of the page itself, not of the game: the latest. */
export const useSaid = create<Said>()(() => ({ text: '', count: 0 }));

export const say = (text: string): void => useSaid.setState(({ count }) => ({ text, count: count + 1 }));
