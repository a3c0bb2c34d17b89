import { THREAT_LOOKS, type ThreatLevel } from '../../emblems/threatLevels.ts';
import { PATTERN_TILES, TILE } from '../legend/patternTiles.ts';

/** The pattern of a level of threat as the map draws it. */
export function LevelSample({ level }: { readonly level: ThreatLevel }) {
  const { colour, pattern } = THREAT_LOOKS[level];
  const id = `threat-${level}`;
  return (
    <svg className="threats__sample" viewBox="0 0 30 20" aria-hidden="true">
      <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        <path d={PATTERN_TILES[pattern]} stroke={colour} strokeWidth={1.7} fill="none" />
      </pattern>
      <rect x={1} y={1} width={28} height={18} fill={`url(#${id})`} stroke={colour} strokeWidth={1.5} />
    </svg>
  );
}
