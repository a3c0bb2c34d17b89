import type { Meaning } from '../../engine/index.ts';
import type { Mark } from '../../store/marks.ts';
import type { Pattern } from './fillMesh.ts';

export type Sign = Meaning | `mark-${Mark}`;

export interface SignLook {
  readonly colour: string;
  readonly pattern: Pattern;
  /** Strokes in a box of 24: the second sign beside the colour. */
  readonly glyph: string;
}

const SIGNS: Readonly<Record<Sign, SignLook>> = {
  // An arrow.
  move: { colour: '#1f6f8b', pattern: 'plain', glyph: 'M7 12H17M13 8L17 12L13 16' },
  // Crossed swords.
  attack: { colour: '#b3202a', pattern: 'striped', glyph: 'M7 7L17 17M17 7L7 17M6.5 14.5L9.5 17.5M17.5 14.5L14.5 17.5' },
  // A flag.
  capture: { colour: '#a3501a', pattern: 'striped', glyph: 'M9 18V6.5H17L15 9.3L17 12H9' },
  // Two arrow heads.
  blitz: { colour: '#a3501a', pattern: 'striped', glyph: 'M7 7.5L11.5 12L7 16.5M12.5 7.5L17 12L12.5 16.5' },
  // Down into a hull.
  load: { colour: '#1f6f8b', pattern: 'plain', glyph: 'M12 5.5V12.5M9 10L12 13L15 10M6 14.5L8 18H16L18 14.5' },
  // Up from the waves onto a shore, swords' colour.
  assault: { colour: '#b3202a', pattern: 'striped', glyph: 'M6 17.5Q8 15.5 10 17.5T14 17.5T18 17.5M12 14V6M8.8 9L12 5.8L15.2 9' },
  offload: { colour: '#1f6f8b', pattern: 'plain', glyph: 'M6 17.5Q8 15.5 10 17.5T14 17.5T18 17.5M12 14V6M8.8 9L12 5.8L15.2 9' },
  // An arrow turning away.
  escape: { colour: '#6d4b8d', pattern: 'plain', glyph: 'M8 17V12.5Q8 8.5 12 8.5H16.5M13.5 5.5L16.5 8.5L13.5 11.5' },
  // Down onto a runway.
  land: { colour: '#2d7a4b', pattern: 'plain', glyph: 'M12 5.5V14M8.8 11L12 14.2L15.2 11M6.5 18H17.5' },
  // An exclamation mark in a burst's colour.
  'mark-battle': { colour: '#b3202a', pattern: 'plain', glyph: 'M7 7L17 17M17 7L7 17' },
  // A plus.
  'mark-place': { colour: '#2d7a4b', pattern: 'plain', glyph: 'M12 7V17M7 12H17' },
  'mark-must-land': { colour: '#6d4b8d', pattern: 'plain', glyph: 'M12 5.5V14M8.8 11L12 14.2L15.2 11M6.5 18H17.5' },
  'mark-captured': { colour: '#a3501a', pattern: 'plain', glyph: 'M9 18V6.5H17L15 9.3L17 12H9' },
};

export const signLook = (sign: Sign): SignLook => SIGNS[sign];
