import { EMBLEM_BOX, powerLook } from '../../emblems/powers.ts';
import type { PowerId } from '../../engine/index.ts';

/** A power's sign on its colour. Its name stands beside it, so it is hidden from screen readers. */
export function Emblem({ power, size = 24 }: { readonly power: PowerId; readonly size?: number }) {
  const { colour, ink, emblem } = powerLook(power);
  return (
    <svg width={size} height={size} viewBox={`-5 -5 ${EMBLEM_BOX + 10} ${EMBLEM_BOX + 10}`} aria-hidden="true" style={{ flex: 'none' }}>
      <circle cx={EMBLEM_BOX / 2} cy={EMBLEM_BOX / 2} r={EMBLEM_BOX / 2 + 4.5} fill={colour} stroke="#2b2419" strokeOpacity="0.55" />
      <path d={emblem} fill={ink} fillRule="evenodd" />
    </svg>
  );
}
