import type { PowerId, SpaceId, UnitId } from '../../engine/index.ts';

export function StrandedPanel({ unit }: { readonly unit: UnitId; readonly to: readonly SpaceId[]; readonly by: readonly PowerId[] }) {
  return <section aria-label="A fighter without its carrier" data-unit={unit} />;
}
