import type { ComponentType, ReactNode } from 'react';
import type { AnyEdition } from '../../engine/index.ts';
import type { DiceMode } from '../../saves/schema.ts';
import type { Seat } from './seating.ts';

/** What a family shows on the opening page, loaded with it. */
export interface Opening {
  readonly newGame?: NewGameOptions;
  /** Entries of what can be done, in the list of all: at its beginning, after that of a new game. */
  readonly FirstEntries?: ComponentType<FirstEntriesProps>;
  /** And at its end. */
  readonly LastEntries?: ComponentType<{ readonly edition: string }>;
}

export interface FirstEntriesProps {
  /** The edition that is chosen. */
  readonly edition: string;
  /** Who sits at the table, as it was typed into the form beside; null if nothing was. */
  readonly seats: readonly Seat[] | null;
}

/** One of several things, and a line of what it means. */
export interface Option<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly text: string;
}

/** What a family's part of the form shows and changes. */
export interface OptionsProps<Options> {
  readonly edition: AnyEdition;
  readonly options: Options;
  /** The seed of the game's dice, by which other things can be drawn too. */
  readonly seed: string;
  onChange(options: Options): void;
}

/** What is agreed before a game of a family begins by the set-up of its book, by the family's own names. */
export interface NewGameOptions<Options = unknown> {
  /** The ways to roll dice, in an edition or in general; without any, nobody is asked for one, nor for a seed. */
  diceModes(edition: AnyEdition | null): readonly Option<DiceMode>[];
  /** What it means to have hints or none, with a few words for it; left out where none are given. */
  readonly hints?: Readonly<Record<'on' | 'off', Omit<Option<string>, 'value'> & { readonly short: string }>>;
  /** What stands in the form at first. */
  usual(edition: AnyEdition): Options;
  /** How the game is won, beside the dice. */
  Goal(props: OptionsProps<Options>): ReactNode;
  /** What else is agreed, below. */
  Further(props: OptionsProps<Options>): ReactNode;
  /** Why a game cannot begin with these options; empty if it can. */
  faults(options: Options, seed: string): readonly string[];
  /** The options as a game begins with them (see `Beginning`). */
  beginWith(edition: AnyEdition, options: Options, seed: string): Readonly<Record<string, unknown>>;
}
