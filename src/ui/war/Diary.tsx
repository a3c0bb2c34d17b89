import { ScrollText } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { editionIn } from '../../store/selectors.ts';
import { entryAt } from '../../store/lookBack.ts';
import { csv } from '../../text/history/csv.ts';
import { diaryRows } from '../../text/history/tables.ts';
import { spaceName } from '../../text/names.ts';
import { STORY_ADDRESS } from '../address/address.ts';
import { DiaryTurn, turnsOf } from './DiaryTurn.tsx';
import { SaveTable } from './SaveTable.tsx';
import { TakenBack } from './TakenBack.tsx';
import type { WarProps, Watch } from './warProps.ts';

/** How many orders on or back are near: on the way there most lines are laid out already. */
const NEAR = 12;
/**
 * Milliseconds that a moment must be shown before the list goes to its line. Near, less than what the fastest playback
 * gives it; far, more than a step of a drag through the war takes on a slow machine.
 */
const REST = { near: 120, far: 400 };

/** Everything that happened, by turn; each line takes the map to its moment. */
export function Diary({ told, moment, onShow, onWatch }: WarProps & { readonly onWatch: Watch }) {
  const { start, record } = told;
  const [power, setPower] = useState('');
  const [space, setSpace] = useState('');
  const places = useMemo(() => {
    const named = new Set(record.entries.flatMap(({ spaces }) => spaces));
    return [...named].toSorted((a, b) => spaceName(start, a).localeCompare(spaceName(start, b), 'en'));
  }, [start, record]);
  const turns = useMemo(
    () =>
      turnsOf(
        record.entries.filter(
          (entry) => (power === '' || entry.power === power) && (space === '' || entry.spaces.includes(space)),
        ),
      ),
    [record, power, space],
  );
  const now = entryAt(told, moment);
  const list = useRef<HTMLDivElement>(null);
  const reached = useRef(0);
  // Only once it stays there: each turn that comes into view must be laid out, too much for every step of a drag.
  useEffect(() => {
    if (now === null) return undefined;
    const isNear = Math.abs(now.after - reached.current) <= NEAR;
    const timer = setTimeout(
      () => {
        reached.current = now.after;
        list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
      },
      isNear ? REST.near : REST.far,
    );
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <div ref={list}>
      <div className="war__filters">
        <select
          className="field"
          aria-label="Whose turns"
          value={power}
          onChange={({ target }) => setPower(target.value)}
        >
          <option value="">All powers</option>
          {editionIn(start).turnOrder.map((id) => (
            <option key={id} value={id}>
              {editionIn(start).powers.find((one) => one.id === id)?.name}
            </option>
          ))}
        </select>
        <select className="field" aria-label="Where" value={space} onChange={({ target }) => setSpace(target.value)}>
          <option value="">Everywhere</option>
          {places.map((id) => (
            <option key={id} value={id}>
              {spaceName(start, id)}
            </option>
          ))}
        </select>
      </div>
      <TakenBack told={told} moment={moment} onShow={onShow} />
      {turns.length === 0 && <p className="soft">Nothing has happened {space === '' ? 'yet' : 'there'}.</p>}
      {turns.map((turn) => (
        <DiaryTurn
          key={turn[0].after}
          start={start}
          turn={turn}
          now={now !== null && turn.includes(now) ? now : null}
          onShow={onShow}
          onWatch={onWatch}
        />
      ))}
      <a className="button button--small" href={STORY_ADDRESS}>
        <ScrollText size={16} aria-hidden /> The story on one page
      </a>{' '}
      <SaveTable name="diary" what="diary" text={() => csv(diaryRows(start, record))} />
    </div>
  );
}
