import type { ShortGame } from '../../shortGames/schema.ts';
import { spanText } from '../../../../text/dates.ts';

/** What happened in the war, where the game departs from it, and where one can look it up. */
export function HappenedText({ happened: { steps, departs, sources } }: Pick<ShortGame, 'happened'>) {
  return (
    <>
      <dl className="happened">
        {steps.map(({ date, until, text }) => (
          <div key={`${date} ${text}`}>
            <dt>{spanText(date, until)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <strong>Where the game departs from it.</strong> {departs}
      </p>
      <p className="happened__sources">
        <strong>Sources.</strong> {sources.join('; ')}.
      </p>
    </>
  );
}
