import { boardOf, type Edition } from '../../../../../engine/axis-allies/index.ts';
import type { ShortGameDraft } from '../../../shortGames/draft.ts';
import { editOwn } from '../../../store/shortGames/ownShortGames.ts';
import { goalText, otherGoalText } from '../../../text/shortGames.ts';
import { Button } from '../../../../../ui/components/Button.tsx';
import { Radios } from '../../../../../classroom/frame/fields.tsx';
import { CountField, SpacesField } from './fields.tsx';

interface GoalPartProps {
  readonly edition: Edition;
  readonly draft: ShortGameDraft;
}

type GoalDraft = ShortGameDraft['goal'];

/** How long it goes, what one side has to reach, and the part of the map that the sheets show. */
export function GoalPart({ edition, draft: { goal, rounds, minutes, map } }: GoalPartProps) {
  const change = (part: Partial<GoalDraft>, typing: string | null = null): void =>
    editOwn((draft) => ({ ...draft, goal: { ...draft.goal, ...part } }), typing);
  const lands = edition.spaces
    .filter((space) => space.kind === 'land' && !space.neutral)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const spaces = edition.spaces.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return (
    <fieldset>
      <legend>Length and goal</legend>
      <div className="short-game-form__row">
        <CountField
          label="Rounds"
          value={rounds}
          onChange={(value) => editOwn((draft) => ({ ...draft, rounds: value }), 'rounds')}
        />
        <CountField
          label="Minutes, about"
          value={minutes}
          onChange={(value) => editOwn((draft) => ({ ...draft, minutes: value }), 'minutes')}
        />
      </div>
      <Radios
        legend="Whose goal it is"
        options={{ axis: 'The Axis; the Allies prevent it', allies: 'The Allies; the Axis prevent it' }}
        chosen={goal.side}
        onChoose={(side) => change({ side })}
      />
      <Radios
        legend="At the end of the last round they hold"
        options={{ hold: 'so many of these territories', worth: 'territories among these, worth so many IPCs' }}
        chosen={goal.kind}
        onChoose={(kind) => change({ kind })}
      />
      <SpacesField
        label="Territories of the goal"
        chosen={goal.spaces}
        from={lands}
        onChange={(chosen) => change({ spaces: chosen })}
      />
      <CountField
        label={goal.kind === 'hold' ? 'How many of them' : 'Worth at least so many IPCs'}
        value={goal.needs}
        onChange={(needs) => change({ needs }, 'needs')}
      />
      {goal.spaces.length > 0 && (
        <p className="soft">
          {goalText(edition.id, goal, rounds)} {otherGoalText(goal)}
        </p>
      )}
      <SpacesField
        label="What the maps of the sheets show"
        chosen={map}
        from={spaces}
        onChange={(chosen) => editOwn((draft) => ({ ...draft, map: chosen }))}
      >
        {goal.spaces.length > 0 && (
          <Button small onClick={() => editOwn((draft) => ({ ...draft, map: aroundGoal(edition, draft.goal) }))}>
            The goal and what lies beside it
          </Button>
        )}
      </SpacesField>
    </fieldset>
  );
}

/** The territories of a goal and the lands beside them, as many as a map may show. */
function aroundGoal({ id }: Edition, { spaces }: GoalDraft): string[] {
  const { landNeighbours } = boardOf({ edition: id });
  return [...new Set([...spaces, ...spaces.flatMap((space) => landNeighbours.get(space) ?? [])])].slice(0, 30);
}
