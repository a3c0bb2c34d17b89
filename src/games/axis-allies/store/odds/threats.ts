import { create } from 'zustand';
import {
  hasNoPart,
  SIDES,
  sideOf,
  type PowerId,
  type Side,
  type SpaceId,
  type GameState,
} from '../../../../engine/axis-allies/index.ts';
import type { ComesBack } from '../../odds/threats/counterAttack.ts';
import type { ThreatMap, Horizon } from '../../odds/threats/threatMap.ts';
import { editionIn } from '../selectors.ts';

/** Whose threats the map shows, and of which of their combat moves. */
export interface ThreatLayer {
  readonly by: PowerId | Side;
  readonly horizon: Horizon;
}

/** What is asked about threats, and what is known by now. */
export interface ThreatStore {
  /** Whether the map shows threats. */
  readonly isShown: boolean;
  /** The layer that is shown, or was shown last. */
  readonly layer: ThreatLayer | null;
  /** What that layer shows; null until it is known, and while it cannot be told. */
  readonly map: ThreatMap | null;
  /** The space about which it is asked what can come back. */
  readonly asked: SpaceId | null;
  readonly back: ComesBack | null;
  /** They could not be loaded, and nobody asks for them until this is taken back. */
  readonly hasFailed: boolean;
}

const NO_THREATS: ThreatStore = { isShown: false, layer: null, map: null, asked: null, back: null, hasFailed: false };

export const useThreats = create<ThreatStore>()(() => NO_THREATS);

/** At first the threats of the other side. */
export function firstLayer(game: GameState): ThreatLayer {
  const enemy = SIDES.find((side) => side !== sideOf(game, game.power)) ?? 'axis';
  return { by: enemy, horizon: 'this' };
}

/** The powers that can threaten anything in the order of play: powers without a part in a short game only defend. */
export const threateningPowers = (game: GameState): readonly PowerId[] =>
  editionIn(game).turnOrder.filter((power) => !hasNoPart(game, power));

/** The powers of a layer in the order of play. */
export const powersOf = (game: GameState, { by }: ThreatLayer): readonly PowerId[] =>
  threateningPowers(game).filter((power) => power === by || sideOf(game, power) === by);
