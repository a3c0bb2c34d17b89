import { hole, type PowerLook, type SignLook } from '../../../emblems/looks.ts';
import type { Meaning } from '../../../engine/axis-allies/index.ts';
import type { Looks } from '../../face/looks.ts';
import { MARK_SHAPES, SILHOUETTES } from './silhouettes.ts';

const ring = (r: number): string => hole(12, 12, r);

/** A sun: a disc with twelve separate rays. */
function rays(): string {
  let path = ring(5.2);
  for (let i = 0; i < 12; i++) {
    const at = (turn: number, r: number): string => {
      const angle = ((i + turn) / 12) * 2 * Math.PI;
      return `${(12 + r * Math.sin(angle)).toFixed(2)} ${(12 - r * Math.cos(angle)).toFixed(2)}`;
    };
    path += `M${at(-0.16, 6.8)}L${at(-0.3, 11.6)}L${at(0.3, 11.6)}L${at(0.16, 6.8)}Z`;
  }
  return path;
}

/** Petals of a blossom round its middle. */
const petals = (count: number, from: number, r: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return hole(...thousandths(12 + from * Math.sin(angle), 12 - from * Math.cos(angle)), r);
  }).join('');

const thousandths = (x: number, y: number): [number, number] => [
  Math.round(x * 1000) / 1000,
  Math.round(y * 1000) / 1000,
];

/** A star of four points. */
const spark = (x: number, y: number, r: number): string => {
  const waist = Math.round(r * 28) / 100;
  const [back, on] = [`${-waist} ${r - waist}`, `${waist} ${r - waist}`];
  return (
    `M${x} ${y - r}l${on}l${r - waist} ${waist}l${waist - r} ${waist}l${back}` +
    `l${-waist} ${waist - r}l${waist - r} ${-waist}l${r - waist} ${-waist}Z`
  );
};

/** The looks of the powers: colours that colour-blind people can distinguish too, and emblems of our own. */
export const POWER_LOOKS: Readonly<Record<string, PowerLook>> = {
  // A five-pointed star.
  'soviet-union': {
    colour: '#97251f',
    land: '#cc947e',
    border: '#a04346',
    ink: '#fff6e6',
    emblem: 'M12 .8L14.7 9H23.2L16.4 14.1L18.9 22.3L12 17.4L5.1 22.3L7.6 14.1L.8 9H9.3Z',
  },
  // A cross with flaring arms.
  germany: {
    colour: '#47515f',
    land: '#9a9c9c',
    border: '#59687f',
    ink: '#fdf9ee',
    emblem:
      'M7.6 1H16.4Q14.4 6 14.2 9.8Q18 9.6 23 7.6V16.4Q18 14.4 14.2 14.2Q14.4 18 16.4 23H7.6Q9.6 18 9.8 ' +
      '14.2Q6 14.4 1 16.4V7.6Q6 9.6 9.8 9.8Q9.6 6 7.6 1Z',
  },
  // A roundel.
  'united-kingdom': {
    colour: '#dfc980',
    land: '#faeab4',
    border: '#e8d68c',
    ink: '#2b2419',
    emblem: ring(11) + ring(7.4) + ring(3.6),
  },
  japan: {
    colour: '#df7c14',
    land: '#f3b577',
    border: '#d28b22',
    ink: '#23180c',
    emblem: rays(),
  },
  // A shield with stripes below its chief.
  'united-states': {
    colour: '#659775',
    land: '#aed0b0',
    border: '#72b99e',
    ink: '#0f2117',
    emblem:
      'M12 .8Q16 3.4 21.4 2.6V12.4Q21.4 19.6 12 23.4Q2.6 19.6 2.6 12.4V2.6Q8 3.4 12 .8Z' +
      'M5 10V13.4Q5.2 15.2 6.2 16.6V10ZM8.6 10V18.9L10.6 20V10ZM13.4 10V20L15.4 18.9V10ZM17.8 10V16.6Q18.8 ' +
      '15.2 19 13.4V10Z',
  },
  // A plum blossom.
  china: {
    colour: '#8b53b0',
    land: '#c2abf6',
    border: '#a484c2',
    ink: '#fdf9ff',
    emblem: petals(5, 7, 4) + hole(12, 12, 2.4),
  },
  // The stars of the southern sky.
  anzac: {
    colour: '#caeeff',
    land: '#a2f0ff',
    border: '#cee0e8',
    ink: '#1b2a38',
    emblem: spark(12, 4.6, 4.4) + spark(4.6, 11.4, 3.8) + spark(18.6, 9.6, 3.8) + spark(12, 19.2, 4.4),
  },
};

/** The looks of owners of land that nobody plays and no other table knows as powers. They have no counters. */
export const NATION_LOOKS: Readonly<Record<string, PowerLook>> = {
  // A tulip.
  dutch: {
    colour: '#80662f',
    land: '#9f9044',
    border: '#6a5e00',
    ink: '#fff8e6',
    emblem:
      'M12 15.4Q5 15 5.4 3.6L9 7.2L12 1.6L15 7.2L18.6 3.6Q19 15 12 15.4Z' +
      'M11 16.6H13V19.6Q15.4 16.6 19.6 16.8Q18.4 22.4 12 22.8Q5.6 22.4 4.4 16.8Q8.6 16.6 11 19.6Z',
  },
  // A lily.
  french: {
    colour: '#d386ac',
    land: '#deb6c2',
    border: '#c5799f',
    ink: '#2b1020',
    emblem:
      'M12 .8Q16.4 5.4 15.6 9.4Q15.2 11.6 13.8 13.4Q14.6 8.6 18 8.2Q22.4 8 22.4 12Q22.2 15.4 18.6 14.8Q19 13.2 17.8 ' +
      '13Q16 13.2 15.2 16H17.6V18.4H14.4Q14.4 20.8 12 23.2Q9.6 20.8 9.6 18.4H6.4V16H8.8Q8 13.2 6.2 13Q5 13.2 5.4 ' +
      '14.8Q1.8 15.4 1.6 12Q1.6 8 6 8.2Q9.4 8.6 10.2 13.4Q8.8 11.6 8.4 9.4Q7.6 5.4 12 .8Z',
  },
};

/** The signs on spaces: what an order to go there would do, or what needs attention there. */
export type Sign = Meaning | 'mark-battle' | 'mark-place' | 'mark-must-land' | 'mark-captured' | 'mark-fault';

/** Every sign has its own colour, pattern and glyph; any one of the three is enough to recognize it. */
export const SIGNS: Readonly<Record<Sign, SignLook>> = {
  // An arrow.
  move: { colour: '#1f6f8b', pattern: 'dotted', glyph: 'M7 12H17M13 8L17 12L13 16' },
  // Cross hairs.
  attack: {
    colour: '#b3202a',
    pattern: 'striped',
    glyph: 'M12 7.2A4.8 4.8 0 1 0 12 16.8A4.8 4.8 0 1 0 12 7.2M12 4.8V9.4M12 14.6V19.2M4.8 12H9.4M14.6 12H19.2',
  },
  // A flag.
  capture: { colour: '#a3501a', pattern: 'crossed', glyph: 'M9 18V6.5H17L15 9.3L17 12H9' },
  // Two arrow heads.
  blitz: { colour: '#806000', pattern: 'chevrons', glyph: 'M7 7.5L11.5 12L7 16.5M12.5 7.5L17 12L12.5 16.5' },
  // Down into a hull.
  load: { colour: '#24589c', pattern: 'barred', glyph: 'M12 5.5V12.5M9 10L12 13L15 10M6 14.5L8 18H16L18 14.5' },
  // Swords over the waves.
  assault: {
    colour: '#94205c',
    pattern: 'waves',
    glyph: 'M6 18Q8 16 10 18T14 18T18 18M8.2 5.4L15.8 13M15.8 5.4L8.2 13',
  },
  // Up from the waves onto a shore.
  offload: {
    colour: '#0f7173',
    pattern: 'ruled',
    glyph: 'M6 17.5Q8 15.5 10 17.5T14 17.5T18 17.5M12 14V6M8.8 9L12 5.8L15.2 9',
  },
  // An arrow turning away.
  escape: { colour: '#6d4b8d', pattern: 'ticked', glyph: 'M8 17V12.5Q8 8.5 12 8.5H16.5M13.5 5.5L16.5 8.5L13.5 11.5' },
  // Down onto a runway.
  land: { colour: '#24683f', pattern: 'dashed', glyph: 'M12 5.5V14M8.8 11L12 14.2L15.2 11M6.5 18H17.5' },
  // Crossed swords with their hilts.
  'mark-battle': {
    colour: '#7d1018',
    pattern: 'plain',
    glyph: 'M6.8 6.8L16.4 16.4M17.2 6.8L7.6 16.4M5.8 13.6L10.4 18.2M18.2 13.6L13.6 18.2',
  },
  // A plus.
  'mark-place': { colour: '#356b1f', pattern: 'plain', glyph: 'M12 7V17M7 12H17' },
  // An exclamation mark over a runway.
  'mark-must-land': { colour: '#5b3aa0', pattern: 'plain', glyph: 'M12 4.8V11.4M12 14.4V14.8M6.5 18.4H17.5' },
  // A pennant on its staff.
  'mark-captured': { colour: '#70400f', pattern: 'plain', glyph: 'M9 18.5V5.2L17.4 8.8L9 12.4M6.4 18.5H11.6' },
  // A question mark.
  'mark-fault': {
    colour: '#a01414',
    pattern: 'plain',
    glyph: 'M8.4 9.2Q8.4 5.6 12 5.6T15.6 9Q15.6 10.8 13.6 12T12 14.4V15M12 17.8V18.2',
  },
};

/** How the powers, units, signs and spaces of this family look. */
export const looks: Looks = {
  powers: { ...NATION_LOOKS, ...POWER_LOOKS },
  silhouettes: SILHOUETTES,
  signs: SIGNS,
  marks: MARK_SHAPES,
};
