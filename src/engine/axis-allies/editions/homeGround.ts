import { z } from 'zod/mini';
import type { Edition, HomeGround } from '../edition.ts';

/** How a board file tells of China, which keeps to its own ground: the territories that bear the sign `chinese`. */

const ids = z._default(z.array(z.string()), []);

export const homeGroundFields = {
  china: z.optional(
    z.object({
      power: z.string(),
      buys: z.array(z.string()),
      buysOnBurmaRoad: ids,
      alsoEnters: ids,
      burmaRoad: ids,
      colonialTrustee: z.string(),
    }),
  ),
};

/** What a territory of a board file says of it. */
export const homeGroundSigns = { chinese: z._default(z.boolean(), false) };

type China = z.output<z.ZodMiniObject<typeof homeGroundFields>>['china'];

/** The powers of a board file that keep to their own ground. */
export const homeGroundsFrom = (china: China, territories: readonly string[]): Edition['homeGrounds'] =>
  china === undefined
    ? []
    : [
        {
          power: china.power,
          territories,
          alsoEnters: china.alsoEnters,
          trustee: china.colonialTrustee,
          buys: china.buys,
          buysOnRoad: china.buysOnBurmaRoad,
          road: china.burmaRoad,
        },
      ];

/** The ids of spaces, powers and units that such powers are described with, to be looked up. */
export const namedIn = (homes: readonly HomeGround[]) => ({
  spaces: homes.flatMap(({ territories, alsoEnters, road }) => [...territories, ...alsoEnters, ...road]),
  powers: homes.flatMap(({ power, trustee }) => [power, trustee]),
  units: homes.flatMap(({ buys, buysOnRoad }) => [...buys, ...buysOnRoad]),
});
