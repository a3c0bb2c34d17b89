import { hole, type PowerLook } from '../../../emblems/looks.ts';

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

/** The looks of the five powers: colours that colour-blind people can distinguish too, and emblems of our own. */
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
};
