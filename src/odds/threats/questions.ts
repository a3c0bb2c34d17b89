import type { GameState, PowerId, SpaceId } from '../../engine/index.ts';
import { memoryOf } from '../memory.ts';
import type { Policies } from '../policies.ts';
import { boardAfter } from './boardAfter.ts';
import { comesBack, type ComesBack } from './comesBack.ts';
import { MOST_BATTLES, threatMap, type ThreatMap } from './threatMap.ts';
import type { Horizon } from './threats.ts';

/** What is asked about threats, as plain data that can cross to a worker. */
export type ThreatQuestion = BackQuestion | MapQuestion;

/** What could the acting power send against this space now, and how much of it wins with this chance? */
export interface AttackQuestion {
  readonly state: GameState;
  readonly policies: Policies;
  readonly space: SpaceId;
  readonly chance: number;
}

/** What can come back on this space after the plan? */
export interface BackQuestion {
  readonly about: 'space';
  readonly state: GameState;
  readonly policies: Policies;
  readonly space: SpaceId;
}

/** What do these powers threaten, as the board would stand after the plan? */
export interface MapQuestion {
  readonly about: 'map';
  readonly state: GameState;
  readonly policies: Policies;
  readonly powers: readonly PowerId[];
  readonly horizon: Horizon;
}

export type ThreatAnswer =
  { readonly about: 'space'; readonly back: ComesBack } | { readonly about: 'map'; readonly map: ThreatMap | null };

export function threatsAnswered(question: ThreatQuestion, memory = memoryOf(MOST_BATTLES)): ThreatAnswer {
  const { state, policies } = question;
  if (question.about === 'space') return { about: 'space', back: comesBack(state, question.space, policies) };
  const { powers, horizon } = question;
  return { about: 'map', map: threatMap(boardAfter(state, policies), powers, horizon, policies, memory) };
}
