import type { SpaceId } from '../../engine/index.ts';
import type { Threat } from '../../games/axis-allies/odds/threats/threat.ts';
import type { ThreatMap } from '../../games/axis-allies/odds/threats/threatMap.ts';

/** The worst threat to each space. */
export function worstThreats({ threats }: ThreatMap): ReadonlyMap<SpaceId, Threat> {
  const worst = new Map<SpaceId, Threat>();
  for (const threat of threats) if (!worst.has(threat.space)) worst.set(threat.space, threat);
  return worst;
}
