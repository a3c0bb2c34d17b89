import { SILHOUETTE_BOX, SILHOUETTES } from '../../emblems/silhouettes.ts';
import type { UnitTypeId } from '../../engine/index.ts';

/** A unit's silhouette in the colour of the text. Its name stands beside it, so it is hidden from screen readers. */
export function UnitIcon({ type, width = 36 }: { readonly type: UnitTypeId; readonly width?: number }) {
  return (
    <svg
      width={width}
      height={(width * SILHOUETTE_BOX.height) / SILHOUETTE_BOX.width}
      viewBox={`0 0 ${SILHOUETTE_BOX.width} ${SILHOUETTE_BOX.height}`}
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <path d={SILHOUETTES[type] ?? ''} fill="currentColor" />
    </svg>
  );
}
