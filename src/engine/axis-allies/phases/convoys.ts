import { inTurn } from '../acting.ts';
import { boardOf, neighboursIn, territoryOf } from '../board.ts';
import { emit, type Log } from '../commandRule.ts';
import type { PowerId, SpaceId } from '../ids.ts';
import { areAtPeace, areAtWar, unitsIn } from '../pieces.ts';
import type { Disruption, GameState } from '../state.ts';

/** Convoys: which enemy ships can disrupt, and what that costs (CVY). When they are asked, `disrupt.ts` says. */

/** A convoy of a power: its zone, and what the power can lose there at most. */
interface Convoy {
  readonly zone: SpaceId;
  readonly worth: number;
}

/**
 * The convoys of a power: zones with a convoy that touch territories of value in its hands.
 * @rule CVY-1, CVY-4, CHN-11
 */
function convoysOf(state: GameState, power: PowerId): readonly Convoy[] {
  const board = boardOf(state);
  const { convoys } = board.edition;
  if (convoys === null || convoys.spares.includes(power)) return [];
  return convoys.zones.flatMap((zone) => {
    const worth = neighboursIn(board.coasts, zone).reduce(
      (sum, space) => sum + (state.control[space] === power ? (territoryOf(board, space)?.ipc ?? 0) : 0),
      0,
    );
    return worth > 0 ? [{ zone, worth }] : [];
  });
}

/**
 * What a power's ships in a zone would cost, if nothing limited that.
 * @rule CVY-2, CVY-3
 */
const costOf = (state: GameState, zone: SpaceId, by: PowerId): number =>
  unitsIn(state, zone).reduce(
    (sum, { owner, type }) => sum + (owner === by ? (boardOf(state).edition.convoys?.costs[type] ?? 0) : 0),
    0,
  );

/**
 * Whether a power may disrupt another's convoys: its enemy may, and some may in peace, which brings war.
 * @rule CVY-5
 */
function mayDisrupt(state: GameState, by: PowerId, of: PowerId): boolean {
  if (areAtWar(state, by, of)) return true;
  const { convoys, politics } = boardOf(state).edition;
  return (
    areAtPeace(state, by, of) &&
    convoys?.disruptedInPeaceBy.includes(by) === true &&
    politics?.provokes[by]?.includes(of) === true
  );
}

/** A convoy that a power can disrupt, and what its ships there would cost, by themselves. */
export interface Disruptable {
  readonly zone: SpaceId;
  readonly ipcs: number;
}

/** The convoys of `of` that a power's ships can disrupt now, in the board's order. */
export function disruptable(state: GameState, by: PowerId, of: PowerId): readonly Disruptable[] {
  if (!mayDisrupt(state, by, of)) return [];
  return convoysOf(state, of).flatMap(({ zone, worth }) => {
    const cost = costOf(state, zone, by);
    return cost > 0 ? [{ zone, ipcs: Math.min(worth, cost) }] : [];
  });
}

/** The powers that can disrupt a convoy of the acting power, in the order of play. */
export const disrupters = (state: GameState): readonly PowerId[] =>
  boardOf(state).edition.convoys === null
    ? []
    : inTurn(state).filter((by) => disruptable(state, by, state.power).length > 0);

/** What a power loses by these disruptions: in each zone for the ships of all enemies, up to the convoy's worth. */
export const convoyLosses = (
  state: GameState,
  power: PowerId,
  disrupted: readonly Disruption[],
): readonly Disruptable[] =>
  disrupted.length === 0
    ? []
    : convoysOf(state, power).flatMap(({ zone, worth }) => {
        const ships = disrupted.filter((one) => one.zone === zone);
        const cost = ships.reduce((sum, { by }) => sum + costOf(state, zone, by), 0);
        return cost > 0 ? [{ zone, ipcs: Math.min(worth, cost) }] : [];
      });

/** What the acting power loses if all that can be disrupted is, by zone. */
export const convoysInDanger = (state: GameState): readonly Disruptable[] =>
  convoyLosses(
    state,
    state.power,
    disrupters(state).flatMap((by) => disruptable(state, by, state.power).map(({ zone }) => ({ zone, by }))),
  );

/** What has been said in this turn of the acting power's convoys; nothing of other powers'. */
export const disruptedNow = ({ turn }: GameState): readonly Disruption[] => turn.convoys?.disrupted ?? [];

/** Asks the enemies before the acting power collects its income. False if there is nobody to ask. */
export function askForConvoys(log: Log): boolean {
  const asks = disrupters(log.state);
  if (asks.length > 0) emit(log, { type: 'convoys-in-danger', power: log.state.power, asks });
  return asks.length > 0;
}
