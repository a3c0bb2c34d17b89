import type { PowerId, SpaceId } from '../../engine/index.ts';
import { expectedLoss, type Threat } from './threat.ts';
import type { ThreatMap } from './threatMap.ts';

/** What one power threatens in two positions. */
export interface PowerThreats {
  readonly power: PowerId;
  /** In how many spaces with something to lose it could attack. */
  readonly targets: readonly [before: number, after: number];
  /** The spaces whose chance to fall to it differs; first those where the IPCs that may be lost differ most. */
  readonly changes: readonly ThreatChange[];
}

/** The chance that a space falls to a power in two positions; null where it cannot attack or nothing can fall. */
export interface ThreatChange {
  readonly space: SpaceId;
  readonly before: number | null;
  readonly after: number | null;
}

/** Smaller differences are not worth telling. */
const LEAST = 0.01;

/** Compares what a power threatens in two positions, given the threats of it alone; null where none can be told. */
export function threatChanges(power: PowerId, before: ThreatMap | null, after: ThreatMap | null): PowerThreats {
  const [had, has] = [threatsBySpace(before), threatsBySpace(after)];
  const loss = (threat: Threat | undefined): number => (threat ? expectedLoss(threat) : 0);
  const differing = (space: SpaceId): number => Math.abs(loss(has.get(space)) - loss(had.get(space)));
  const changes = [...new Set([...had.keys(), ...has.keys()])]
    .map((space): ThreatChange => ({
      space,
      before: had.get(space)?.chance ?? null,
      after: has.get(space)?.chance ?? null,
    }))
    .filter((change) => distance(change) >= LEAST)
    .toSorted((a, b) => differing(b.space) - differing(a.space) || distance(b) - distance(a));
  return { power, targets: [had.size, has.size], changes };
}

const distance = ({ before, after }: ThreatChange): number => Math.abs((after ?? 0) - (before ?? 0));

/** The threats of one power by space, where something can fall. */
const threatsBySpace = (map: ThreatMap | null): ReadonlyMap<SpaceId, Threat> =>
  new Map((map?.threats ?? []).filter(({ chance }) => chance !== null).map((threat) => [threat.space, threat]));
