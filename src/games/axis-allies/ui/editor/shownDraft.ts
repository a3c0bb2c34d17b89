import type { GameEvent, GameState, PositionFault, SpaceId } from '../../../../engine/axis-allies/index.ts';
import type { EditorStore } from '../../store/editor/editorStore.ts';
import { heartOfWar } from '../../store/places.ts';
import { spaceOfFault } from '../../store/editor/faultPaths.ts';
import type { PositionDraft } from '../../store/editor/openDraft.ts';
import type { SpaceMark } from '../../store/marks.ts';
import type { Example } from '../../store/game.ts';

/** The one empty list, so that it is equal every time and the map has nothing to animate. */
const NO_EVENTS: readonly GameEvent[] = [];

interface ShownDraft extends Pick<EditorStore, 'focused' | 'focus' | 'press'> {
  readonly draft: PositionDraft;
  readonly drawn: GameState;
  readonly faults: readonly PositionFault[];
}

/**
 * What the map shows of a draft: the position with a sign on each space where something is wrong. It opens on what is
 * looked at, else on what is wrong, else where the war of the power whose turn it is, is decided.
 */
export function shownDraft({ draft, drawn, faults, focused, focus, press }: ShownDraft): Example {
  const places = faults.flatMap((fault) => spaceOfFault(draft.position, fault) ?? []);
  return {
    game: drawn,
    events: NO_EVENTS,
    before: null,
    chosen: [],
    destinations: [],
    marks: Object.fromEntries(places.map((space): [SpaceId, SpaceMark] => [space, 'fault'])),
    spaces: focused !== null ? [focused] : places,
    opensOn: heartOfWar(drawn),
    routes: [],
    isRefused: false,
    hand: { focused, focus, press },
  };
}
