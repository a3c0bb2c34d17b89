import { editionOf, type GameState, type Refusal, type SpaceId } from '../../../../engine/axis-allies/index.ts';
import { spaceList, thePower } from '../names.ts';
import { theUnits, whereTheyAre } from '../unitNames.ts';
import { capitalized } from '../../../../text/words.ts';

/** The parts of a refusal's sentence. Where the refusal leaves a detail out, a general word takes its place. */
export interface RefusalWords {
  readonly state: GameState;
  readonly refusal: Refusal;
  /** 'the 2 infantry and the tank', 'Germany’s destroyer'; 'the units' when none are named. */
  readonly units: string;
  /** `units` at the beginning of a sentence. */
  readonly Units: string;
  /** ' in Sea Zone 6': where these units are; nothing when none are named. */
  readonly where: string;
  /** Whether any unit is named. */
  readonly named: boolean;
  /** One unit is named, and no more: for 'is' and 'are'. */
  readonly single: boolean;
  /** The first space in question, for sentences about one. */
  readonly space: SpaceId | null;
  /** 'Karelia and Ukraine'; 'that space' when none is named. */
  readonly place: string;
  readonly Place: string;
  /** Whether any space is named. */
  readonly placed: boolean;
  /** 'in Karelia'; 'there' when no space is named. */
  readonly inPlace: string;
  /** The power whose turn it is, inside a sentence: 'the Soviet Union'. */
  readonly actor: string;
  readonly requested: number | null;
  readonly allowed: number | null;
}

export type Sentence = (words: RefusalWords) => string;

export function refusalWords(state: GameState, refusal: Refusal): RefusalWords {
  const named = refusal.units ?? [];
  const units = named.length > 0 ? theUnits(state, named) : 'the units';
  // Only programs ask for spaces that are on no board.
  const spaces = (refusal.spaces ?? []).filter((space) =>
    editionOf(state.edition).spaces.some(({ id }) => id === space),
  );
  const place = spaces.length > 0 ? spaceList(state, spaces) : 'that space';
  return {
    state,
    refusal,
    units,
    Units: capitalized(units),
    where: whereTheyAre(state, named),
    named: named.length > 0,
    single: named.length === 1,
    space: spaces[0] ?? null,
    place,
    Place: capitalized(place),
    placed: spaces.length > 0,
    inPlace: spaces.length > 0 ? `in ${place}` : 'there',
    actor: thePower(state, state.power),
    requested: refusal.requested ?? null,
    allowed: refusal.allowed ?? null,
  };
}
