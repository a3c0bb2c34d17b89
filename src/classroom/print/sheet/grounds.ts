import { holderColour } from '../../../games/looks.ts';
import { PALETTE } from '../../../map/draw/palette.ts';
import type { Hatch } from './hatches.ts';

/** Who holds a land, as far as a map shows it. */
export interface Owner {
  /** Of a power or of a holder of the atlas. */
  readonly id: string;
  readonly name: string;
  /** Takes the colours of this power, and its emblem if it has no letters of its own. */
  readonly power?: string | undefined;
  /** Of a holder that is none of the powers. */
  readonly colour?: string | undefined;
  /** Stands on the map instead of an emblem. */
  readonly short?: string | undefined;
}

/** How lands are told apart: by colours, by tones and patterns for a printer without them, or not at all. */
export const INKS = ['colour', 'grey', 'outline'] as const;
export type Ink = (typeof INKS)[number];

/** The ground of a land. */
export interface GroundLook {
  readonly tone: string;
  readonly hatch: Hatch;
}

/** In the order in which owners get them: neighbours in this list differ in tone and in pattern. */
export const GREY_LOOKS: readonly GroundLook[] = [
  { tone: '#b0b0b0', hatch: 'none' },
  { tone: '#ffffff', hatch: 'rising' },
  { tone: '#ffffff', hatch: 'dots' },
  { tone: '#d6d6d6', hatch: 'upright' },
  { tone: '#ffffff', hatch: 'net' },
  { tone: '#b0b0b0', hatch: 'falling' },
  { tone: '#ffffff', hatch: 'level' },
  { tone: '#d6d6d6', hatch: 'none' },
  { tone: '#ffffff', hatch: 'falling' },
  { tone: '#b0b0b0', hatch: 'dots' },
  { tone: '#ffffff', hatch: 'upright' },
  { tone: '#d6d6d6', hatch: 'rising' },
  { tone: '#b0b0b0', hatch: 'level' },
  { tone: '#d6d6d6', hatch: 'net' },
  { tone: '#b0b0b0', hatch: 'upright' },
  { tone: '#d6d6d6', hatch: 'dots' },
  { tone: '#b0b0b0', hatch: 'rising' },
  { tone: '#d6d6d6', hatch: 'level' },
  { tone: '#b0b0b0', hatch: 'net' },
  { tone: '#d6d6d6', hatch: 'falling' },
  { tone: '#8c8c8c', hatch: 'none' },
  { tone: '#8c8c8c', hatch: 'net' },
  { tone: '#8c8c8c', hatch: 'rising' },
  { tone: '#8c8c8c', hatch: 'dots' },
  { tone: '#8c8c8c', hatch: 'level' },
  { tone: '#8c8c8c', hatch: 'falling' },
  { tone: '#8c8c8c', hatch: 'upright' },
  { tone: '#ffffff', hatch: 'lattice' },
  { tone: '#d6d6d6', hatch: 'lattice' },
  { tone: '#b0b0b0', hatch: 'lattice' },
  { tone: '#8c8c8c', hatch: 'lattice' },
];

/** The ground of lands of nobody, and of land outside the game. */
const NOBODYS = { colour: PALETTE.otherLand, grey: '#ffffff', outline: '#ffffff' } as const;

/** The colour of an owner's lands. */
export const ownerColour = ({ power, colour = NOBODYS.colour }: Owner): string => holderColour({ power, colour });

/** The grounds of a map's lands. */
export interface Grounds {
  readonly ink: Ink;
  readonly lookOf: (owner: Owner | null) => GroundLook;
}

/** The grounds of all these owners' lands; the same owners in the same order always look the same. */
export function groundsOf(owners: readonly Owner[], ink: Ink): Grounds {
  const number = new Map(owners.map(({ id }, i) => [id, i]));
  const plain = (tone: string): GroundLook => ({ tone, hatch: 'none' });
  return {
    ink,
    lookOf: (owner) => {
      if (owner === null || ink === 'outline') return plain(NOBODYS[ink]);
      if (ink === 'grey') return GREY_LOOKS[(number.get(owner.id) ?? 0) % GREY_LOOKS.length] ?? plain(NOBODYS.grey);
      return plain(ownerColour(owner));
    },
  };
}

/** Water, ice and lines in each kind of ink. */
export const LINES = {
  colour: {
    sea: PALETTE.shallows,
    ice: PALETTE.ice,
    coast: PALETTE.coast,
    zone: PALETTE.zoneLine,
    water: PALETTE.zoneNumber,
    river: PALETTE.river,
    hachure: PALETTE.coast,
  },
  grey: {
    sea: '#f2f2f2',
    ice: '#ffffff',
    coast: '#000000',
    zone: '#777777',
    water: '#333333',
    river: '#666666',
    hachure: '#555555',
  },
  outline: {
    sea: '#ffffff',
    ice: '#ffffff',
    coast: '#000000',
    zone: '#888888',
    water: '#333333',
    river: '#777777',
    hachure: '#777777',
  },
} as const satisfies Readonly<Record<Ink, unknown>>;
