import { Plus, Trash2 } from 'lucide-react';
import type { Edition } from '../../../../../engine/axis-allies/index.ts';
import type { ShortGameDraft } from '../../../shortGames/draft.ts';
import { editOwn } from '../../../store/shortGames/ownShortGames.ts';
import { Button } from '../../../../../ui/components/Button.tsx';
import { Ticks } from '../../../../../classroom/frame/fields.tsx';
import { LinesField, TextField } from './fields.tsx';

type RoleDraft = ShortGameDraft['roles'][number];

const MOST_GROUPS = 5;
const FEWEST_GROUPS = 2;
const EMPTY: RoleDraft = { name: '', powers: [], who: '', wants: '', knows: [] };

interface GroupsPartProps {
  readonly edition: Edition;
  readonly roles: ShortGameDraft['roles'];
}

/** The groups of pupils: their names, the powers they play, and what their sheets say. */
export function GroupsPart({ edition, roles }: GroupsPartProps) {
  return (
    <fieldset>
      <legend>Who plays whom</legend>
      <p className="soft">
        Two to five groups. Groups may play the same powers together. Powers that nobody plays defend where they stand.
      </p>
      {roles.map((group, at) => (
        // Their place is all that tells empty groups apart.
        // oxlint-disable-next-line react/no-array-index-key
        <GroupForm key={at} edition={edition} group={group} at={at} canGo={roles.length > FEWEST_GROUPS} />
      ))}
      {roles.length < MOST_GROUPS && (
        <Button onClick={() => editOwn((draft) => ({ ...draft, roles: [...draft.roles, EMPTY] }))}>
          <Plus size={18} aria-hidden /> Add a group
        </Button>
      )}
    </fieldset>
  );
}

interface GroupFormProps {
  readonly edition: Edition;
  readonly group: RoleDraft;
  readonly at: number;
  readonly canGo: boolean;
}

function GroupForm({ edition, group, at, canGo }: GroupFormProps) {
  const { name, powers, who, wants, knows } = group;
  const change = (part: Partial<RoleDraft>, typing: string | null = null): void =>
    editOwn(
      (draft) => ({ ...draft, roles: draft.roles.map((role, i) => (i === at ? { ...role, ...part } : role)) }),
      typing === null ? null : `group ${at} ${typing}`,
    );
  return (
    <section className="short-game-form__group" aria-label={`Group ${at + 1}`}>
      <h3>Group {at + 1}</h3>
      <TextField
        label="Name"
        hint="As it is called in the game and on its sheet, such as “Red Army in the North”."
        value={name}
        onChange={(value) => change({ name: value }, 'name')}
      />
      <Ticks
        legend="Plays"
        options={edition.turnOrder.map((id) => ({
          id,
          name: edition.powers.find((power) => power.id === id)?.name ?? id,
          isEmpty: false,
        }))}
        chosen={powers}
        onChoose={(chosen) => change({ powers: chosen })}
      />
      <TextField label="Who they are" rows={3} value={who} onChange={(value) => change({ who: value }, 'who')} />
      <TextField
        label="What they want"
        hint="Their task in this game."
        rows={3}
        value={wants}
        onChange={(value) => change({ wants: value }, 'wants')}
      />
      <LinesField
        label="What they should know"
        hint="One to six sentences, each in a line of its own."
        lines={knows}
        onChange={(lines) => change({ knows: lines }, 'knows')}
      />
      {canGo && (
        <Button small onClick={() => editOwn((draft) => ({ ...draft, roles: draft.roles.toSpliced(at, 1) }))}>
          <Trash2 size={16} aria-hidden /> Remove group {at + 1}
        </Button>
      )}
    </section>
  );
}
