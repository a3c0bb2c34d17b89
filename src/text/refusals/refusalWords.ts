import type { GameState, Refusal } from '../../engine/index.ts';
import { spaceList, thePower } from '../names.ts';
import { unitList } from '../unitNames.ts';
import { capitalized } from '../words.ts';

/** The words a refusal's sentence is made of, with a plain word wherever the refusal leaves a detail out. */
export interface RefusalWords {
  readonly state: GameState;
  readonly refusal: Refusal;
  /** '2 infantry and a tank'; 'these units' when none are named. */
  readonly units: string;
  /** The same at the beginning of a sentence. */
  readonly Units: string;
  /** Whether any unit is named. */
  readonly named: boolean;
  /** One unit is named, and no more: for 'is' and 'are'. */
  readonly single: boolean;
  /** 'Karelia and Ukraine'; 'that space' when none is named. */
  readonly place: string;
  readonly Place: string;
  /** Whether any space is named. */
  readonly placed: boolean;
  /** 'in Karelia'; 'there' when no space is named. */
  readonly inPlace: string;
  /** The power whose turn it is, inside a sentence: 'the Soviet Union'. */
  readonly actor: string;
  readonly asked: number | null;
  readonly allowed: number | null;
  /** ' Karelia or Ukraine would do.', or nothing. */
  readonly instead: string;
}

export type Sentence = (words: RefusalWords) => string;

/** At most this many spaces are offered, so that the sentence stays one. */
const OFFERED = 4;

export function refusalWords(state: GameState, refusal: Refusal): RefusalWords {
  const named = refusal.units ?? [];
  const units = named.length > 0 ? unitList(state, named) : 'these units';
  const spaces = refusal.spaces ?? [];
  const place = spaces.length > 0 ? spaceList(state, spaces) : 'that space';
  const instead = refusal.instead ?? [];
  return {
    state,
    refusal,
    units,
    Units: capitalized(units),
    named: named.length > 0,
    single: named.length === 1,
    place,
    Place: capitalized(place),
    placed: spaces.length > 0,
    inPlace: spaces.length > 0 ? `in ${place}` : 'there',
    actor: thePower(state, state.power),
    asked: refusal.asked ?? null,
    allowed: refusal.allowed ?? null,
    instead: instead.length > 0 ? ` ${spaceList(state, instead.slice(0, OFFERED), 'or')} would do.` : '',
  };
}
