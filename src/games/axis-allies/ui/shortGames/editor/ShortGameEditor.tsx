import { Download, Play, Printer, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { editionOf, type Edition } from '../../../../../engine/axis-allies/index.ts';
import { fileOfDraft, idFrom, type ShortGameDraft } from '../../../shortGames/draft.ts';
import type { ShortGame } from '../../../shortGames/schema.ts';
import { loadEditionOf } from '../../../../../store/loadEditionOf.ts';
import { beginShortGame, useOpenedShortGame, readShortGame } from '../../../store/shortGames/readShortGame.ts';
import { editOwn, openOwn, undoOwn, useEditedShortGame } from '../../../store/shortGames/ownShortGames.ts';
import { editionOnShelf } from '../../../../../text/editions.ts';
import { faultPlace } from '../../../text/shortGameFaults.ts';
import { GAME_ADDRESS } from '../../../../../ui/address/address.ts';
import { classroomAddress } from '../../../../../ui/address/classroomPages.ts';
import { goInstead, goToAddress } from '../../../../../ui/address/useAddress.ts';
import { Button } from '../../../../../ui/components/Button.tsx';
import { useInitialFocus } from '../../../../../ui/components/useInitialFocus.ts';
import { download } from '../../../../../ui/files/download.ts';
import { FaultList } from '../../../../../ui/files/FaultList.tsx';
import { useConfirmReplace } from '../../../../../ui/files/useConfirmReplace.tsx';
import { FROM_FILE } from '../wantedShortGame.ts';
import { TextField } from './fields.tsx';
import { GoalPart } from './GoalPart.tsx';
import { GroupsPart } from './GroupsPart.tsx';
import { PositionPart } from './PositionPart.tsx';
import { TellPart } from './TellPart.tsx';
import type { FileFault } from '../../../../../store/openSave.ts';
import { useGame } from '../../../store/game.ts';
import './editor.css';

/** In an address, before the id of a short game of one's own. */
export const EDIT = 'edit';

type OpenedShortGame = 'missing' | 'unreachable' | 'open';

async function opening(id: string): Promise<OpenedShortGame> {
  const open = openOwn(id);
  if (open === null) return 'missing';
  return loadEditionOf(open.draft).then(
    () => 'open',
    () => 'unreachable',
  );
}

/** Makes and changes a short game of one's own. Every change is kept in this browser at once. */
export function ShortGameEditor({ id }: { readonly id: string }) {
  const edited = useEditedShortGame((store) => store.edited);
  const [opened, setOpened] = useState<OpenedShortGame | null>(null);
  useEffect(() => {
    let isWanted = true;
    void opening(id).then((found) => (isWanted ? setOpened(found) : undefined));
    return () => {
      isWanted = false;
    };
  }, [id]);
  // Another tab changed it too, and this one goes on with a copy.
  useEffect(() => {
    if (edited?.isApart === true && edited.id !== id) goInstead(classroomAddress('short-games', EDIT, edited.id));
  }, [edited, id]);
  const page = useInitialFocus<HTMLElement>();
  return (
    <main ref={page} tabIndex={-1} className="short-games__page short-game-form" aria-label="A short game of your own">
      <p>
        <a href={classroomAddress('short-games')}>All short games</a>
      </p>
      {opened === 'open' && edited !== null ? (
        <EditorForm edition={editionOf(edited.draft.edition)} draft={edited.draft} />
      ) : (
        <p role="status">
          {opened === null && 'Opening it…'}
          {opened === 'missing' &&
            'This browser has no such short game, or cannot read it. It is kept only where it was made.'}
          {opened === 'unreachable' && 'Its edition could not be loaded. Open this page again in a moment.'}
        </p>
      )}
    </main>
  );
}

interface EditorFormProps {
  readonly edition: Edition;
  readonly draft: ShortGameDraft;
}

function EditorForm({ edition, draft }: EditorFormProps) {
  const checked = useShortGameFaults(draft);
  const type = (part: Partial<ShortGameDraft>, field: string): void =>
    editOwn((before) => ({ ...before, ...part }), field);
  return (
    <>
      <h2>{draft.title.trim() === '' ? 'A new short game' : draft.title}</h2>
      <p className="soft">On the board of {editionOnShelf(edition.id)}.</p>
      <form onSubmit={(event) => event.preventDefault()}>
        <fieldset>
          <legend>Story</legend>
          <TextField label="Title" value={draft.title} onChange={(title) => type({ title }, 'title')} />
          <TextField
            label="What it is about"
            hint="The story in a few sentences, for the list and the class."
            rows={4}
            value={draft.about}
            onChange={(about) => type({ about }, 'about')}
          />
        </fieldset>
        <PositionPart edition={edition} draft={draft} />
        <GoalPart edition={edition} draft={draft} />
        <GroupsPart edition={edition} roles={draft.roles} />
        <TellPart edition={edition} draft={draft} />
      </form>
      <section className="short-game-form__foot" aria-label="Check, try and save">
        <Faults draft={draft} checked={checked} />
        <Actions draft={draft} shortGame={checked?.of === draft ? checked.shortGame : null} />
      </section>
    </>
  );
}

interface FaultsProps {
  readonly draft: ShortGameDraft;
  readonly checked: ReturnType<typeof useShortGameFaults>;
}

/** What is still missing or wrong, each by the name of its field. */
function Faults({ draft, checked }: FaultsProps) {
  const faults = checked?.faults ?? [];
  if (faults.length === 0)
    return (
      <p role="status" className="short-game-form__faults">
        <strong>{checked === null ? 'Being checked…' : 'It can be played.'}</strong>
      </p>
    );
  return (
    <details className="short-game-form__faults">
      <summary>
        <span role="status">
          {faults.length === 1 ? 'One thing is missing or wrong' : `${faults.length} things are missing or wrong`}
        </span>
      </summary>
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" aria-label="What is missing or wrong" tabIndex={0} className="short-game-form__list">
        <FaultList
          edition={draft.edition}
          faults={faults.map((fault) => ({ ...fault, path: faultPlace(draft, fault.path) }))}
        />
      </div>
    </details>
  );
}

interface ActionsProps {
  readonly draft: ShortGameDraft;
  /** Null as long as something is wrong with it. */
  readonly shortGame: ShortGame | null;
}

function Actions({ draft, shortGame }: ActionsProps) {
  const edited = useEditedShortGame((store) => store.edited);
  const readOnly = useGame((store) => store.readOnly);
  const { replace, question } = useConfirmReplace();
  const cannot = shortGame === null;
  return (
    <>
      <div className="short-games__buttons">
        <Button
          look="main"
          disabled={readOnly}
          aria-disabled={cannot}
          onClick={() => {
            if (shortGame !== null)
              replace(() => {
                if (beginShortGame(shortGame, 'program').ok) goToAddress(GAME_ADDRESS);
              });
          }}
        >
          <Play size={18} aria-hidden /> Try it
        </Button>
        <Button
          aria-disabled={cannot}
          onClick={() => {
            if (shortGame === null) return;
            useOpenedShortGame.setState({ shortGame });
            goToAddress(classroomAddress('short-games', FROM_FILE));
          }}
        >
          <Printer size={18} aria-hidden /> Its sheets
        </Button>
        <Button
          onClick={() =>
            download(`warboard-short-game-${idFrom(draft.title)}.json`, JSON.stringify(fileOfDraft(draft), null, 2))
          }
        >
          <Download size={18} aria-hidden /> Save it to a file
        </Button>
        <Button shape="icon" aria-label="Undo" title="Undo" disabled={edited?.past.length === 0} onClick={undoOwn}>
          <Undo2 size={18} aria-hidden />
        </Button>
      </div>
      <p role="status" className={edited?.isKept === false ? 'short-games__unknown' : 'soft'}>
        {edited?.isKept === false
          ? 'This browser does not keep it. Save it to a file, so that nothing is lost.'
          : 'Every change is kept in this browser at once.'}
        {edited?.isApart === true &&
          ' Another tab changed this short game too; what you change here is a copy of its own.'}
        {readOnly && ' Another tab plays a game, so none can be begun here.'}
      </p>
      {question}
    </>
  );
}

/** Milliseconds without a change before it is checked. */
const PAUSE = 250;

interface CheckedDraft {
  readonly of: ShortGameDraft;
  /** Null if something is wrong with it. */
  readonly shortGame: ShortGame | null;
  readonly faults: readonly FileFault[];
}

const FAILED: readonly FileFault[] = [{ path: '', message: 'it could not be checked; try again in a moment' }];

/** A draft checked by all that a file is checked by, a moment after each change; null before that. */
function useShortGameFaults(draft: ShortGameDraft): CheckedDraft | null {
  const [checked, setChecked] = useState<CheckedDraft | null>(null);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      readShortGame(fileOfDraft(draft)).then(
        (read) => {
          if (isWanted)
            setChecked({ of: draft, shortGame: read.ok ? read.value : null, faults: read.ok ? [] : read.fault });
        },
        () => (isWanted ? setChecked({ of: draft, shortGame: null, faults: FAILED }) : undefined),
      );
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [draft]);
  return checked;
}
