import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { Edition } from '../../../../../engine/axis-allies/index.ts';
import type { ShortGameDraft } from '../../../shortGames/draft.ts';
import { editOwn } from '../../../store/shortGames/ownShortGames.ts';
import { Button } from '../../../../../ui/components/Button.tsx';
import { LinesField, TextField } from './fields.tsx';

interface TellPartProps {
  readonly edition: Edition;
  readonly draft: ShortGameDraft;
}

const MOST_RULES = 4;
const MOST_STEPS = 12;

/** What the sheets tell besides: the rules most needed, what happened in the war, and what to talk about. */
export function TellPart({ edition, draft: { rules, happened, questions } }: TellPartProps) {
  const rulesName = useId();
  const changeRule = (at: number, part: Partial<(typeof rules)[number]>): void =>
    editOwn(
      (draft) => ({ ...draft, rules: draft.rules.map((rule, i) => (i === at ? { ...rule, ...part } : rule)) }),
      `rule ${at} ${Object.keys(part).join('')}`,
    );
  const tell = (part: Partial<typeof happened>, typing: string | null = null): void =>
    editOwn((draft) => ({ ...draft, happened: { ...draft.happened, ...part } }), typing);
  const changeStep = (at: number, part: Partial<(typeof happened.steps)[number]>): void =>
    tell(
      { steps: happened.steps.map((step, i) => (i === at ? { ...step, ...part } : step)) },
      `step ${at} ${Object.keys(part).join('')}`,
    );
  return (
    <>
      <fieldset>
        <legend>The rules most needed</legend>
        {rules.map(({ rule, text }, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <section key={at} className="short-game-form__group" aria-label={`Rule ${at + 1}`}>
            <label htmlFor={`${rulesName}-${at}`}>Rule</label>
            <select
              id={`${rulesName}-${at}`}
              className="field"
              value={rule}
              onChange={({ target }) => changeRule(at, { rule: target.value })}
            >
              <option value="">Choose a rule…</option>
              {Object.entries(edition.ruleTitles).map(([id, title]) => (
                <option key={id} value={id}>
                  {id} · {title}
                </option>
              ))}
            </select>
            <TextField
              label="In words for the class"
              rows={2}
              value={text}
              onChange={(value) => changeRule(at, { text: value })}
            />
            {rules.length > 1 && (
              <Button small onClick={() => editOwn((draft) => ({ ...draft, rules: draft.rules.toSpliced(at, 1) }))}>
                <Trash2 size={16} aria-hidden /> Remove rule {at + 1}
              </Button>
            )}
          </section>
        ))}
        {rules.length < MOST_RULES && (
          <Button onClick={() => editOwn((draft) => ({ ...draft, rules: [...draft.rules, { rule: '', text: '' }] }))}>
            <Plus size={18} aria-hidden /> Add a rule
          </Button>
        )}
      </fieldset>
      <fieldset>
        <legend>What happened in the war</legend>
        {happened.steps.map(({ date, until = '', text }, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <section key={at} className="short-game-form__group" aria-label={`Event ${at + 1}`}>
            <div className="short-game-form__row">
              <TextField
                label="Date"
                hint="1942-05-26, 1942-05 or 1942"
                value={date}
                onChange={(value) => changeStep(at, { date: value.trim() })}
              />
              <TextField
                label="Until"
                hint="May stay empty"
                value={until}
                onChange={(value) => changeStep(at, { until: value.trim() })}
              />
            </div>
            <TextField
              label="What happened"
              rows={3}
              value={text}
              onChange={(value) => changeStep(at, { text: value })}
            />
            {happened.steps.length > 1 && (
              <Button small onClick={() => tell({ steps: happened.steps.toSpliced(at, 1) })}>
                <Trash2 size={16} aria-hidden /> Remove event {at + 1}
              </Button>
            )}
          </section>
        ))}
        {happened.steps.length < MOST_STEPS && (
          <Button onClick={() => tell({ steps: [...happened.steps, { date: '', text: '' }] })}>
            <Plus size={18} aria-hidden /> Add an event
          </Button>
        )}
        <TextField
          label="Where the game departs from it"
          rows={3}
          value={happened.departs}
          onChange={(value) => tell({ departs: value }, 'departs')}
        />
        <LinesField
          label="Sources"
          hint="Each in a line of its own."
          rows={3}
          lines={happened.sources}
          onChange={(lines) => tell({ sources: lines }, 'sources')}
        />
      </fieldset>
      <fieldset>
        <legend>To talk about</legend>
        <LinesField
          label="Questions"
          hint="One to ten, each in a line of its own. They stand on the sheet for the end."
          lines={questions}
          onChange={(lines) => editOwn((draft) => ({ ...draft, questions: lines }), 'questions')}
        />
      </fieldset>
    </>
  );
}
