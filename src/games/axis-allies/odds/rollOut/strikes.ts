import {
  raidable,
  raidsToFly,
  rocketStrikes,
  type GameState,
  type PowerId,
  type SpaceId,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import type { PoliciesOf, Chain } from '../chainOdds.ts';
import { flightsPastGuns } from '../flightOdds.ts';
import type { Policies } from '../policies.ts';
import { flightOf, isHit, raidersOver, rocketAt, type Sortie, type Thrown, rocketOdds } from '../raidOdds.ts';
import type { Random } from './stage.ts';

/**
 * Raids and rockets of a turn that is rolled out. They come before its battles: raids as they are planned, and rockets
 * wherever they are expected to take something.
 */

/** A raid; or a rocket, which has a territory that it comes from; or a flight past guns that nobody pays for. */
export interface PlannedStrike extends Sortie {
  readonly space: SpaceId;
  readonly from: SpaceId | null;
  readonly payer: PowerId | null;
}

/** What a strike came to in a turn. */
export interface Struck {
  readonly strike: PlannedStrike;
  /** How each of its bombs fared. */
  readonly fell: readonly Thrown[];
  readonly taken: number;
}

/** The strikes of a turn, to be made many times. */
export interface PlannedStrikes {
  readonly all: readonly PlannedStrike[];
  /** How many bombs they have. */
  readonly length: number;
  /** Draws how each bomb fares, and writes it down from this place of the record: beyond its throws if it was hit. */
  draw(random: Random, record: Uint8Array, at: number): void;
  /** What was written down; a power without its capital has nothing to pay. */
  made(record: Uint8Array, at: number, fallen: PowerId | null): readonly Struck[];
}

/** The strikes that come before the battles of these chains. */
export function strikesOf(listed: GameState, chains: readonly Chain[], policiesOf: PoliciesOf): PlannedStrikes {
  const diceAt = (space: SpaceId): Policies['dice'] => policiesOf(space).dice;
  const payerAt = (space: SpaceId): PowerId => listed.control[space]!;
  const all: readonly PlannedStrike[] = [
    // Raids that damage facilities are met and shared out: roll-outs leave them out.
    ...raidsToFly(listed)
      .filter((space) => raidable(listed, space).length === 0)
      .map((space) => ({
        space,
        from: null,
        payer: payerAt(space),
        ...raidersOver(listed, space, diceAt(space)),
      })),
    ...rocketsSent(listed).map(({ from, to }) => ({ space: to, from, payer: payerAt(to), ...rocketAt(listed, to) })),
    ...flightsPastGuns(listed, chains).map(({ space, units }) => ({
      space,
      from: null,
      payer: null,
      ...flightOf(listed, units, diceAt(space)),
    })),
  ];
  const length = all.reduce((sum, { bombs }) => sum + bombs.length, 0);

  function draw(random: Random, record: Uint8Array, at: number): void {
    let place = at;
    for (const { fire, bombs } of all) {
      const way = fire[drawn(fire, random)]!;
      for (const bomb of bombs) record[place++] = isHit(way, bomb) ? bomb.throws.length : drawn(bomb.throws, random);
    }
  }

  function made(record: Uint8Array, at: number, fallen: PowerId | null): readonly Struck[] {
    const paid = new Map<PowerId, number>();
    let place = at;
    return all.map((strike) => {
      const { payer } = strike;
      const fell = strike.bombs.map(({ throws, shotDown }) => throws[record[place++]!] ?? shotDown);
      if (payer === null) return { strike, fell, taken: 0 };
      const before = paid.get(payer) ?? 0;
      const has = payer === fallen ? 0 : (listed.treasury[payer] ?? 0) - before;
      const taken = Math.min(
        has,
        fell.reduce((sum, { dropped }) => sum + dropped, 0),
      );
      paid.set(payer, before + taken);
      return { strike, fell, taken };
    });
  }

  return { all, length, draw, made };
}

/** The place of one of these ways, as likely as it is. */
function drawn(ways: readonly { readonly chance: number }[], random: Random): number {
  if (ways.length === 1) return 0;
  let left = random();
  const found = ways.findIndex(({ chance }) => (left -= chance) < 0);
  return found < 0 ? ways.length - 1 : found;
}

/**
 * The rockets that are sent: to the complexes where most is expected, each by the gun that can strike the fewest; none
 * where nothing is to be taken, or into the battle under way, which comes first (RKT-2).
 */
function rocketsSent(listed: GameState) {
  const worth = rocketOdds(listed)
    .filter(({ space, ipcs }) => ipcs > 0 && space !== listed.battle?.space)
    .toSorted((a, b) => b.ipcs - a.ipcs);
  let open = rocketStrikes(listed).filter(({ to }) => worth.some(({ space }) => space === to));
  return worth.flatMap(({ space }) => {
    const choices = ({ from }: { readonly from: SpaceId }): number => open.filter((one) => one.from === from).length;
    const [best] = open.filter(({ to }) => to === space).toSorted((a, b) => choices(a) - choices(b));
    if (!best) return [];
    open = open.filter(({ from, to }) => from !== best.from && to !== space);
    return [best];
  });
}

/** What a raid, or a rocket from a territory, took on average, and how many bombers it lost. */
export interface StrikeSum {
  readonly space: SpaceId;
  readonly from: SpaceId | null;
  readonly taken: number;
  readonly lost: number;
}

/** Adds up what these raids and rockets come to in many turns. */
export function strikeTally(strikes: readonly PlannedStrike[]) {
  const sums = strikes.map(({ space, from }) => ({ space, from, taken: 0, lost: 0 }));
  const shotDown = new Map<UnitId, number>();
  for (const { unit } of strikes.flatMap(({ bombs }) => bombs)) if (unit !== null) shotDown.set(unit, 0);

  /** Adds a turn. Gives the attacker's gain in IPCs in it, and how many bombers were lost. */
  function add(turn: readonly Struck[]): { readonly gain: number; readonly lost: number } {
    let [gain, allLost] = [0, 0];
    turn.forEach(({ strike, fell, taken }, i) => {
      const sum = sums[i]!;
      sum.taken += taken;
      gain += taken;
      fell.forEach(({ lost, ipcsLost }, bomb) => {
        const { unit } = strike.bombs[bomb]!;
        if (lost === 0 || unit === null) return;
        shotDown.set(unit, (shotDown.get(unit) ?? 0) + 1);
        sum.lost += lost;
        gain -= ipcsLost;
        allLost += lost;
      });
    });
    return { gain, lost: allLost };
  }

  return {
    raiders: [...shotDown.keys()],
    /** In how many turns each raider was shot down. */
    shotDown: shotDown as ReadonlyMap<UnitId, number>,
    add,
    /** The average of so many turns. */
    average: (turns: number): readonly StrikeSum[] =>
      sums
        .filter((_, i) => strikes[i]!.payer !== null)
        .map(({ taken, lost, ...where }) => ({ ...where, taken: taken / turns, lost: lost / turns })),
  };
}
