import { toggleLayer, useLayers } from '../../store/atlas/layers.ts';
import { MonthBar } from '../../ui/layers/MonthBar.tsx';
import { Tick } from '../print/Options.tsx';
import '../../ui/layers/layers.css';

/** Whether the lands have the colours of who held them, and in which month: the layer and the month of the flat map. */
export function HoldersChoice() {
  const isOn = useLayers(({ shown }) => shown.has('holders'));
  return (
    <>
      <Tick label="Who held what, month by month" checked={isOn} onChange={() => toggleLayer('holders')} />
      {isOn && <MonthBar />}
    </>
  );
}
