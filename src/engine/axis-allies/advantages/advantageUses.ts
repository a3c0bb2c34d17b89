import type { Command } from '../command.ts';
import type { AdvantageId, PowerId, SpaceId, UnitId } from '../ids.ts';
import { boardOf, neighboursIn } from '../board.ts';
import { complexSpaces } from '../facilities.ts';
import { refusalOf } from '../play.ts';
import type { GameState } from '../state.ts';
import { usableAdvantages } from './useAdvantage.ts';

/** An advantage that can be declared now, and what can be said with it. */
export interface PossibleUse {
  readonly advantage: AdvantageId;
  readonly power: PowerId;
  /** The whole order, if it needs nothing beside. */
  readonly plain: Command | null;
  /** The units it can be declared for. */
  readonly units: readonly UnitId[];
  /** The ways it can be declared for. */
  readonly ways: readonly { readonly from: SpaceId; readonly to: SpaceId }[];
}

const KNOWN = new WeakMap<GameState, readonly PossibleUse[]>();

/** What powers can declare of their advantages now; found by trying, and kept for each state. */
export function advantageUses(state: GameState): readonly PossibleUse[] {
  const known = KNOWN.get(state) ?? usableAdvantages(state).flatMap((one) => useOf(state, one));
  KNOWN.set(state, known);
  return known;
}

function useOf(
  state: GameState,
  { advantage, power }: { readonly advantage: AdvantageId; readonly power: PowerId },
): readonly PossibleUse[] {
  const plain: Command = { type: 'use-advantage', advantage };
  const isAllowed = (command: Command): boolean => refusalOf(state, command) === null;
  if (isAllowed(plain)) return [{ advantage, power, plain, units: [], ways: [] }];
  const units = Object.keys(state.units).filter((id) => isAllowed({ ...plain, units: [id] }));
  const ways =
    units.length > 0
      ? []
      : complexSpaces(state).flatMap((from) =>
          neighboursIn(boardOf(state).landNeighbours, from)
            .filter((to) => isAllowed({ ...plain, from, to }))
            .map((to) => ({ from, to })),
        );
  return units.length + ways.length > 0 ? [{ advantage, power, plain: null, units, ways }] : [];
}
