import { percent } from '../../../../text/chances.ts';

interface ChanceBarsProps {
  readonly title: string;
  readonly chances: readonly { readonly what: string; readonly chance: number }[];
}

/** Chances as words, bars and numbers; the longest bar is the likeliest. */
export function ChanceBars({ title, chances }: ChanceBarsProps) {
  const most = Math.max(...chances.map(({ chance }) => chance));
  return (
    <section className="chances">
      <h4>{title}</h4>
      <ul>
        {chances.map(({ what, chance }) => (
          <li key={what}>
            <span>{what}</span> <span className="chances__number">{percent(chance)}</span>
            <span className="chances__bar" style={{ width: `${(100 * chance) / most}%` }} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  );
}
