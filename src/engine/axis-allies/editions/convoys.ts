import { z } from 'zod/mini';
import type { Convoys, Edition } from '../edition.ts';
import type { UnitType } from '../unitTypes.ts';

/** How a board file tells of convoys: the zones that bear the sign `convoy`, and what each enemy ship there costs. */

const ipcs = z.int().check(z.positive());
const powers = z._default(z.array(z.string()), []);

export const convoyFields = {
  convoyLoss: z.optional(
    z.object({ surfaceWarship: ipcs, submarine: ipcs, spares: powers, disruptedInPeaceBy: powers }),
  ),
};

/** What a sea zone of a board file says of it. */
export const convoySigns = { convoy: z._default(z.boolean(), false) };

type Losses = z.output<z.ZodMiniObject<typeof convoyFields>>['convoyLoss'];

/** The convoys of a board file: what a type of ship costs follows from what it can do. */
export const convoysFrom = (losses: Losses, zones: Convoys['zones'], units: readonly UnitType[]): Edition['convoys'] =>
  losses === undefined
    ? null
    : {
        zones,
        spares: losses.spares,
        disruptedInPeaceBy: losses.disruptedInPeaceBy,
        costs: Object.fromEntries(
          units.flatMap(({ id, barsZones, submerges }): readonly [string, number][] =>
            submerges ? [[id, losses.submarine]] : barsZones ? [[id, losses.surfaceWarship]] : [],
          ),
        ),
      };
