import { CornerUpLeft, Crosshair, Globe } from 'lucide-react';
import { faceOf } from '../../games/faces.ts';
import { screensOf } from '../../games/screens.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import { useGame } from '../../store/gameStore.ts';
import { flyTo, useMapCamera } from '../../store/mapCamera.ts';
import { useView } from '../../store/viewStore.ts';
import { Button } from '../components/Button.tsx';
import { LayerButton } from '../layers/parts.ts';
import './mapControls.css';

function flyToAction(): void {
  const { game } = useGame.getState();
  if (game !== null) flyTo(faceOf(game).places.action(game, useView.getState()));
}

/** Buttons for the view of the map, and those of the game that is displayed. */
export function MapTools() {
  const { MapButtons } = screensOf(useDisplayedGame()).table ?? {};
  const canGoBack = useMapCamera((camera) => camera.canGoBack);
  const show = useMapCamera((camera) => camera.show);
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
      {MapButtons && <MapButtons />}
    </div>
  );
}
