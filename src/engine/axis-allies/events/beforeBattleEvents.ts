import type { EventTable } from '../event.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import type { GameState, TurnRecord } from '../state.ts';
import { type ChangedUnits, changeUnit, withUnits } from './unitUpdates.ts';

/** The state after an event of what comes before the battles (KAM, SCR). */
export const BEFORE_BATTLE_EVENTS = {
  'asked-before-battles': (state, { question }) => {
    const { beforeBattles: _, ...others } = state;
    return question ? { ...others, beforeBattles: question } : others;
  },
  'kamikaze-aimed': (state, { power, targets, zones }) => ({
    ...state,
    beforeBattles: { asks: 'kamikaze', by: power, targets },
    kamikaze: { left: (state.kamikaze?.left ?? 0) - targets.length, isOpen: true },
    turn: { ...state.turn, kamikazeIn: zones },
  }),
  // What is hit is damaged or lost with events of its own.
  'kamikaze-rolled': (state, { power }) => ({ ...state, beforeBattles: { asks: 'kamikaze', by: power } }),
  'aircraft-scrambled': (state, { flights }) => {
    const units: ChangedUnits = new Map();
    const scrambled: Record<UnitId, SpaceId> = { ...state.turn.scrambled };
    for (const { unit, from, to } of flights) {
      changeUnit(state, units, unit, { space: to });
      scrambled[unit] = from;
    }
    const next = withUnits(state, units);
    return { ...next, turn: { ...next.turn, scrambled } };
  },
} satisfies Partial<EventTable<GameState>>;

/** A turn's record without these aircraft among those that scrambled: they are lost, or have landed. */
export function withoutScrambled(turn: TurnRecord, gone: ReadonlySet<UnitId>): TurnRecord {
  if (turn.scrambled === undefined) return turn;
  const { scrambled, ...others } = turn;
  const left = Object.entries(scrambled).filter(([id]) => !gone.has(id));
  return left.length > 0 ? { ...others, scrambled: Object.fromEntries(left) } : others;
}
