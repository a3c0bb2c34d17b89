import type { LabelFace, Measure } from '../layout/labelText.ts';

const SERIF = "Alegreya, 'Palatino Linotype', Georgia, serif";
const SANS = "'Barlow Condensed', 'Arial Narrow', 'Roboto Condensed', sans-serif";

export const fontOf = (face: LabelFace | 'number', size: number): string => {
  if (face === 'name') return `700 ${size}px ${SERIF}`;
  if (face === 'zone') return `italic 500 ${size}px ${SERIF}`;
  if (face === 'city') return `italic 500 ${size}px ${SERIF}`;
  return `600 ${size}px ${SANS}`;
};

/** Resolves when the map's typefaces are there, or after a moment without them: the map does not wait for type. */
export async function typefacesLoaded(): Promise<void> {
  const faces = (['name', 'zone', 'number'] as const).map((face) => document.fonts.load(fontOf(face, 16)));
  const patience = new Promise<void>((resolve) => setTimeout(resolve, 3000));
  await Promise.race([Promise.allSettled(faces), patience]);
}

const context = (): CanvasRenderingContext2D | null => document.createElement('canvas').getContext('2d');

export function measureText(): Measure {
  const canvas = context();
  const known = new Map<string, number>();
  return (text, size, face) => {
    const key = `${face} ${text}`;
    let share = known.get(key);
    if (share === undefined) {
      if (canvas) canvas.font = fontOf(face, 100);
      share = canvas ? canvas.measureText(text).width / 100 : text.length * 0.5;
      known.set(key, share);
    }
    return share * size;
  };
}
