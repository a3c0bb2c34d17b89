import type { StudyFigure } from '../../odds/studyFigures.ts';
import { expected, percent, withSign } from '../../../../text/chances.ts';

/** A figure in a comment of a study: "71 %", "8.2 IPCs", "+3.1 IPCs". */
export function figureText({ kind, value }: StudyFigure): string {
  if (kind === 'chance') return percent(value);
  const number = kind === 'balance' ? withSign(value) : expected(value);
  return `${number}\u00a0${number === '1' ? 'IPC' : 'IPCs'}`;
}

/** The texts of figures by name, for `withFigures`. */
export const figureTexts =
  (figureOf: (name: string) => StudyFigure | null) =>
  (name: string): string | null => {
    const figure = figureOf(name);
    return figure && figureText(figure);
  };
