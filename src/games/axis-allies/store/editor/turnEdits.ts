import {
  editionOf,
  type Phase,
  type Position,
  type PowerId,
  type UnitTypeId,
} from '../../../../engine/axis-allies/index.ts';
import { withoutDeeds, countOf, type Edit } from './edit.ts';
import { setCount } from './unitEdits.ts';

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
function putOnDecks(position: Position): void {
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
