import { showWayTip, useWayTip } from '../../store/atlas/wayTip.ts';
import { wayTime } from '../../text/ways.ts';
import { SignTip } from '../shell/SignTip.tsx';

const close = (): void => showWayTip(null);

/** What the strait, canal or route under the pointer was; the list below its switch says the same. */
export function WayTip() {
  const tip = useWayTip((store) => store.tip);
  if (tip === null) return null;
  const { way, x, y } = tip;
  const time = wayTime(way);
  return (
    <SignTip x={x} y={y} onClose={close}>
      <h2>{way.name}</h2>
      {time !== null && <p className="soft">{time}</p>}
      <p>{way.text}</p>
    </SignTip>
  );
}
