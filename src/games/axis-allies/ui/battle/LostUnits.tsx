import { typeCounts } from '../../text/unitNames.ts';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import type { LostUnit } from './battleLog.ts';

/** The casualties of one side. */
export function LostUnits({ lost }: { lost: readonly LostUnit[] }) {
  if (lost.length === 0) return null;
  const stacks = new Map<string, { unit: LostUnit; n: number }>();
  for (const unit of lost) {
    const key = `${unit.owner}/${unit.type}`;
    stacks.set(key, { unit, n: (stacks.get(key)?.n ?? 0) + 1 });
  }
  return (
    <div className="lost" role="img" aria-label={`Lost: ${typeCounts(lost.map(({ type }) => type))}`}>
      <span className="lost-word">Lost</span>
      {[...stacks].map(([key, { unit, n }]) => (
        <span key={key} className="lost-stack">
          <UnitCounter type={unit.type} power={unit.owner} size="small" />
          {n}
        </span>
      ))}
    </div>
  );
}
