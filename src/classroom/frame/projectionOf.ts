import { loadProjection } from '../../geography/loadProjection.ts';
import type { Projection } from '../../geography/projection.ts';
import { retry } from '../../store/retry.ts';

/** The projection of an edition's map; asked for again some times if it cannot be fetched. */
export const projectionOf = (edition: string): Promise<Projection> => retry(() => loadProjection(edition));
