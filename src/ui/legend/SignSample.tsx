import { SIGN_BOX, signLook, type Sign } from '../../emblems/signs.ts';
import { PATTERN_TILES, TILE } from './patternTiles.ts';

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
            <path d={PATTERN_TILES[pattern]} stroke={colour} strokeWidth={1.7} fill="none" />
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
