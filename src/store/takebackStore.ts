import { create } from 'zustand';
import { useGame } from './gameStore.ts';
import { whoMustAgree } from '../session/takebacks.ts';
import { undoReach } from '../session/undo.ts';
import type { TakebackPoint } from '../session/takebackPoints.ts';

/** A takeback that somebody asks for, and what the others have said. */
export interface TakebackRequest {
  readonly point: TakebackPoint;
  readonly by: string;
  /** The players who have to agree, and those who have. */
  readonly asked: readonly string[];
  readonly agreed: readonly string[];
  /** Who said no, which ends it. */
  readonly refusedBy: string | null;
}

interface TakebackStore {
  /** The window is open in which to choose a point and to agree. */
  readonly isOpen: boolean;
  readonly request: TakebackRequest | null;
}

const CLOSED: TakebackStore = { isOpen: false, request: null };

export const useTakebacks = create<TakebackStore>()(() => CLOSED);

export const openTakebacks = (): void => useTakebacks.setState({ isOpen: true, request: null });

/** Closes the window; a takeback that not everybody has agreed to is withdrawn. */
export const closeTakebacks = (): void => useTakebacks.setState(CLOSED);

/** Goes back to a point at once, if undo alone could or nobody has to agree; else everybody else is asked. */
export function askTakeback(point: TakebackPoint, by: string): void {
  const { timeline, setup } = useGame.getState();
  if (timeline === null) return;
  const reach = undoReach(timeline);
  const asked = point.point.index >= reach ? [] : whoMustAgree(setup, by);
  decide({ point, by, asked, agreed: [], refusedBy: null });
}

/** A player agrees. When all have, it is done. */
export function agreeToTakeback(name: string): void {
  const { request } = useTakebacks.getState();
  if (request === null || request.refusedBy !== null || request.agreed.includes(name)) return;
  decide({ ...request, agreed: [...request.agreed, name] });
}

/** A player says no, which ends it. */
export const refuseTakeback = (name: string): void =>
  useTakebacks.setState(({ request }) => ({ request: request === null ? null : { ...request, refusedBy: name } }));

/** Nothing is asked for any more; another point can be chosen. */
export const withdrawTakeback = (): void => useTakebacks.setState({ request: null });

function decide(request: TakebackRequest): void {
  if (request.asked.every((name) => request.agreed.includes(name))) {
    useGame.getState().takeBack(request.point.point, request.by);
    closeTakebacks();
  } else useTakebacks.setState({ isOpen: true, request });
}

// The points are those of the game as it stands: once it goes on, they are asked for anew.
useGame.subscribe((now, before) => {
  if (now.timeline !== before.timeline && useTakebacks.getState().isOpen) closeTakebacks();
});
