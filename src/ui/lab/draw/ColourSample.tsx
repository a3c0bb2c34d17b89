import { DRAW_LOOKS } from '../../../emblems/drawLooks.ts';
import type { DrawColour } from '../../../engine/table/index.ts';

const WIDTH = 4;

/** The stroke of a colour as an arrow. */
export function ColourSample({ name }: { readonly name: DrawColour }) {
  const { colour, dash, edge } = DRAW_LOOKS[name];
  const dashes = dash?.map((length) => length * WIDTH).join(' ');
  const head = 'M19 1.5L27 7L19 12.5Z';
  return (
    <svg className="lab-draw__sample" width={28} height={14} viewBox="0 0 28 14" aria-hidden>
      {edge !== undefined && <path d="M0 7H20" stroke={edge} strokeWidth={WIDTH + 2.5} />}
      <path d="M1 7H20" stroke={colour} strokeWidth={WIDTH} strokeDasharray={dashes} />
      <path d={head} fill={colour} stroke={edge ?? colour} strokeLinejoin="round" />
    </svg>
  );
}
