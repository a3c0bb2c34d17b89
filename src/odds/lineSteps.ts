import {
  awaiting,
  hitsLeft,
  type AskedDice,
  type Awaiting,
  type Command,
  type GameState,
  type UnitId,
} from '../engine/index.ts';
import { hitCounts, lowLuckCounts, type HitCount } from './hitCounts.ts';
import { kindOf, participants, type WantedEnd } from './lineEnd.ts';
import type { Policies } from './policies.ts';
import { isOfLowLuck } from '../session/axis-allies/lowLuck.ts';
import { sideOf } from './stake.ts';

/** Something that can be played, and how likely it is when the game comes to it. */
export interface Step {
  readonly command: Command;
  readonly chance: number;
}

/**
 * What can be played now on the way to an end: every number of hits, or the answers that policies can give and that can
 * lead there.
 */
export function stepsAt(start: GameState, state: GameState, wanted: WantedEnd, policies: Policies): readonly Step[] {
  const asked = awaiting(state);
  if (asked.kind === 'dice')
    return rollsAt(state, asked, policies).map(({ dice, chance }) => ({
      command: { type: 'roll', dice, by: 'hand' },
      chance,
    }));
  return answersTo(start, state, asked, wanted, policies).map((command) => ({ command, chance: 1 }));
}

const rollsAt = (state: GameState, asked: AskedDice, { dice }: Policies): readonly HitCount[] =>
  dice === 'low-luck' && isOfLowLuck(asked) ? lowLuckCounts(state, asked) : hitCounts(state, asked.groups);

function answersTo(
  start: GameState,
  state: GameState,
  asked: Exclude<Awaiting, { kind: 'dice' }>,
  wanted: WantedEnd,
  policies: Policies,
): readonly Command[] {
  switch (asked.kind) {
    case 'casualties': {
      const choices = [asked.suggestion, ...(wanted.fallen ? [onlyFallen(start, state, asked, wanted.fallen)] : [])];
      return choices
        .filter((units, i) => units.length === asked.hitsToAssign && choices.findIndex(isSame(units)) === i)
        .map((units) => ({ type: 'casualties', units }));
    }
    case 'submerge': {
      const stay: Command = { type: 'submerge', units: [] };
      return policies[asked.side].submerge === 'never' ? [stay] : [{ type: 'submerge', units: asked.submarines }, stay];
    }
    case 'retreat': {
      const [to] = asked.to;
      const retreat: Command = to === undefined ? { type: 'retreat' } : { type: 'retreat', to };
      return policies.retreat === 'never' ? [{ type: 'press' }] : [{ type: 'press' }, retreat];
    }
    case 'command':
    case 'fly-home':
    case 'stranded':
    case 'offer':
    case 'over':
      return [];
  }
}

const isSame =
  (units: readonly UnitId[]) =>
  (other: readonly UnitId[]): boolean =>
    units.join() === other.join();

/** Casualties among those kinds that are still to fall; what is left of the hits damages ships that can bear it. */
function onlyFallen(
  start: GameState,
  state: GameState,
  { suggestion, candidates, hitsToAssign, side }: Extract<Awaiting, { kind: 'casualties' }>,
  fallen: readonly string[],
): readonly UnitId[] {
  const { casualties } = start.battle!;
  const due = [...fallen];
  const strike = (kind: string): boolean => {
    const at = due.indexOf(kind);
    if (at >= 0) due.splice(at, 1);
    return at >= 0;
  };
  for (const id of participants(start)) if (!casualties.includes(id) && isGone(state, id)) strike(kindOf(start, id));
  const inOrder = [...new Set([...suggestion, ...candidates])].filter(
    (id) => start.units[id] && sideOf(state, id) === side,
  );
  const dying = inOrder.filter((id) => strike(kindOf(start, id)));
  const hits = dying.flatMap((id) => Array.from({ length: hitsLeft(state, state.units[id]!) }, () => id));
  const damaged = inOrder.filter((id) => !dying.includes(id) && hitsLeft(state, state.units[id]!) > 1);
  return [...hits, ...damaged].slice(0, hitsToAssign);
}

const isGone = ({ units, battle }: GameState, id: UnitId): boolean =>
  units[id] === undefined || (battle?.casualties.includes(id) ?? false);
