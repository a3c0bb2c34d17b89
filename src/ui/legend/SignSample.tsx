import { SIGN_BOX, signLook, type Pattern, type Sign } from '../../emblems/signs.ts';

/** A sign as the map draws it: its disc, and the colour and pattern of the ground below. */
export function SignSample({ sign }: { readonly sign: Sign }) {
  const { colour, pattern, glyph } = signLook(sign);
  const fills = !sign.startsWith('mark-');
  const id = `pattern-${sign}`;
  const middle = SIGN_BOX / 2;
  return (
    <svg className="legend__sample" viewBox="0 0 48 32" aria-hidden="true">
      {fills && (
        <>
          <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
            <path d={TILES[pattern]} stroke={colour} strokeWidth={1.7} fill="none" />
          </pattern>
          <rect x={1} y={1} width={46} height={30} fill={`url(#${id})`} opacity={0.85} />
          <rect x={1} y={1} width={46} height={30} fill="none" stroke={colour} strokeWidth={2} />
        </>
      )}
      <g transform={`translate(${24 - middle} ${16 - middle})`}>
        <circle cx={middle} cy={middle} r={middle - 0.5} className="legend__rim" />
        <circle cx={middle} cy={middle} r={middle - 2} fill={colour} />
        <path d={glyph} className="legend__glyph" />
      </g>
    </svg>
  );
}

const TILE = 8;

/** One tile of each pattern. */
const TILES: Readonly<Record<Pattern, string>> = {
  plain: '',
  hatched: 'M-2 6L6 -2M2 10L10 2',
  striped: 'M-2 6L6 -2M2 10L10 2',
  crossed: 'M-1 9L9 -1M-1 -1L9 9',
  chevrons: 'M1 -1L6 4L1 9',
  waves: 'M0 4Q2 1 4 4T8 4',
  dotted: 'M3 4H5.4',
  barred: 'M0 4H8',
  ruled: 'M4 0V8',
  dashed: 'M0 2H4M4 6H8',
  ticked: 'M2 0V4M6 4V8',
};
