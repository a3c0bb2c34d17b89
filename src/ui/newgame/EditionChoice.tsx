import { useId } from 'react';
import { SHELF, type ShelfEntry } from '../../engine/index.ts';
import { hoursText, playersText } from '../../text/editions.ts';
import './editions.css';

interface EditionChoiceProps {
  /** The id of the chosen edition. */
  readonly value: string;
  readonly onChange: (edition: string) => void;
}

/** The editions of the shelf, one of which is chosen. Nothing of them is loaded but a small picture each. */
export function EditionChoice({ value, onChange }: EditionChoiceProps) {
  return (
    <fieldset className="editions">
      <legend className="visually-hidden">Edition</legend>
      {SHELF.map((entry) => (
        <EditionCard key={entry.id} entry={entry} isChosen={entry.id === value} onChoose={() => onChange(entry.id)} />
      ))}
    </fieldset>
  );
}

interface EditionCardProps {
  readonly entry: ShelfEntry;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function EditionCard({ entry, isChosen, onChoose }: EditionCardProps) {
  const id = useId();
  return (
    <label className="edition">
      <img className="edition__world" src={`${import.meta.env.BASE_URL}map/${entry.id}.png`} alt="" />
      <span className="edition__words">
        <span className="edition__name">
          <input
            type="radio"
            name="edition"
            checked={isChosen}
            onChange={onChoose}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-about`}
          />
          <strong id={`${id}-name`}>{entry.name}</strong>
        </span>
        <span id={`${id}-about`}>
          {entry.about.map((sentence) => (
            <span key={sentence} className="edition__about">
              {sentence}{' '}
            </span>
          ))}
          <span className="edition__facts">
            {playersText(entry)} · {hoursText(entry)}
          </span>
        </span>
      </span>
    </label>
  );
}
