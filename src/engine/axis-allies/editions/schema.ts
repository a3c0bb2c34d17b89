import { z } from 'zod/mini';
import '../../zodMessages.ts';
import type { Edition } from '../edition.ts';
import type { VictoryCondition } from '../edition.ts';
import { SIDES } from '../ids.ts';

const side = z.enum(SIDES);
const count = z.int().check(z.nonnegative());
const positive = z.int().check(z.positive());

const boardFile = z.object({
  edition: z.string(),
  powers: z.array(z.object({ id: z.string(), name: z.string(), side, startingIncome: count, capital: z.string() })),
  turnOrder: z.array(z.string()),
  units: z.array(
    z.object({
      id: z.string(),
      domain: z.enum(['land', 'air', 'sea']),
      cost: positive,
      move: positive,
      attack: count,
      defense: count,
      hits: z._default(positive, 1),
    }),
  ),
  spaces: z.array(
    z.discriminatedUnion('kind', [
      z.object({ id: z.string(), name: z.string(), kind: z.literal('sea') }),
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.literal('land'),
        ipc: count,
        owner: z.nullable(z.string()),
        neutral: z.boolean(),
        island: z.boolean(),
        coastal: z.boolean(),
        industrialComplex: z._default(z.boolean(), false),
        capitalOf: z._default(z.nullable(z.string()), null),
        capitalCity: z._default(z.nullable(z.string()), null),
      }),
    ]),
  ),
  adjacent: z.array(z.tuple([z.string(), z.string()])),
  canals: z.array(
    z.object({ name: z.string(), between: z.tuple([z.string(), z.string()]), controlledBy: z.array(z.string()) }),
  ),
  closedToSeaUnits: z.array(z.string()),
  setup: z.record(z.string(), z.record(z.string(), z.record(z.string(), positive))),
});

/**
 * Builds an edition from its board file and its victory conditions. Throws if the file has the wrong shape, names
 * unknown ids, or if a power's territories do not add up to its starting income.
 */
export function editionFrom(file: unknown, victories: Readonly<Record<string, readonly VictoryCondition[]>>): Edition {
  const { edition: id, ...board } = boardFile.parse(file);
  const edition: Edition = { id, ...board, victories };
  const faults = faultsOf(edition);
  if (faults.length > 0) throw new Error(`Board file of edition ${id}: ${faults.join('; ')}`);
  return edition;
}

function faultsOf(edition: Edition): string[] {
  const faults: string[] = [];
  const spaces = new Set(edition.spaces.map((space) => space.id));
  const powers = new Set(edition.powers.map((power) => power.id));
  const types = new Set(edition.units.map((type) => type.id));
  const known = (set: ReadonlySet<string>, what: string, ids: readonly string[]): void => {
    for (const one of ids) if (!set.has(one)) faults.push(`no ${what} ${one}`);
  };
  known(spaces, 'space', edition.adjacent.flat());
  known(
    spaces,
    'space',
    edition.canals.flatMap((canal) => [...canal.between, ...canal.controlledBy]),
  );
  known(spaces, 'space', edition.closedToSeaUnits);
  known(
    spaces,
    'space',
    edition.powers.map((power) => power.capital),
  );
  known(
    spaces,
    'space',
    Object.values(edition.victories)
      .flat()
      .flatMap((condition) => condition.capitals),
  );
  known(powers, 'power', edition.turnOrder);
  known(powers, 'power', Object.keys(edition.setup));
  for (const placed of Object.values(edition.setup))
    for (const [space, units] of Object.entries(placed)) {
      known(spaces, 'space', [space]);
      known(types, 'unit', Object.keys(units));
    }
  for (const power of edition.powers) {
    const income = edition.spaces.reduce(
      (sum, space) => sum + (space.kind === 'land' && space.owner === power.id ? space.ipc : 0),
      0,
    );
    if (income !== power.startingIncome)
      faults.push(`${power.name} starts with production ${income}, not ${power.startingIncome}`);
  }
  return faults;
}
