import { ScrollText } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, memo } from 'react';
import { editionIn } from '../../store/selectors.ts';
import { momentAt, stateAt } from '../../../../store/lookBack.ts';
import { entryAt, momentOf, type ToldMoment } from '../../store/lookBack.ts';
import { csv } from '../../../../text/csv.ts';
import { diaryRows } from '../../text/history/tables.ts';
import { spaceName, possessive, placeText } from '../../text/names.ts';
import { STORY_ADDRESS, GAME_ADDRESS } from '../../../../ui/address/address.ts';
import type { GameState } from '../../../../engine/axis-allies/index.ts';
import type { ToldEntry } from '../../history/index.ts';
import { rollersText } from '../../text/diceText.ts';
import { entryText } from '../../text/history/entryText.ts';
import { type Watch, type WarProps, WatchButton } from './WatchButton.tsx';
import { SaveTable } from '../../../../ui/files/SaveTable.tsx';
import { forgottenLines } from '../../../../session/takebacks.ts';
import { forgottenText, linesText, sideLineText } from '../../../../text/undoText.ts';
import { goToAddress } from '../../../../ui/address/useAddress.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { useLabEntry } from '../../../../ui/lab/useLabEntry.tsx';
import { useGame } from '../../store/game.ts';

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

/** The entries of one turn. */
type TurnOfDiary = readonly [ToldEntry, ...ToldEntry[]];

interface DiaryTurnProps {
  readonly start: GameState;
  readonly turn: TurnOfDiary;
  /** The entry of the moment shown, if it is one of these. */
  readonly now: ToldEntry | null;
  readonly onShow: (moment: ToldMoment) => void;
  readonly onWatch: Watch;
}

/** One turn in the diary. Of a long diary only turns and lines in which something changes are drawn anew. */
const DiaryTurn = memo(function DiaryTurn({ turn, now, ...others }: DiaryTurnProps) {
  const [{ round, power }] = turn;
  return (
    <section className="war__section">
      <h3 className="war__turn">
        Round {round}, {possessive(others.start, power)} turn
      </h3>
      <ol className="war__entries">
        {turn.map((entry) => (
          <DiaryLine
            key={`${entry.after} ${entry.kind} ${entry.spaces.join()}`}
            entry={entry}
            isNow={entry === now}
            {...others}
          />
        ))}
      </ol>
    </section>
  );
});

interface DiaryLineProps extends Omit<DiaryTurnProps, 'turn' | 'now'> {
  readonly entry: ToldEntry;
  readonly isNow: boolean;
}

const DiaryLine = memo(function DiaryLine({ start, entry, isNow, onShow, onWatch }: DiaryLineProps) {
  return (
    <li className="war__told">
      <button
        type="button"
        className="war__entry"
        data-kind={entry.kind}
        aria-current={isNow ? 'step' : undefined}
        onClick={() => onShow(momentOf(entry))}
      >
        {entryText(start, entry)}
        {entry.rollers !== undefined && <span className="soft"> ({rollersText(entry.rollers)})</span>}
      </button>
      {entry.kind === 'fought' && (
        <WatchButton place={spaceName(start, entry.spaces[0] ?? '')} at={entry.after - 1} onWatch={onWatch} />
      )}
    </li>
  );
});

/** Entries by turn, the latest turn first. */
function turnsOf(entries: readonly ToldEntry[]): readonly TurnOfDiary[] {
  const turns: [ToldEntry, ...ToldEntry[]][] = [];
  for (const entry of entries) {
    const turn = turns.at(-1);
    if (turn !== undefined && turn[0].round === entry.round && turn[0].power === entry.power) turn.push(entry);
    else turns.push([entry]);
  }
  return turns.toReversed();
}

/** What was taken back, the latest first: each line takes the map to where it left the game, or opens in the lab. */
function TakenBack({ told, moment, onShow }: WarProps) {
  const lines = useGame((store) => store.timeline?.sideLines);
  const { enter, isEntering, message } = useLabEntry();
  if (lines === undefined || lines.length === 0) return null;
  const forgotten = forgottenLines(lines);
  return (
    <details className="war__aside">
      <summary>Taken back: {linesText(forgotten + lines.length)}</summary>
      <ul className="war__entries">
        {lines.toReversed().map((line) => {
          const state = stateAt(told, line.after);
          return (
            <li key={line.number} className="war__taken-back">
              <button
                type="button"
                className="war__entry"
                aria-current={moment.after === line.after ? 'step' : undefined}
                onClick={() => onShow(momentAt(line.after))}
              >
                {sideLineText(state, line)}
              </button>
              <Button
                small
                disabled={isEntering}
                onClick={() =>
                  enter(async ({ analyseGame }) => {
                    await analyseGame(placeText(state), line);
                    goToAddress(GAME_ADDRESS);
                  })
                }
              >
                See it in the lab<span className="visually-hidden">: {sideLineText(state, line)}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {forgotten > 0 && <p className="soft">{forgottenText(forgotten)}</p>}
      {message}
    </details>
  );
}
