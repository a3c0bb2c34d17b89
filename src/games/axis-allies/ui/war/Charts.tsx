import { useState } from 'react';
import { momentAt } from '../../../../store/lookBack.ts';
import { editionIn } from '../../store/selectors.ts';
import { csv } from '../../../../text/csv.ts';
import { standingRows } from '../../text/history/tables.ts';
import { powerName } from '../../text/names.ts';
import { Chart, chartLines, MEASURES, type ChartMeasure } from './Chart.tsx';
import { SaveTable } from '../../../../ui/files/SaveTable.tsx';
import type { WarProps } from './WatchButton.tsx';

/** How the powers or sides stood after each turn, as lines and as a table. */
export function Charts({ told, moment, onShow }: WarProps) {
  const { start, record } = told;
  const { standings } = record;
  const [measure, setMeasure] = useState<ChartMeasure>('production');
  const [bySide, setBySide] = useState(false);
  const lines = chartLines(editionIn(start), standings, measure, bySide);
  const turns = standings.map(({ round, power }) =>
    power === null ? 'At the beginning' : `Round ${round}, ${powerName(start, power)}`,
  );
  if (standings.length < 2) return <p className="soft">The charts begin when the first turn is over.</p>;
  return (
    <>
      <div className="war__filters">
        <select
          className="field"
          aria-label="What the chart shows"
          value={measure}
          onChange={({ target }) => setMeasure(target.value as ChartMeasure)}
        >
          {(Object.keys(MEASURES) as ChartMeasure[]).map((one) => (
            <option key={one} value={one}>
              {MEASURES[one]}
            </option>
          ))}
        </select>
        <select
          className="field"
          aria-label="Lines for"
          disabled={measure === 'victory'}
          value={bySide || measure === 'victory' ? 'sides' : 'powers'}
          onChange={({ target }) => setBySide(target.value === 'sides')}
        >
          <option value="powers">Each power</option>
          <option value="sides">Each side</option>
        </select>
      </div>
      <Chart
        title={MEASURES[measure]}
        lines={lines}
        rounds={standings.map(({ round }) => round)}
        now={standings.findLastIndex(({ after }) => after <= moment.after)}
        onPick={(i) => onShow(momentAt(standings[i]?.after ?? 0))}
      />
      <details>
        <summary>The same as a table</summary>
        <div className="war__wide">
          <table className="war__numbers">
            <thead>
              <tr>
                <th scope="col">After</th>
                {lines.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {turns.map((turn, i) => (
                <tr key={turn}>
                  <th scope="row">{turn}</th>
                  {lines.map(({ id, values }) => (
                    <td key={id} className="number">
                      {values[i]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <SaveTable name="charts" what="numbers" text={() => csv(standingRows(start, record))} />
    </>
  );
}
