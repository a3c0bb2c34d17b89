import { create } from 'zustand';
import type { GameState, SpaceId, UnitId } from '../../engine/index.ts';
import { canOrder } from '../dragging.ts';
import { useGame } from '../gameStore.ts';
import { flyTo } from '../mapCamera.ts';
import { useView } from '../viewStore.ts';
import { nextSpace, togetherUseful, unitsToAsk } from './unitsToAsk.ts';

/** Which units were passed over in this phase. */
interface NextUnits {
  /** They were told to stay and are not asked again in this phase. */
  readonly staying: ReadonlySet<UnitId>;
  /** Spaces already visited on this round through all of them. */
  readonly visited: ReadonlySet<SpaceId>;
  /** What the last step chose; of that it is told how many are left. */
  readonly stepped: readonly UnitId[] | null;
}

const NOBODY: NextUnits = { staying: new Set(), visited: new Set(), stepped: null };

export const useNextUnits = create<NextUnits>()(() => NOBODY);

const phaseOf = (game: GameState | null): string =>
  game === null ? '' : [game.edition, game.round, game.power, game.phase].join(' ');

useGame.subscribe((now, before) => {
  if (now.setup !== before.setup || phaseOf(now.game) !== phaseOf(before.game)) useNextUnits.setState(NOBODY);
});

/** Selects the next units that can still do something useful, and brings them into view. */
export function goToNextUnits(): void {
  const { game } = useGame.getState();
  if (game === null || !canOrder()) return;
  const { staying, visited } = useNextUnits.getState();
  const { focused, chosen } = useView.getState();
  const present = game.units[chosen[0] ?? '']?.space ?? focused;
  const spaces = [...unitsToAsk(game, staying).keys()];
  const seen = new Set(present === null ? visited : [...visited, present]);
  const next = nextSpace(game, spaces, present, seen);
  useNextUnits.setState({ visited: next === null ? new Set() : seen });
  // When all have been visited, the round begins anew.
  const space = next ?? nextSpace(game, spaces, present, new Set()) ?? spaces[0];
  if (space !== undefined) take(game, space);
}

/** Selects what is to be asked in a space, as far as it can go somewhere together. */
function take(game: GameState, space: SpaceId): void {
  const { closeFacts, focus, choose } = useView.getState();
  closeFacts();
  focus(space);
  choose(togetherUseful(game, unitsToAsk(game, useNextUnits.getState().staying).get(space) ?? []));
  useNextUnits.setState({ stepped: useView.getState().chosen });
  flyTo([space]);
}

/**
 * The chosen units, or those in the selected space, stay where they are and are not asked again in this phase; then the
 * others there are asked, or the next.
 */
export function letUnitsStay(): void {
  const { game } = useGame.getState();
  if (game === null || !canOrder()) return;
  const { chosen, focused, choose } = useView.getState();
  const { staying } = useNextUnits.getState();
  const space = game.units[chosen[0] ?? '']?.space ?? focused ?? '';
  const units = chosen.length > 0 ? chosen : (unitsToAsk(game, staying).get(space) ?? []);
  if (units.length === 0) return;
  const now = new Set([...staying, ...units]);
  useNextUnits.setState({ staying: now });
  choose([]);
  if (unitsToAsk(game, now).has(space)) take(game, space);
  else goToNextUnits();
}

/** Those that were told to stay are asked again. */
export const askStayingAgain = (): void => useNextUnits.setState(NOBODY);
