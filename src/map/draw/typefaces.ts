import { useEffect, useState } from 'react';
import type { LabelFace, TextMeasure } from '../layout/labelText.ts';

const SERIF = "Alegreya, 'Palatino Linotype', Georgia, serif";
const SANS = "'Barlow Condensed', 'Arial Narrow', 'Roboto Condensed', sans-serif";

/** The CSS font for a face and type size in pixels. */
export const fontOf = (face: LabelFace | 'number', size: number): string => {
  if (face === 'name') return `700 ${size}px ${SERIF}`;
  if (face === 'zone') return `italic 500 ${size}px ${SERIF}`;
  if (face === 'city') return `italic 500 ${size}px ${SERIF}`;
  return `600 ${size}px ${SANS}`;
};

/** Resolves when the map's fonts are loaded, or after three seconds without them. */
async function typefacesLoaded(): Promise<void> {
  const faces = (['name', 'zone', 'number'] as const).map((face) => document.fonts.load(fontOf(face, 16)));
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, 3000));
  await Promise.race([Promise.allSettled(faces), timeout]);
}

const context = (): CanvasRenderingContext2D | null => document.createElement('canvas').getContext('2d');

/** Returns a function that measures text with a canvas, or estimates it without one; results are cached. */
export function measureText(): TextMeasure {
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

/** Whether the map's typefaces are there: names need them, to be drawn and to be measured. */
export function useTypefaces(): boolean {
  const [areLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isGone = false;
    void typefacesLoaded().then(() => (isGone ? undefined : setLoaded(true)));
    return () => {
      isGone = true;
    };
  }, []);
  return areLoaded;
}
