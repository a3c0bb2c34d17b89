import type { AnyEvent, AnyState, PowerId, SpaceId } from '../../engine/index.ts';
import { boardFaceOf } from '../../games/boards.ts';
import type { SceneChanges, BoardPiece } from '../../games/face/scene.ts';
import type { Motion } from '../../store/settings.ts';

/** When something happens, in beats from the beginning. The length of a beat depends on the motion setting. */
interface TimeSpan {
  readonly begin: number;
  readonly end: number;
}

/** One visible change. Units are as they were just before it. */
export type Tween = TimeSpan &
  (
    | { readonly kind: 'move'; readonly units: readonly BoardPiece[]; readonly route: readonly SpaceId[] }
    | { readonly kind: 'fade' | 'drop'; readonly units: readonly BoardPiece[]; readonly space: SpaceId }
    | { readonly kind: 'capture'; readonly space: SpaceId; readonly to: PowerId }
  );

type TweenKind = Tween['kind'];
type Untimed = Tween extends infer Each ? (Each extends Tween ? Omit<Each, keyof TimeSpan> : never) : never;

/** Duration in beats. */
const BEATS: Readonly<Record<TweenKind, number>> = { move: 1, capture: 0.7, fade: 0.7, drop: 0.6 };

/**
 * The tweens of these events: consecutive changes of one kind run at the same time, different kinds one after the
 * other. Units that change hands fade in the old owner's colour and drop in that of the new one.
 */
export function tweensOf(events: readonly AnyEvent[], before: AnyState): readonly Tween[] {
  const board = boardFaceOf(before);
  const tweens: Tween[] = [];
  let state = before;
  let begin = 0;
  let kind: TweenKind | null = null;
  let busy = new Set<string>();
  const add = (untimed: Untimed): void => {
    const moving = 'units' in untimed ? untimed.units.map(({ id }) => id) : [];
    // A unit that is still moving starts again only after it has arrived.
    if (kind !== null && (kind !== untimed.kind || moving.some((id) => busy.has(id)))) {
      begin += BEATS[kind];
      busy = new Set();
    }
    kind = untimed.kind;
    moving.forEach((id) => busy.add(id));
    tweens.push({ ...untimed, begin, end: begin + BEATS[kind] });
  };
  for (const event of events) {
    const { after, come, gone, moved, handedOver, captured } = board.changesOf(state, event);
    for (const untimed of [
      ...moves(moved),
      ...bySpace('fade', [...gone, ...handedOver.map(({ unit }) => unit)]),
      ...bySpace('drop', [...come, ...handedOver.map(({ unit, to }) => ({ ...unit, owner: to }))]),
      ...captured.map(({ space, to }): Untimed => ({ kind: 'capture', space, to })),
    ])
      add(untimed);
    state = after;
  }
  return tweens;
}

/** The length of all tweens in beats. */
export const beatsOf = (tweens: readonly Tween[]): number => Math.max(0, ...tweens.map(({ end }) => end));

/** One move for each group of units with the same route; routes that lead nowhere are left out. */
function moves(moved: SceneChanges<AnyState>['moved']): Untimed[] {
  const byRoute = new Map<string, { units: BoardPiece[]; route: readonly SpaceId[] }>();
  for (const { unit, route } of moved) {
    if (route.length < 2 || (route.length === 2 && route[0] === route[1])) continue;
    const group = byRoute.get(route.join());
    if (group) group.units.push(unit);
    else byRoute.set(route.join(), { units: [unit], route });
  }
  return [...byRoute.values()].map(({ units, route }) => ({ kind: 'move', units, route }));
}

/** One tween for the units of each space. */
function bySpace(kind: 'fade' | 'drop', pieces: readonly BoardPiece[]): Untimed[] {
  return [...new Set(pieces.map(({ space }) => space))].map((space) => ({
    kind,
    space,
    units: pieces.filter((unit) => unit.space === space),
  }));
}

/** What the map shows between one state and the next. */
export interface MapAnimation {
  readonly before: AnyState;
  readonly tweens: readonly Tween[];
  readonly beats: number;
  readonly milliseconds: number;
}

/** Length of a beat and the maximum length of an animation, in milliseconds. */
const PACE: Readonly<Record<Exclude<Motion, 'off'>, { readonly beat: number; readonly most: number }>> = {
  quick: { beat: 340, most: 600 },
  calm: { beat: 1000, most: 1800 },
};

/**
 * The animation of these events; null if there is nothing to see, or if motion is off in the settings or reduced by the
 * system.
 */
export function animationOf(
  events: readonly AnyEvent[],
  before: AnyState | null,
  motion: Motion,
  isReduced: boolean,
): MapAnimation | null {
  if (before === null || motion === 'off' || isReduced) return null;
  const tweens = tweensOf(events, before);
  const beats = beatsOf(tweens);
  if (beats === 0) return null;
  const { beat, most } = PACE[motion];
  return { before, tweens, beats, milliseconds: Math.min(most, beats * beat) };
}

/**
 * Calls `step` before every frame with the share of the time that has passed, the last time with 1, then `done`. The
 * time counts from `began`. Returns a function that stops it.
 */
export function animate(
  milliseconds: number,
  step: (share: number) => void,
  done: () => void,
  began = performance.now(),
): () => void {
  const next = (now: number): void => {
    const share = Math.min(1, Math.max(0, (now - began) / milliseconds));
    step(share);
    if (share < 1) request = requestAnimationFrame(next);
    else done();
  };
  let request = requestAnimationFrame(next);
  return () => cancelAnimationFrame(request);
}
