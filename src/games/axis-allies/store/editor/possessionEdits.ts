import {
  editionOf,
  type AdvantageId,
  type DevelopmentId,
  type PositionInFile,
  type PowerId,
  type Space,
  type SpaceId,
  type Phase,
  type UnitTypeId,
} from '../../../../engine/axis-allies/index.ts';
import { type Edit, withoutDeeds, countOf } from './edit.ts';
import { setCount } from './unitEdits.ts';

const spaceOf = (position: PositionInFile, id: SpaceId): Space | undefined =>
  editionOf(position.edition).spaces.find((space) => space.id === id);

/** Whether a space is a territory that somebody can control (MAP-2). */
export function canBeHeld(position: PositionInFile, id: SpaceId): boolean {
  const space = spaceOf(position, id);
  return space?.kind === 'land' && !space.neutral;
}

/** Who controls a territory; null where nobody does. */
export function controllerOf(position: PositionInFile, id: SpaceId): PowerId | null {
  const space = spaceOf(position, id);
  return space?.kind === 'land' ? (position.control[id] ?? space.owner) : null;
}

/** Gives a territory to a power, or to nobody. Where nobody can control anything, nothing changes. */
export const giveControl =
  (id: SpaceId, power: PowerId | null): Edit =>
  (position) => {
    const space = spaceOf(position, id);
    if (space?.kind !== 'land' || space.neutral) return;
    if (power === null || space.owner === power) delete position.control[id];
    else position.control[id] = power;
  };

export const setDevelopment =
  (power: PowerId, id: DevelopmentId, isKnown: boolean): Edit =>
  ({ developments }) =>
    setIn(developments, power, id, isKnown);

/** Gives a power an advantage, or takes it away with all that has come of it (NA-1). */
export const setAdvantage =
  (power: PowerId, id: AdvantageId, has: boolean): Edit =>
  (position) => {
    setIn(position.advantages, power, id, has);
    if (has) return;
    position.spentAdvantages = position.spentAdvantages.filter((spent) => spent !== id);
    position.running = position.running.filter(({ advantage }) => advantage !== id);
    position.offers = position.offers?.filter(({ advantage }) => advantage !== id);
  };

/** Uses up an advantage, or makes it usable again (NA-4). */
export const setSpent =
  (id: AdvantageId, isSpent: boolean): Edit =>
  (position) => {
    const others = position.spentAdvantages.filter((spent) => spent !== id);
    position.spentAdvantages = isSpent ? [...others, id] : others;
  };

function setIn(lists: Record<PowerId, string[]>, power: PowerId, id: string, isIn: boolean): void {
  const others = (lists[power] ?? []).filter((one) => one !== id);
  const next = isIn ? [...others, id] : others;
  if (next.length > 0) lists[power] = next;
  else delete lists[power];
}

/** The most that a number may be: IPCs, rounds. */
const MAX = 9999;
const whole = (value: number, least: number): number => Math.min(MAX, Math.max(least, Math.trunc(value) || least));

/** Begins a phase of a power's turn: nothing has been done in it, and another power has bought nothing. */
export const beginPhase =
  (power: PowerId, phase: Phase): Edit =>
  (position) => {
    if (position.power !== power) position.purchased = {};
    position.power = power;
    position.phase = phase;
    withoutDeeds(phase === 'noncombat-move')(position);
    putOnDecks(position);
    delete position.turn;
    delete position.battle;
    delete position.roll;
    delete position.over;
    position.shots = [];
    position.offers = undefined;
    position.complexesCapturedThisTurn = [];
    position.running = position.running.filter(({ until }) => until === 'own-turn');
  };

/** Sets the round; transports that rest do so in the round in which they put troops ashore (NCM-8). */
export const setRound =
  (round: number): Edit =>
  (position) => {
    position.round = whole(round, 1);
    for (const one of [...position.pieces, ...position.aboard]) delete one.emptiedIn;
    position.pieces = position.pieces.filter((piece) => Object.keys(piece).length > NAMES);
  };

/** A piece of which nothing is said has only its space, unit, owner and count. */
const NAMES = 4;

/** Fighters that stay aboard while their carrier fights are on its deck as any others again (CM-13). */
function putOnDecks(position: PositionInFile): void {
  const { units } = editionOf(position.edition);
  const stays = new Set(units.filter(({ staysAboard }) => staysAboard).map(({ id }) => id));
  for (const ship of position.aboard) {
    for (const { unit: type, owner: power } of ship.cargo.filter(({ unit }) => stays.has(unit))) {
      const stack = { space: ship.in, power, type };
      setCount(stack, countOf(position, stack) + 1)(position);
    }
    ship.cargo = ship.cargo.filter(({ unit }) => !stays.has(unit));
  }
  position.aboard = position.aboard.filter(({ cargo }) => cargo.length > 0);
}

export const setTreasury =
  (power: PowerId, ipcs: number): Edit =>
  (position) => {
    position.treasury[power] = whole(ipcs, 0);
  };

/** Sets how many of a type the acting power has bought and not placed yet (BUY-4). */
export const setPurchased =
  (type: UnitTypeId, count: number): Edit =>
  (position) => {
    const next = Math.min(99, whole(count, 0));
    if (next > 0) position.purchased[type] = next;
    else delete position.purchased[type];
  };

export const setVictory =
  (victory: string): Edit =>
  (position) => {
    position.victory = victory;
  };
