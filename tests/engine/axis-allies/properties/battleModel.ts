/**
 * Models of battles, written step by step from the printed rules (p. 14–18) and independent of the engine. They yield
 * what must be asked next, receive the answer, and return the units that are left.
 */

export interface Ship {
  readonly id: string;
  readonly type: string;
  readonly owner: string;
}

export type Side = 'attacker' | 'defender';

/** What is asked: of which side and about which units; dice as 'value id', in any order. */
export type Asked =
  | { readonly kind: 'submerge'; readonly side: Side; readonly about: readonly string[] }
  | { readonly kind: 'dice'; readonly side: Side; readonly about: readonly string[] }
  | { readonly kind: 'retreat'; readonly side: 'attacker'; readonly about: readonly string[] };

/** An answer: the submarines that submerge, the units lost by these dice, or true for a retreat. */
export type Answer = readonly string[] | boolean;

export interface Left {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly dived: readonly string[];
  readonly retreated: readonly string[];
}

const ATTACK: Readonly<Record<string, number>> = {
  infantry: 1,
  tank: 3,
  carrier: 1,
  submarine: 2,
  destroyer: 2,
  fighter: 3,
  battleship: 4,
  bomber: 4,
};
const DEFENCE: Readonly<Record<string, number>> = {
  infantry: 2,
  tank: 3,
  submarine: 1,
  carrier: 2,
  destroyer: 2,
  battleship: 4,
  fighter: 4,
  bomber: 1,
};

const isAir = ({ type }: Ship): boolean => type === 'fighter' || type === 'bomber';
const isSub = ({ type }: Ship): boolean => type === 'submarine';
const isArmed = ({ type }: Ship): boolean => type !== 'transport';
const hasDestroyer = (ships: readonly Ship[]): boolean => ships.some(({ type }) => type === 'destroyer');
const ids = (ships: readonly Ship[]): readonly string[] => ships.map(({ id }) => id);
const without = (ships: readonly Ship[], gone: readonly string[]): readonly Ship[] =>
  ships.filter(({ id }) => !gone.includes(id));
const rolling = (ships: readonly Ship[], values: Readonly<Record<string, number>>): readonly string[] =>
  ships.flatMap(({ id, type }) => (values[type] ? [`${values[type]} ${id}`] : []));

/**
 * Whether any of these units can hit any armed unit of the others. (If aircraft have a destroyer with them, that can.)
 */
const canHit = (these: readonly Ship[], those: readonly Ship[]): boolean =>
  these.some(
    (one) =>
      isArmed(one) &&
      those.some((other) => isArmed(other) && !(isSub(one) && isAir(other)) && !(isAir(one) && isSub(other))),
  );

/** Submarines do not roll at aircraft alone, which they cannot hit (p. 17). */
function* fire(
  side: Side,
  units: readonly Ship[],
  targets: readonly Ship[],
): Generator<Asked, readonly string[], Answer> {
  const ready = targets.every(isAir) ? units.filter((unit) => !isSub(unit)) : units;
  const about = rolling(ready, side === 'attacker' ? ATTACK : DEFENCE);
  return about.length === 0 ? [] : ((yield { kind: 'dice', side, about }) as readonly string[]);
}

/** A sea battle; `wayBack` says whether a ship came from a zone where the attackers can retreat to. */
export function* modelSeaBattle(
  first: readonly Ship[],
  second: readonly Ship[],
  wayBack: boolean,
): Generator<Asked, Left, Answer> {
  let attackers = first;
  let defenders = second;
  const dived: string[] = [];
  const retreated: string[] = [];

  const mayLeave = (): boolean => (attackers.some((ship) => !isAir(ship)) ? wayBack : attackers.length > 0);
  const sink = (ships: readonly Ship[]): readonly Ship[] => ships.filter(isArmed);
  /** Whether the battle is over; also removes transports that nobody defends any more. */
  function over(): boolean {
    if (attackers.length === 0 || defenders.length === 0) return true;
    const [ours, theirs] = [attackers.some(isArmed), defenders.some(isArmed)];
    if (ours && !theirs) defenders = [];
    else if (!ours && !theirs) return !mayLeave();
    else if (!ours && !mayLeave()) attackers = [];
    else if (ours && theirs && !canHit(attackers, defenders) && !canHit(defenders, attackers)) {
      defenders = sink(defenders);
      if (attackers.every(isArmed) || !mayLeave()) return (attackers = sink(attackers)).length >= 0;
    }
    return attackers.length === 0 || defenders.length === 0;
  }
  function* decide(side: Side, free: readonly Ship[]): Generator<Asked, readonly string[], Answer> {
    const down = free.length === 0 ? [] : ((yield { kind: 'submerge', side, about: ids(free) }) as readonly string[]);
    dived.push(...down);
    return down;
  }
  const done = (): Left => ({ attackers: ids(attackers), defenders: ids(defenders), dived, retreated });

  while (!over()) {
    // The effect of destroyers is decided once a round (p. 17).
    const [cancelled, cancelling] = [hasDestroyer(defenders), hasDestroyer(attackers)];
    const strikers = cancelled ? [] : ids(attackers.filter(isSub));
    attackers = without(
      attackers,
      yield* decide(
        'attacker',
        attackers.filter(({ id }) => strikers.includes(id)),
      ),
    );
    if (over()) break;
    const struckBack = cancelling ? [] : ids(defenders.filter(isSub));
    defenders = without(
      defenders,
      yield* decide(
        'defender',
        defenders.filter(({ id }) => struckBack.includes(id)),
      ),
    );
    if (over()) break;

    const struck = yield* fire(
      'attacker',
      attackers.filter(({ id }) => strikers.includes(id)),
      defenders,
    );
    attackers = without(
      attackers,
      yield* fire(
        'defender',
        defenders.filter(({ id }) => struckBack.includes(id)),
        attackers,
      ),
    );
    defenders = without(defenders, struck);
    if (over()) break;

    const hit = yield* fire(
      'attacker',
      attackers.filter(({ id }) => !strikers.includes(id)),
      defenders,
    );
    attackers = without(
      attackers,
      yield* fire(
        'defender',
        defenders.filter(({ id }) => !struckBack.includes(id)),
        attackers,
      ),
    );
    defenders = without(defenders, hit);
    if (over()) break;

    if (!mayLeave()) continue;
    const onlyTransports = !attackers.some(isArmed) && !defenders.some(isArmed);
    if (yield { kind: 'retreat', side: 'attacker', about: ids(attackers) }) {
      retreated.push(...ids(attackers.filter((ship) => !isAir(ship))));
      break;
    }
    if (onlyTransports) break;
  }
  return done();
}

/**
 * A land battle. `seaborne` units came from ships and cannot retreat; units that came over land can, together with
 * aircraft (p. 15).
 */
export function* modelLandBattle(
  first: readonly Ship[],
  second: readonly Ship[],
  seaborne: readonly string[],
): Generator<Asked, Left, Answer> {
  let attackers = first;
  let defenders = second;
  const retreated: string[] = [];
  const aloft: string[] = [];
  while (attackers.length > 0 && defenders.length > 0) {
    const hit = yield* fire('attacker', attackers, defenders);
    attackers = without(attackers, yield* fire('defender', defenders, attackers));
    defenders = without(defenders, hit);
    const free = attackers.filter(({ id }) => !seaborne.includes(id));
    if (defenders.length === 0 || free.length === 0) continue;
    if (!(yield { kind: 'retreat', side: 'attacker', about: ids(attackers) })) continue;
    retreated.push(...ids(free.filter((unit) => !isAir(unit))));
    aloft.push(...ids(free.filter(isAir)));
    attackers = without(attackers, ids(free));
  }
  return { attackers: [...ids(attackers), ...aloft], defenders: ids(defenders), dived: [], retreated };
}
