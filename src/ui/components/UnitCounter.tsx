import { powerLook } from '../../emblems/powers.ts';
import { SILHOUETTE_BOX, SILHOUETTES } from '../../emblems/silhouettes.ts';
import type { PowerId, UnitTypeId } from '../../engine/index.ts';
import './UnitCounter.css';

/** A unit's silhouette on its power's colour; decorative, since the name stands next to it. */
export function UnitCounter({
  type,
  power,
  size = 'normal',
}: {
  type: UnitTypeId;
  power: PowerId;
  size?: 'small' | 'normal' | 'large';
}) {
  const look = powerLook(power);
  return (
    <svg
      className={`unit-counter unit-counter-${size}`}
      viewBox={`-5 -4 ${SILHOUETTE_BOX.width + 10} ${SILHOUETTE_BOX.height + 8}`}
      style={{ background: look.colour }}
      aria-hidden="true"
    >
      <path d={SILHOUETTES[type] ?? ''} fill={look.ink} fillRule="evenodd" />
    </svg>
  );
}
