import { X } from 'lucide-react';
import { LONGEST_NAME, MOST_TEAMS } from '../../store/quiz/keptQuiz.ts';
import { Button } from '../../ui/components/Button.tsx';

const FEWEST_TEAMS = 2;

interface TeamNamesProps {
  readonly teams: readonly string[];
  readonly onChange: (teams: readonly string[]) => void;
}

/** The names of two to six teams. */
export function TeamNames({ teams, onChange }: TeamNamesProps) {
  return (
    <fieldset className="choice">
      <legend>Teams</legend>
      <ul className="quiz-form__teams">
        {teams.map((name, i) => (
          // Their place is all that tells empty names apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <input
              className="field"
              aria-label={`Name of team ${i + 1}`}
              placeholder={`Team ${i + 1}`}
              maxLength={LONGEST_NAME}
              value={name}
              onChange={({ target }) => onChange(teams.with(i, target.value))}
            />
            {teams.length > FEWEST_TEAMS && (
              <Button
                shape="icon"
                look="quiet"
                aria-label={`Remove team ${i + 1}`}
                onClick={() => onChange(teams.filter((_, at) => at !== i))}
              >
                <X size={18} aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {teams.length < MOST_TEAMS && (
        <Button small onClick={() => onChange([...teams, ''])}>
          Add a team
        </Button>
      )}
    </fieldset>
  );
}
