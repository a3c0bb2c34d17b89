/**
 * Models of battles, written step by step from the printed rules (p. 14–20) and independent of the engine. They yield
 * what must be asked next, receive the answer, and return the units that are left.
 */

export interface Piece {
  readonly id: string;
  readonly type: string;
}

export type Side = 'attacker' | 'defender';

/** What is asked; of dice the values with the types that roll, of guns the types they fire at. */
export interface Asked {
  readonly kind: 'dice' | 'gun' | 'submerge' | 'retreat';
  readonly side: Side;
  readonly about: readonly string[];
}

/** An answer: the submarines that dive, the units lost by these dice, or whether the attacker retreats. */
export type Answer = readonly string[] | boolean;

export interface Left {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly dived: readonly string[];
  readonly retreated: readonly string[];
}

export type Model = Generator<Asked, Left, Answer>;

/** The values of a side's unit types; what is 0 or missing rolls no die. */
export type Values = Readonly<Record<string, number>>;

export const ATTACK: Values = {
  infantry: 1,
  artillery: 2,
  tank: 3,
  fighter: 3,
  bomber: 4,
  battleship: 4,
  destroyer: 3,
  carrier: 1,
  submarine: 2,
};
export const DEFENCE: Values = {
  infantry: 2,
  artillery: 2,
  tank: 3,
  fighter: 4,
  bomber: 1,
  battleship: 4,
  destroyer: 3,
  carrier: 3,
  transport: 1,
  submarine: 2,
};

export const isAir = ({ type }: Piece): boolean => type === 'fighter' || type === 'bomber';
const isSub = ({ type }: Piece): boolean => type === 'submarine';
const hasDestroyer = (side: readonly Piece[]): boolean => side.some(({ type }) => type === 'destroyer');
const ids = (pieces: readonly Piece[]): readonly string[] => pieces.map(({ id }) => id);
const without = (pieces: readonly Piece[], gone: readonly string[]): readonly Piece[] =>
  pieces.filter(({ id }) => !gone.includes(id));

/** The fire of these pieces, if there is a target. Returns what it hits. */
function* fire(
  side: Side,
  pieces: readonly Piece[],
  values: Values,
  targets: readonly Piece[],
): Generator<Asked, readonly string[], Answer> {
  const about = pieces.flatMap(({ type }) => (values[type] ? [`${values[type]} ${type}`] : []));
  if (about.length === 0 || targets.length === 0) return [];
  return (yield { kind: 'dice', side, about }) as readonly string[];
}

/** A sea battle; `hasWayBack` says whether a ship came from a zone to which the attackers can retreat. */
export function* seaBattle(
  first: readonly Piece[],
  second: readonly Piece[],
  attack: Values,
  defence: Values,
  hasWayBack: boolean,
): Model {
  let [attackers, defenders] = [first, second];
  const dived: string[] = [];
  const left = (retreated: readonly string[] = []): Left => ({
    attackers: ids(attackers),
    defenders: ids(defenders),
    dived,
    retreated,
  });
  const isOver = (): boolean => attackers.length === 0 || defenders.length === 0;

  while (!isOver()) {
    // Steps 2 and 3: submarines fire at ships, both sides at one time; a destroyer keeps its side's casualties.
    const [ours, theirs] = [hasDestroyer(attackers), hasDestroyer(defenders)];
    const ships = (pieces: readonly Piece[]): readonly Piece[] => pieces.filter((one) => !isAir(one));
    const torpedoed = yield* fire('attacker', attackers.filter(isSub), attack, ships(defenders));
    const torpedoedOurs = yield* fire('defender', defenders.filter(isSub), defence, ships(attackers));
    if (!theirs) defenders = without(defenders, torpedoed);
    if (!ours) attackers = without(attackers, torpedoedOurs);
    if (isOver()) {
      attackers = without(attackers, torpedoedOurs);
      defenders = without(defenders, torpedoed);
      break;
    }
    // Steps 4 to 6: all others fire, casualties too.
    const others = (pieces: readonly Piece[]): readonly Piece[] => pieces.filter((one) => !isSub(one));
    const hit = yield* fire('attacker', others(attackers), attack, without(defenders, torpedoed));
    const hitOurs = yield* fire('defender', others(defenders), defence, without(attackers, torpedoedOurs));
    attackers = without(attackers, [...torpedoedOurs, ...hitOurs]);
    defenders = without(defenders, [...torpedoed, ...hit]);
    if (isOver()) break;
    // Step 7: dive, press on or retreat.
    const divers = attackers.filter(isSub);
    if (divers.length > 0 && !hasDestroyer(defenders)) {
      const down = (yield { kind: 'submerge', side: 'attacker', about: ids(divers) }) as readonly string[];
      dived.push(...down);
      attackers = without(attackers, down);
      if (isOver()) break;
    }
    if (attackers.every(isAir) || hasWayBack)
      if (yield { kind: 'retreat', side: 'attacker', about: ids(attackers) })
        return left(ids(attackers.filter((one) => !isAir(one))));
    const lurkers = defenders.filter(isSub);
    if (lurkers.length > 0 && !hasDestroyer(attackers)) {
      const down = (yield { kind: 'submerge', side: 'defender', about: ids(lurkers) }) as readonly string[];
      dived.push(...down);
      defenders = without(defenders, down);
    }
  }
  return left();
}

/** Who fights on land beside the pieces in the territory. */
export interface Ashore {
  readonly hasGun: boolean;
  /** The ships that bombard, if troops land. */
  readonly ships: readonly Piece[];
  readonly bombardment: Values;
  readonly isLanding: boolean;
  readonly hasWayBack: boolean;
}

/** What the attackers roll with: one infantry for each artillery attacks on 2. */
function supported(attackers: readonly Piece[], values: Values): readonly string[] {
  let support = attackers.filter(({ type }) => type === 'artillery').length;
  return attackers.map(({ type }) => `${type === 'infantry' && support-- > 0 ? 2 : values[type]} ${type}`);
}

/** A land battle. */
export function* landBattle(
  first: readonly Piece[],
  second: readonly Piece[],
  attack: Values,
  defence: Values,
  { hasGun, ships, bombardment, isLanding, hasWayBack }: Ashore,
): Model {
  let [attackers, defenders] = [first, second];
  const aloft: string[] = [];
  const left = (retreated: readonly string[] = []): Left => ({
    attackers: ids(attackers),
    defenders: ids(defenders),
    dived: aloft,
    retreated,
  });
  const isOver = (): boolean => attackers.length === 0 || defenders.length === 0;
  const flights = attackers.filter(isAir);
  if (hasGun && flights.length > 0)
    attackers = without(
      attackers,
      (yield {
        kind: 'gun',
        side: 'defender',
        about: flights.map(({ type }) => type),
      }) as readonly string[],
    );
  if (isLanding && !isOver()) {
    const targets = defenders.filter((one) => !isAir(one));
    defenders = without(defenders, yield* fire('attacker', ships, bombardment, targets));
  }
  while (!isOver()) {
    const hit = (yield { kind: 'dice', side: 'attacker', about: supported(attackers, attack) }) as readonly string[];
    const hitOurs = yield* fire('defender', defenders, defence, attackers);
    attackers = without(attackers, hitOurs);
    defenders = without(defenders, hit);
    if (isOver()) break;
    const canAllLeave = attackers.every(isAir) || (hasWayBack && !isLanding);
    if (!canAllLeave && !(isLanding && attackers.some(isAir))) continue;
    if (!(yield { kind: 'retreat', side: 'attacker', about: ids(attackers) })) continue;
    if (canAllLeave) return left(ids(attackers.filter((one) => !isAir(one))));
    aloft.push(...ids(attackers.filter(isAir)));
    attackers = attackers.filter((one) => !isAir(one));
  }
  return left();
}
