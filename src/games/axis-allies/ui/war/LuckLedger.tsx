import { memo } from 'react';
import { bombingIn, luckOf, type Throw } from '../../history/index.ts';
import { momentAt } from '../../../../store/lookBack.ts';
import { editionIn } from '../../store/selectors.ts';
import { withSign } from '../../../../text/chances.ts';
import { csv } from '../../../../text/csv.ts';
import { bombingLine, luckLine, rarityText } from '../../text/history/entryText.ts';
import { throwRows } from '../../text/history/tables.ts';
import { powerName, spaceName } from '../../text/names.ts';
import { SaveTable } from '../../../../ui/files/SaveTable.tsx';
import { type WarProps, type Watch, WatchButton } from './WatchButton.tsx';

/** How many battles are told of. */
const MOST_BATTLES = 12;

interface LuckLedgerProps extends Omit<WarProps, 'moment'> {
  readonly onWatch: Watch;
}

/** How lucky each power was with its dice, and in which battles: the same at every moment, so reckoned once. */
export const LuckLedger = memo(function LuckLedger({ told, onShow, onWatch }: LuckLedgerProps) {
  const { start, record } = told;
  const { throws } = record;
  if (throws.length === 0) return <p className="soft">No dice have been rolled in battle yet.</p>;
  const powers = editionIn(start).powers.flatMap(({ id, name }) => {
    const own = throws.filter(({ by }) => by === id);
    return own.length === 0 ? [] : [{ id, name, luck: luckOf(own), bombing: bombingIn(own) }];
  });
  return (
    <>
      <table className="war__luck">
        <caption>Luck by power: hits, and IPCs won by luck</caption>
        <thead>
          <tr>
            <th scope="col">Power</th>
            <th scope="col">Hits</th>
            <th scope="col">IPCs</th>
          </tr>
        </thead>
        <tbody>
          {powers.map(({ id, name, luck, bombing }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                {luckLine(luck)}
                <br />
                <span className="soft">{rarityText(luck)}</span>
                {bombing !== null && (
                  <>
                    <br />
                    <span className="soft">{bombingLine(bombing)}</span>
                  </>
                )}
              </td>
              <td className="number">{withSign(luck.ipcs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="war__turn">The battles with the most luck</h3>
      <ol className="war__entries">
        {luckiest(throws).map(([first, by, luck]) => (
          <li key={`${first.battle} ${by}`} className="war__told">
            <button
              type="button"
              className="war__entry"
              onClick={() => onShow(momentAt(first.after, first.space === null ? [] : [first.space]))}
            >
              Round {first.round}, {first.space === null ? 'on the way' : spaceName(start, first.space)}:{' '}
              {powerName(start, by)}, {luckLine(luck)} ({withSign(luck.ipcs)} IPCs). {rarityText(luck)}.
            </button>
            {first.space !== null && first.battle !== null && (
              <WatchButton place={spaceName(start, first.space)} at={first.battle} onWatch={onWatch} />
            )}
          </li>
        ))}
      </ol>
      <p className="soft">
        A hit is worth the price of the units it could strike, spread over the hits they could take.
      </p>
      <SaveTable name="luck" what="luck" text={() => csv(throwRows(start, record))} />
    </>
  );
});

/** The dice of each power in each battle, those that moved the most IPCs first. */
function luckiest(throws: readonly Throw[]) {
  const sides = new Map<string, [Throw, ...Throw[]]>();
  for (const one of throws) {
    if (one.battle === null) continue;
    const side = sides.get(`${one.battle} ${one.by}`);
    if (side === undefined) sides.set(`${one.battle} ${one.by}`, [one]);
    else side.push(one);
  }
  return [...sides.values()]
    .map((side) => [side[0], side[0].by, luckOf(side)] as const)
    .toSorted(([, , a], [, , b]) => Math.abs(b.ipcs) - Math.abs(a.ipcs))
    .slice(0, MOST_BATTLES);
}
