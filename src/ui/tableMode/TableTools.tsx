import { Maximize, Minimize, RotateCw, X } from 'lucide-react';
import { Button } from '../components/Button.tsx';
import { toggleFullScreen, useFullScreen, toggleTableMode, turnView, useIsTable } from './tableMode.ts';
import { KEYS } from '../../text/keys.ts';
import './tableMode.css';

/** In table mode the buttons that turn the view, fill the screen, and lead out again. */
export function TableTools() {
  const isTable = useIsTable();
  const isFull = useFullScreen();
  if (!isTable) return null;
  const Screen = isFull ? Minimize : Maximize;
  return (
    <div className="table-tools" data-over-map role="group" aria-label="Table mode">
      <Button small title={`Turn the view by a quarter (${KEYS.turnView})`} onClick={turnView}>
        <RotateCw size={16} aria-hidden /> <span className="map-bar__text">Turn</span>
      </Button>
      <Button
        small
        shape="icon"
        title={`${isFull ? 'Leave full screen' : 'Full screen'} (${KEYS.fullScreen})`}
        aria-label={isFull ? 'Leave full screen' : 'Full screen'}
        onClick={() => void toggleFullScreen()}
      >
        <Screen size={16} aria-hidden />
      </Button>
      <Button small title={`Leave table mode (${KEYS.tableMode})`} onClick={() => void toggleTableMode()}>
        <X size={16} aria-hidden /> <span className="map-bar__text">Leave table mode</span>
      </Button>
    </div>
  );
}
