import { EMBLEM_BOX } from '../../emblems/looks.ts';
import { powerLook } from '../../games/looks.ts';
import type { PowerId } from '../../engine/index.ts';

/** A power's emblem on its colour; decorative. `size` is in sixteenths of a rem. */
export function PowerEmblem({ power, size = 24 }: { power: PowerId; size?: number }) {
  const look = powerLook(power);
  const side = `${size / 16}rem`;
  return (
    <svg
      width={side}
      height={side}
      viewBox={`-5 -5 ${EMBLEM_BOX + 10} ${EMBLEM_BOX + 10}`}
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <rect x={-5} y={-5} width={EMBLEM_BOX + 10} height={EMBLEM_BOX + 10} rx={5} fill={look.colour} />
      <path d={look.emblem} fill={look.ink} fillRule="evenodd" />
    </svg>
  );
}
