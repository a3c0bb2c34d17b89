import { useMemo, useState } from 'react';
import {
  refusalOf,
  valuesIn,
  type BattleSide,
  type GameState,
  type Refusal,
  type UnitId,
  hitsLeft,
} from '../../../../engine/axis-allies/index.ts';
import { awaitingOf } from '../../store/selectors.ts';
import { type BattleStack, stacksOf } from './stacks.ts';

/** Hits that the units of a stack can take in total: an undamaged battleship takes two (COM-12). */
const hitsTaken = (state: GameState, stack: BattleStack): number =>
  stack.units.flatMap((id) => state.units[id] ?? []).reduce((sum, unit) => sum + hitsLeft(state, unit), 0);

/** The units of a stack that take this many hits: one each first, so that ships are damaged before they sink. */
function unitsHit(stack: BattleStack, hits: number): readonly UnitId[] {
  return Array.from({ length: hits }, (_, i) => stack.units[i % stack.units.length]).filter((id) => id !== undefined);
}

/** How many of these hits each stack takes; of units of one kind those that hit with least take them first. */
function hitsByStack(
  state: GameState,
  stacks: readonly BattleStack[],
  units: readonly UnitId[],
): Readonly<Record<string, number>> {
  const left = new Map<string, number>();
  for (const { kind, units: alike } of stacks)
    left.set(kind, (left.get(kind) ?? 0) + units.filter((id) => alike.includes(id)).length);
  const hits: Record<string, number> = {};
  for (const stack of stacks) {
    const n = Math.min(left.get(stack.kind) ?? 0, hitsTaken(state, stack));
    hits[stack.key] = n;
    left.set(stack.kind, (left.get(stack.kind) ?? 0) - n);
  }
  return hits;
}

type ChosenHits = Readonly<Record<string, number>>;

/** A choice of casualties in progress. */
export interface CasualtyChoice {
  readonly side: BattleSide;
  /** The units that can be chosen. */
  readonly stacks: readonly BattleStack[];
  /** The hits a stack takes; null if it cannot be chosen. */
  hitsOn(stack: BattleStack): { readonly n: number; readonly max: number } | null;
  setHits(stack: BattleStack, n: number): void;
  /** One more hit on a stack. If all hits are assigned, one comes back from the stack that takes most others. */
  put(stack: BattleStack): void;
  /** One hit less on a stack. */
  takeBack(stack: BattleStack): void;
  /** One entry for each hit, as the command needs it. */
  readonly units: readonly UnitId[];
  /** Hits not assigned yet. */
  readonly missing: number;
  readonly refusal: Refusal | null;
  readonly isSuggested: boolean;
  suggest(): void;
}

/** The choice of casualties to make now, starting with the engine's suggestion; null if there is none to make. */
export function useCasualtyChoice(state: GameState): CasualtyChoice | null {
  const awaited = awaitingOf(state);
  const isOpen = awaited.kind === 'casualties';
  const step = `${state.battle?.space}/${state.battle?.round}/${state.battle?.step}`;
  const [chosen, setChosen] = useState<{ step: string; hits: ChosenHits } | null>(null);
  const stacks = useMemo(() => {
    if (!isOpen || state.battle === null) return [];
    const values = valuesIn(state, state.battle, awaited.side);
    return stacksOf(state, awaited.candidates, (id) => values.get(id) ?? 0);
  }, [state, awaited, isOpen]);
  const suggested = useMemo(
    () => (isOpen ? hitsByStack(state, stacks, awaited.suggestion) : {}),
    [state, stacks, awaited, isOpen],
  );
  if (!isOpen) return null;

  // A choice made in an earlier step does not apply to this one.
  const hits = chosen !== null && chosen.step === step ? chosen.hits : suggested;
  const units = stacks.flatMap((stack) => unitsHit(stack, hits[stack.key] ?? 0));
  const missing = awaited.hitsToAssign - units.length;
  const on = ({ key }: BattleStack): number => hits[key] ?? 0;
  const set = (change: ChosenHits): void => setChosen({ step, hits: { ...hits, ...change } });
  return {
    side: awaited.side,
    stacks,
    hitsOn: (stack) => {
      const n = hits[stack.key];
      return n === undefined ? null : { n, max: Math.min(hitsTaken(state, stack), n + Math.max(0, missing)) };
    },
    setHits: (stack, n) => set({ [stack.key]: n }),
    put: (stack) => {
      if (on(stack) >= hitsTaken(state, stack)) return;
      const more = { [stack.key]: on(stack) + 1 };
      const [giving] = stacks.filter(({ key }) => key !== stack.key).toSorted((a, b) => on(b) - on(a));
      if (missing > 0) set(more);
      else if (giving !== undefined && on(giving) > 0) set({ ...more, [giving.key]: on(giving) - 1 });
    },
    takeBack: (stack) => {
      if (on(stack) > 0) set({ [stack.key]: on(stack) - 1 });
    },
    units,
    missing,
    refusal: missing === 0 ? refusalOf(state, { type: 'casualties', units }) : null,
    isSuggested: stacks.every(({ key }) => hits[key] === suggested[key]),
    suggest: () => setChosen(null),
  };
}
