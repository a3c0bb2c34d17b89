import { z } from 'zod/mini';
import '../../zodMessages.ts';
import type { Edition, Territory } from '../edition.ts';
import { COMPLEX, industrialComplex, PLAIN, type FacilityKind } from '../facilityKinds.ts';
import type { FacilityId } from '../ids.ts';

/** How a board file tells of facilities: which kinds there are, and what stands in a territory at the start. */

const count = z.int().check(z.nonnegative());
const positive = z.int().check(z.positive());
const added = z._default(count, 0);
const ids = z._default(z.array(z.string()), []);

const kind = z.object({
  id: z.string(),
  cost: positive,
  upgradeCost: z.optional(positive),
  minimumIpc: z._default(count, 0),
  onIslands: z.boolean(),
  coastalOnly: z._default(z.boolean(), false),
  perTurn: z._default(count, 0),
  maxDamage: count,
  inoperativeAt: z.optional(positive),
  adds: z._default(z.object({ land: added, air: added, sea: added }), PLAIN.adds),
  scramblesFromIslands: ids,
  repairs: ids,
});

/** The kinds of facilities in a board file; none where it has complexes only. */
export const facilityFields = {
  facilities: z._default(z.array(kind), []),
  facilityRules: z._default(
    z.object({ repairCost: count, antiaircraftFire: z._default(count, 0), complexesOnIslandsToo: ids }),
    {
      repairCost: 0,
      antiaircraftFire: 0,
      complexesOnIslandsToo: [],
    },
  ),
};

/** What a territory of a board file says of them. */
export const facilitySigns = {
  industrialComplex: z._default(z.union([z.boolean(), z.enum(['major', 'minor'])]), false),
  airBase: z._default(z.boolean(), false),
  navalBase: z._default(z.boolean(), false),
};

type Kind = z.output<typeof kind>;
type FacilityRules = z.output<typeof facilityFields.facilityRules>;
type Signs = z.output<z.ZodMiniObject<typeof facilitySigns>>;

/** What stands in a territory of a board file. */
export function facilitiesOf({ industrialComplex: complex, airBase, navalBase }: Signs): Territory['facilities'] {
  const rank: FacilityId[] = complex === true ? [COMPLEX] : complex === false ? [] : [`${complex}-complex`];
  return [...rank, ...(airBase ? ['air-base'] : []), ...(navalBase ? ['naval-base'] : [])];
}

/** The kinds of a board file, or those that its edition has if it says nothing of them. */
export const kindsFrom = (
  kinds: readonly Kind[],
  { repairCost, antiaircraftFire, complexesOnIslandsToo }: FacilityRules,
  usual: Edition['facilities'] = [industrialComplex(null)],
): Edition['facilities'] =>
  kinds.length === 0
    ? usual
    : kinds.map((one, i): FacilityKind => ({
        ...PLAIN,
        id: one.id,
        cost: one.cost,
        upgrade: upgradeTo(one, kinds.slice(0, i)),
        site: {
          value: one.minimumIpc,
          onCoast: one.coastalOnly,
          onIslands: one.onIslands,
          islands: one.perTurn > 0 ? complexesOnIslandsToo : [],
        },
        mobilizes: one.perTurn,
        maxDamage: one.maxDamage,
        failsAt: one.inoperativeAt ?? null,
        repairCost,
        antiaircraftFire,
        adds: one.adds,
        repairs: one.repairs,
        scrambles: one.scramblesFromIslands,
      }));

/** What becomes this kind: the last one before it in the list that mobilizes fewer units. */
function upgradeTo({ id, upgradeCost, perTurn }: Kind, before: readonly Kind[]): FacilityKind['upgrade'] {
  const from = before.findLast((lesser) => lesser.perTurn > 0 && lesser.perTurn < perTurn);
  return upgradeCost === undefined || from === undefined
    ? null
    : { ware: `${id}-upgrade`, from: from.id, cost: upgradeCost };
}
