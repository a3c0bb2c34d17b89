import { CornerUpLeft, Crosshair, Globe, SquareDashedMousePointer } from 'lucide-react';
import { isMovePhase } from '../../engine/axis-allies/index.ts';
import { actionSpaces } from '../../games/axis-allies/store/movableUnits.ts';
import { flyTo, useMapCamera } from '../../store/mapCamera.ts';
import { useMapMenu } from '../../store/mapPopups.ts';
import { useView } from '../../games/axis-allies/store/viewStore.ts';
import { Button } from '../components/Button.tsx';
import { LayerButton } from '../layers/parts.ts';
import { ThreatButton } from '../../games/axis-allies/ui/threats/parts.tsx';
import { useGame, useDisplayedGame } from '../../games/axis-allies/store/game.ts';
import './mapControls.css';

function flyToAction(): void {
  const { game } = useGame.getState();
  const { chosen, destinations } = useView.getState();
  if (game !== null) flyTo(actionSpaces(game, chosen, destinations));
}

/** Buttons for the view of the map, and for the selection box on devices without a Shift key. */
export function MapTools() {
  const game = useDisplayedGame();
  const canGoBack = useMapCamera((camera) => camera.canGoBack);
  const show = useMapCamera((camera) => camera.show);
  const isBanding = useMapMenu((menu) => menu.isBoxSelecting);
  const readOnly = useGame((store) => store.readOnly);
  return (
    <div className="map-tools" data-over-map role="group" aria-label="View of the map">
      <Button small title="The whole world (0, with the map in focus)" onClick={() => show({ kind: 'whole' })}>
        <Globe size={16} aria-hidden /> <span className="map-bar__text">World</span>
      </Button>
      <Button small title="Where something happens now (full stop, with the map in focus)" onClick={flyToAction}>
        <Crosshair size={16} aria-hidden /> <span className="map-bar__text">Action</span>
      </Button>
      <Button
        small
        title="Where the map was before (Backspace, with the map in focus)"
        aria-disabled={!canGoBack}
        onClick={() => canGoBack && show({ kind: 'back' })}
      >
        <CornerUpLeft size={16} aria-hidden /> <span className="map-bar__text">Back</span>
      </Button>
      <LayerButton />
      <ThreatButton />
      {isMovePhase(game.phase) && !readOnly && (
        <Button
          small
          shape="icon"
          aria-label="Take units by drawing a band round them"
          title="Draw a band round units to take them (or drag with Shift)"
          aria-pressed={isBanding}
          onClick={() => useMapMenu.setState({ isBoxSelecting: !isBanding })}
        >
          <SquareDashedMousePointer size={16} aria-hidden />
        </Button>
      )}
    </div>
  );
}
