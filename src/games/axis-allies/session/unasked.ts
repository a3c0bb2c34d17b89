import {
  awaiting,
  onlyCasualties,
  reach,
  shotsAlong,
  type BattleSide,
  type Command,
  type GameState,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import { playNext } from '../../../session/orders.ts';
import { onlyRaid } from './raids.ts';
import type { Played } from './types.ts';

/** Which sides have said that their submarines strike, or stay, in every round of a battle (COM-5). */
export interface StandingStrikes {
  /** The battle, by its mark; null for none. */
  readonly battle: string | null;
  readonly sides: readonly BattleSide[];
}

export const NO_STANDING_STRIKES: StandingStrikes = { battle: null, sides: [] };

/** Tells the battle under way from every other of the game. */
export const battleMark = (commands: readonly Command[]): string =>
  `${commands.findLastIndex(({ type }) => type === 'fight')}`;

/**
 * Gives the answer to what need not be asked: casualties where all choices come to the same (COM-8), submarines strike
 * whose side is asked no more, aircraft fly home that have one place to land and no fire on the way (COM-25), and
 * aircraft raid a complex where they are alone and nobody can be fought (SBR-1); null if the game waits for something
 * else.
 */
export function answerUnasked(played: Played, standing: StandingStrikes): Played | null {
  const { state, commands } = played.timeline;
  const asked = awaiting(state);
  switch (asked.kind) {
    case 'casualties': {
      const units = onlyCasualties(state);
      return units && playNext(played, { type: 'casualties', units }, true);
    }
    case 'submerge': {
      const isUnasked = standing.sides.includes(asked.side) && standing.battle === battleMark(commands);
      return isUnasked ? playNext(played, { type: 'submerge', units: [] }) : null;
    }
    case 'fly-home': {
      const flight = onlyFlight(state, asked.units);
      return flight && playNext(played, flight);
    }
    case 'command': {
      const raid = onlyRaid(state);
      return raid && playNext(played, raid, true);
    }
    case 'dice':
    case 'retreat':
    case 'stranded':
    case 'offer':
    case 'over':
      return null;
  }
}

/** The order of aircraft that fly home next, if none of them has a choice. */
function onlyFlight(state: GameState, units: readonly UnitId[]): Command | null {
  const starts = [...new Set(units.map((id) => state.units[id]?.space))];
  const flights = starts.map((start) =>
    reach(
      state,
      units.filter((id) => state.units[id]?.space === start),
    ),
  );
  const isOpen = flights.some((to) => to.length !== 1 || shotsAlong(state, to[0]?.routes ?? {}).length > 0);
  return isOpen ? null : (flights[0]?.[0]?.command ?? null);
}
