import { landsIn } from '../../atlas/holding.ts';
import type { Holder, Holders } from '../../atlas/schema.ts';
import type { AnyEdition, AnyState, BySpace, PowerId } from '../../engine/index.ts';
import type { Owner } from './sheet/grounds.ts';
import { loadProjection } from '../../geography/loadProjection.ts';
import type { Projection } from '../../geography/projection.ts';
import { retry } from '../../store/retry.ts';

/** The projection of an edition's map; asked for again some times if it cannot be fetched. */
export const loadedProjection = (edition: string): Promise<Projection> => retry(() => loadProjection(edition));

/** Who may hold a land, and who holds which: territories of the game, or the lands of 1939. */
export interface Holding {
  readonly owners: readonly Owner[];
  readonly holds: BySpace<Owner>;
}

/** Who holds what in a game: its powers, in the order of their turns. */
export function holdingIn({ control }: Pick<AnyState, 'control'>, edition: AnyEdition): Holding {
  const owners = edition.turnOrder.map((power) => ownerOf(power, edition));
  return { owners, holds: byId(control, owners) };
}

const ownerOf = (power: PowerId, { powers }: AnyEdition): Owner => ({
  id: power,
  name: powers.find(({ id }) => id === power)?.name ?? power,
  power,
});

/**
 * Who held which land at the end of a month. The powers of the game come first, so that they look as in a game.
 */
export function holdingAt(told: Holders, month: string, edition: AnyEdition): Holding {
  const rank = ({ power }: Holder): number => {
    const turn = power === undefined ? -1 : edition.turnOrder.indexOf(power);
    return turn < 0 ? edition.turnOrder.length : turn;
  };
  const ordered = told.holders.toSorted((a, b) => rank(a) - rank(b));
  const owners = ordered.map(({ id, name, short, power, colour }, i): Owner => {
    // Of several that take the colour of one power, the first has its emblem.
    const isFirst = power !== undefined && ordered.findIndex((other) => other.power === power) === i;
    return { id, name, power, colour, ...(!isFirst && { short }) };
  });
  const held = landsIn(told, month);
  return {
    owners,
    holds: byId(Object.fromEntries(Object.entries(held).map(([land, { id }]) => [land, id])), owners),
  };
}

function byId(held: BySpace<string | null>, owners: readonly Owner[]): BySpace<Owner> {
  const known = new Map(owners.map((owner) => [owner.id, owner]));
  return Object.fromEntries(
    Object.entries(held).flatMap(([land, id]) => {
      const owner = id === null || id === undefined ? undefined : known.get(id);
      return owner === undefined ? [] : [[land, owner]];
    }),
  );
}
