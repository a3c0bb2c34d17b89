import { SILHOUETTE_BOX } from '../../emblems/looks.ts';
import { powerLook, silhouetteOf } from '../../games/looks.ts';
import type { PowerId } from '../../engine/index.ts';
import './UnitCounter.css';

/** A silhouette on its power's colour, of a unit or of a complex; decorative, since the name stands next to it. */
export function UnitCounter({
  type,
  power,
  size = 'normal',
}: {
  type: string;
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
      <path d={silhouetteOf(type)} fill={look.ink} fillRule="evenodd" />
    </svg>
  );
}
