import { Link, X } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { QuizSetup, QuizPlayers } from '../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { questionsOf, seedFrom } from '../../atlas/quiz/questions.ts';
import { KINDS, type QuestionKind } from '../../atlas/quiz/question.ts';
import { QUIZ_LEVELS, type QuizLevel } from '../../atlas/quiz/schema.ts';
import { useQuiz, MOST_QUESTIONS, LONGEST_NAME, MOST_TEAMS } from '../../store/quiz/quizStore.ts';
import { KIND_NAMES, LEVEL_NAMES, PLAYER_NAMES } from '../../text/quiz/questionText.ts';
import { Button } from '../../ui/components/Button.tsx';
import { Ticks, Radios } from '../frame/fields.tsx';
import { seenName } from '../../saves/seenText.ts';
import { QuizLinkWindow } from './link/quizLink.tsx';

/** What is chosen in the form, before a quiz begins. */
interface QuizChoice {
  readonly players: QuizPlayers;
  /** As they were typed. */
  readonly teams: readonly string[];
  readonly kinds: readonly QuestionKind[];
  readonly regions: readonly string[];
  readonly level: QuizLevel;
  /** For each team, or for one or the class. */
  readonly questions: number;
  readonly typesNames: boolean;
  /** As it was typed; empty for a new one. */
  readonly seed: string;
}

const QUESTIONS = [5, 10, 20] as const;

/** What the form shows first: what was chosen last, or a short easy quiz about everything. */
function choiceFrom(facts: QuizFacts, last: QuizSetup | null): QuizChoice {
  const regions = facts.regions.map(({ id }) => id);
  if (last === null)
    return {
      players: 'one',
      teams: ['', ''],
      kinds: KINDS,
      regions,
      level: 'easy',
      questions: 10,
      typesNames: false,
      seed: '',
    };
  const { players, teams, kinds, level, length } = last;
  const each = players === 'teams' ? Math.round(length / teams.length) : length;
  return {
    players,
    teams: teams.length < 2 ? ['', ''] : teams,
    kinds,
    regions: regions.filter((id) => last.regions.includes(id)),
    level,
    questions: QUESTIONS.find((count) => count >= each) ?? 10,
    typesNames: last.typesNames === true,
    seed: '',
  };
}

/** The names of the teams: what was typed, or 'Team 1'; no two the same. */
function teamNames(typed: readonly string[]): string[] {
  const names: string[] = [];
  for (const [i, text] of typed.entries()) {
    const seen = seenName(text).trim();
    const name = seen === '' ? `Team ${i + 1}` : seen;
    names.push(names.includes(name) ? `${name} (${i + 1})`.slice(-20) : name);
  }
  return names;
}

/** The quiz that was chosen. `chance`, from 0 to 1, gives a new quiz its number. */
function setupOf({ players, teams, questions, seed, ...scope }: QuizChoice, chance: number): QuizSetup {
  const names = teamNames(teams);
  const length = Math.min(MOST_QUESTIONS, players === 'teams' ? questions * names.length : questions);
  const whole = players === 'teams' ? length - (length % names.length) : length;
  return {
    ...scope,
    asksOfLands: true,
    players,
    teams: names,
    length: whole,
    seed: seed === '' ? seedFrom(chance) : seed,
  };
}

interface QuizFormProps {
  readonly edition: string;
  readonly facts: QuizFacts;
  readonly last: QuizSetup | null;
}

/** Who answers, what is asked, and how much. */
export function QuizForm({ edition, facts, last }: QuizFormProps) {
  const { begin } = useQuiz();
  const [choice, setChoice] = useState(() => choiceFrom(facts, last));
  const change = (part: Partial<QuizChoice>): void => setChoice({ ...choice, ...part });
  const { players, teams, kinds, regions, level, questions, typesNames, seed } = choice;
  const number = useId();
  const [linked, setLinked] = useState<QuizSetup | null>(null);
  const available = useMemo(
    () => KINDS.filter((kind) => questionsOf(facts, kind, { regions, level }, '').length > 0),
    [facts, regions, level],
  );
  const fault =
    regions.length === 0
      ? 'Choose where, in at least one part of the world.'
      : kinds.length === 0
        ? 'Choose at least one kind of question.'
        : kinds.some((kind) => available.includes(kind))
          ? null
          : 'There are no such questions there. Choose another kind, another part of the world or another level.';
  // What is begun here afterwards has the questions of the link.
  function link(): void {
    const setup = setupOf(choice, Math.random());
    change({ seed: setup.seed });
    setLinked(setup);
  }
  return (
    <form
      className="quiz-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === null) begin(setupOf(choice, Math.random()));
      }}
    >
      <h2>Quiz</h2>
      <Radios
        legend="Who answers"
        options={PLAYER_NAMES}
        chosen={players}
        onChoose={(chosen) => change({ players: chosen })}
      />
      {players === 'teams' && <TeamNames teams={teams} onChange={(names) => change({ teams: names })} />}
      <Ticks
        legend="Questions"
        options={KINDS.map((id) => ({ id, name: KIND_NAMES[id], isEmpty: !available.includes(id) }))}
        chosen={kinds}
        onChoose={(chosen) => change({ kinds: KINDS.filter((kind) => chosen.includes(kind)) })}
      />
      <Ticks
        legend="Where"
        options={facts.regions.map(({ id, name }) => ({ id, name, isEmpty: false }))}
        chosen={regions}
        onChoose={(chosen) => change({ regions: chosen })}
      />
      <Radios
        legend="How hard"
        options={Object.fromEntries(QUIZ_LEVELS.map((id) => [id, LEVEL_NAMES[id]])) as typeof LEVEL_NAMES}
        chosen={level}
        onChoose={(chosen) => change({ level: chosen })}
      />
      {kinds.includes('name') && (
        <Radios
          legend="Name a place"
          options={{ chosen: 'By choosing one of four names', typed: 'By typing its name' }}
          chosen={typesNames ? 'typed' : 'chosen'}
          onChoose={(way) => change({ typesNames: way === 'typed' })}
        />
      )}
      <Radios
        legend={players === 'teams' ? 'Questions for each team' : 'How many questions'}
        options={Object.fromEntries(QUESTIONS.map((count) => [count, String(count)]))}
        chosen={String(questions)}
        onChoose={(chosen) => change({ questions: Number(chosen) })}
      />
      <label className="quiz-form__number" htmlFor={number}>
        Number of an earlier quiz, to have its questions again (may stay empty)
        <input
          id={number}
          className="field"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={12}
          value={seed}
          onChange={({ target }) => change({ seed: target.value.replaceAll(/\D/g, '') })}
        />
      </label>
      <div className="quiz-form__foot">
        <p className="quiz-form__fault" role="status">
          {fault}
        </p>
        <div className="quiz-form__buttons">
          <Button type="submit" look="main" wide aria-disabled={fault !== null}>
            Begin
          </Button>
          <Button
            shape="icon"
            aria-label="Link to this quiz"
            title="A link to this quiz"
            aria-disabled={fault !== null}
            onClick={() => {
              if (fault === null) link();
            }}
          >
            <Link size={18} aria-hidden />
          </Button>
        </div>
      </div>
      {linked !== null && <QuizLinkWindow edition={edition} setup={linked} onClose={() => setLinked(null)} />}
    </form>
  );
}

const FEWEST_TEAMS = 2;

interface TeamNamesProps {
  readonly teams: readonly string[];
  readonly onChange: (teams: readonly string[]) => void;
}

/** The names of two to six teams. */
function TeamNames({ teams, onChange }: TeamNamesProps) {
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
