import { SquareDashedMousePointer } from 'lucide-react';
import { isMovePhase } from '../../../../engine/axis-allies/index.ts';
import { useMapMenu } from '../../../../store/mapPopups.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { useDisplayedGame, useGame } from '../../store/game.ts';
import { ThreatButton } from '../threats/parts.tsx';

/** Buttons for threats on the map, and for the selection box on devices without a Shift key. */
export function MapButtons() {
  const game = useDisplayedGame();
  const isBanding = useMapMenu((menu) => menu.isBoxSelecting);
  const readOnly = useGame((store) => store.readOnly);
  return (
    <>
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
    </>
  );
}
