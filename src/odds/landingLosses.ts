import {
  airUnitsLost,
  battleFought,
  canLoseAirUnits,
  type Battle,
  type BattleSide,
  type GameState,
  type UnitId,
} from '../engine/index.ts';
import type { Ending } from './endings.ts';
import { SIDES } from './field.ts';
import type { Formation, Line } from './formation.ts';
import { unitsAway, unitsLost } from './outcome.ts';

/** How a battle ended, and what it left of both sides. */
export type Ended = Omit<Ending, 'chance'>;

/**
 * The air units that are lost after a sea battle because no place to land is left for them, by how it ended. It is
 * assumed that the attacker wins all its other battles without losses and brings its carriers to where they save most,
 * that defenders find the places near the zone that do not fall without a fight, and that of units alike those stay
 * that stand last.
 */
export function landingLosses(
  state: GameState,
  battle: Battle,
  lines: Readonly<Record<BattleSide, Line>>,
): (ended: Ended) => readonly UnitId[] {
  if (battle.kind !== 'sea' || !canLoseAirUnits(state, battle.space)) return () => NONE;
  const before = new Set(airUnitsLost(state, battle.space));
  const known = new Map<string, readonly UnitId[]>();
  const lastStay = { attacker: lastFirst(lines.attacker), defender: lastFirst(lines.defender) };

  function find({ result, ...left }: Ended): readonly UnitId[] {
    const away = SIDES.flatMap((side) => unitsAway(lastStay[side], left[side]));
    const lost = SIDES.flatMap((side) => unitsLost(lastStay[side], left[side]));
    // Aircraft stay over the battle.
    const retreated = unitsAway(lastStay.attacker, left.attacker).filter((id) => !isAir(lines.attacker, id));
    const after = battleFought(state, battle, { result, lost, away, retreated });
    return airUnitsLost(after, battle.space).filter((id) => !before.has(id));
  }

  const keys = { attacker: airAndDecks(lines.attacker), defender: airAndDecks(lines.defender) };
  return (ended) => {
    const key = `${ended.result} ${keys.attacker(ended.attacker)} ${keys.defender(ended.defender)}`;
    let found = known.get(key);
    if (!found) known.set(key, (found = find(ended)));
    return found;
  };
}

const NONE: readonly UnitId[] = [];

/** How a formation stands, its aircraft and its carriers, as a key: told once for each, since many ends share them. */
function airAndDecks({ ranks }: Line): (formation: Formation) => string {
  const known = new Map<Formation, string>();
  const counted = ranks.map(({ type }) => type.deck > 0 || type.domain === 'air');
  return (formation) => {
    let key = known.get(formation);
    if (key === undefined) {
      const { standingId, fighting, away } = formation;
      key = [standingId, ...fighting.filter((_, i) => counted[i]), ...away.filter((_, i) => counted[i])].join(' ');
      known.set(formation, key);
    }
    return key;
  };
}

const isAir = ({ ranks }: Line, id: UnitId): boolean =>
  ranks.some(({ type, pool }) => type.domain === 'air' && pool.includes(id));

/** The line with those first that stand last: what the rules suggest to lose is taken from the others. */
const lastFirst = (line: Line): Line => ({
  ...line,
  ranks: line.ranks.map((rank) => ({ ...rank, pool: rank.pool.toReversed() })),
});
