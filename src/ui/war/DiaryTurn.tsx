import { memo } from 'react';
import type { GameState } from '../../engine/index.ts';
import type { Entry } from '../../history/index.ts';
import { rollersText } from '../../text/diceText.ts';
import { entryText } from '../../text/history/entryText.ts';
import { possessive, spaceName } from '../../text/names.ts';
import { momentOf, type Moment } from '../../store/lookBack.ts';
import type { Watch } from './warProps.ts';
import { WatchButton } from './WatchButton.tsx';

/** The entries of one turn. */
export type Turn = readonly [Entry, ...Entry[]];

interface DiaryTurnProps {
  readonly start: GameState;
  readonly turn: Turn;
  /** The entry of the moment shown, if it is one of these. */
  readonly now: Entry | null;
  readonly onShow: (moment: Moment) => void;
  readonly onWatch: Watch;
}

/** One turn in the diary. Of a long diary only turns and lines in which something changes are drawn anew. */
export const DiaryTurn = memo(function DiaryTurn({ turn, now, ...others }: DiaryTurnProps) {
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
  readonly entry: Entry;
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
export function turnsOf(entries: readonly Entry[]): readonly Turn[] {
  const turns: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const turn = turns.at(-1);
    if (turn !== undefined && turn[0].round === entry.round && turn[0].power === entry.power) turn.push(entry);
    else turns.push([entry]);
  }
  return turns.toReversed();
}
