import { useLayoutEffect, useRef, useState } from 'react';
import { isActing, unitsIn, type GameState, type SpaceId } from '../../engine/index.ts';
import type { Box } from '../../store/covers.ts';
import { spacesInPlay } from '../../store/spacesInPlay.ts';
import { useMapPlaces } from '../../store/mapPlaces.ts';
import { spaceIn, useCurrentGame } from '../../store/selectors.ts';
import { isMovePhase, useView, type ViewStore } from '../../store/viewStore.ts';
import { meaningText } from '../../text/meaningText.ts';
import { groundText } from '../../text/spaceText.ts';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import { OddsOfHand } from '../odds/parts.tsx';
import { tipPosition } from './tipPosition.ts';
import { Forces } from './Forces.tsx';
import './facts.css';
import './spaceTip.css';
import { useHoveredSpace } from './useHoveredSpace.ts';

/** Size of the pointer, in pixels. */
const POINTER = 24;

/**
 * The tooltip of the hovered space: owner, units, and what the chosen units can do there. Decorative; panel and list of
 * spaces say the same and more.
 */
export function SpaceTip() {
  const tip = useRef<HTMLDivElement>(null);
  const game = useCurrentGame();
  const { space, x, y } = useHoveredSpace(tip);
  const isInPanel = useView((view) => space !== null && isShownByPanel(game, view, space));
  const [spot, setSpot] = useState({ left: 0, top: 0 });
  const isShown = space !== null && !isInPanel;

  // Before painting; the size is only known once the content is rendered.
  useLayoutEffect(() => {
    const map = tip.current?.offsetParent;
    if (!isShown || tip.current === null || !map) return;
    const { left, top } = map.getBoundingClientRect();
    const [px, py] = [x - left, y - top];
    const pointer = { left: px - POINTER, top: py - POINTER, right: px + POINTER, bottom: py + POINTER };
    const { offsetWidth: width, offsetHeight: height } = tip.current;
    setSpot(
      tipPosition(
        pointer,
        { width, height },
        { width: map.clientWidth, height: map.clientHeight },
        areasToKeepClear(game, space),
      ),
    );
  }, [game, isShown, space, x, y]);

  if (!isShown) return null;
  return (
    <div ref={tip} className="space-tip" style={spot} aria-hidden="true">
      <SpaceSummary space={space} />
    </div>
  );
}

/** Whether the panel already shows this space's units or details. */
const isShownByPanel = (game: GameState, { focused, showsFacts }: ViewStore, space: SpaceId): boolean =>
  space === focused &&
  (showsFacts || (isMovePhase(game) && unitsIn(game, space).some(({ owner }) => isActing(game, owner))));

/** What the tooltip must not cover: the space itself, the spaces in play, and panels. */
function areasToKeepClear(game: GameState, space: SpaceId): readonly Box[] {
  const view = useView.getState();
  const spaces = [space, ...spacesInPlay(game, view)];
  return [...useMapPlaces.getState().boxesOf(spaces), ...view.covers];
}

function SpaceSummary({ space }: { readonly space: SpaceId }) {
  const game = useCurrentGame();
  const destination = useView((view) => view.destinations.find((found) => found.space === space));
  const owner = game.control[space];
  return (
    <>
      <h2>
        {owner !== undefined && <PowerEmblem power={owner} size={20} />}
        {spaceIn(game, space).name}
      </h2>
      <p className="soft">{groundText(game, spaceIn(game, space))}</p>
      {destination !== undefined && <p className="space-tip__can">Can go here: {meaningText(game, destination)}</p>}
      {destination !== undefined && <OddsOfHand space={space} />}
      <Forces space={space} />
    </>
  );
}
