import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  type Edition,
  type GameState,
  loadedPositions,
  loadPositions,
} from '../../../../../engine/axis-allies/index.ts';
import { PlacePicture } from '../../../../../map/picture/PlacePicture.tsx';
import { MAX_BYTES } from '../../../../../saves/limits.ts';
import { tooLarge } from '../../../../../saves/parseJson.ts';
import type { ShortGameDraft } from '../../../shortGames/draft.ts';
import { fileOf, draftOfSetup, openDraft, type PositionDraft } from '../../../store/editor/openDraft.ts';
import { useEditor } from '../../../store/editor/editorStore.ts';
import { keptDraft } from '../../../store/editor/keptDraft.ts';
import type { FileFault } from '../../../../../store/openSave.ts';
import type { ReadingInChunks } from '../../../../../store/runInChunks.ts';
import { editOwn } from '../../../store/shortGames/ownShortGames.ts';
import { draftStandingText } from '../../../text/shortGameFaults.ts';
import { Button } from '../../../../../ui/components/Button.tsx';
import { download } from '../../../../../ui/files/download.ts';
import { FaultList } from '../../../../../ui/files/FaultList.tsx';
import { FileButton } from '../../../../../ui/files/FileButton.tsx';
import { useGame } from '../../../store/game.ts';

const NO_ROUTES: readonly (readonly string[])[] = [];

interface PositionPartProps {
  readonly edition: Edition;
  readonly draft: ShortGameDraft;
}

/** Where the game begins: as the position editor or the game on the table has it, from a file, or the set-up. */
export function PositionPart({ edition, draft: { position, map, title } }: PositionPartProps) {
  const game = useGame((store) => (store.inGame && store.game?.edition === edition.id ? store.game : null));
  const [faults, setFaults] = useState<readonly FileFault[]>([]);
  const state = useMemo((): GameState | null => {
    const read = loadedPositions()?.fromPosition(position);
    return read?.ok === true ? read.value : null;
  }, [position]);
  const refuse = (message: string): void => setFaults([{ path: '', message }]);
  function put(draft: PositionDraft | null): void {
    if (draft === null) return refuse('there is nothing in the position editor yet; open it and set a position up');
    const { edition: theirs } = draft.position;
    if (theirs !== edition.id) return refuse(`that is a position of ${theirs}, and this game is on ${edition.id}`);
    setFaults([]);
    const found = fileOf(draft.position);
    editOwn((before) => ({ ...before, position: found }));
  }
  async function takeFile(file: File, reading: ReadingInChunks): Promise<void> {
    if (file.size > MAX_BYTES) return setFaults([tooLarge()]);
    const opened = await openDraft(await file.text(), reading);
    if (opened.ok) put(opened.value);
    else setFaults(opened.fault);
  }
  async function takeEdited(): Promise<void> {
    const { draft } = useEditor.getState();
    if (draft !== null) return put(draft);
    const kept = await keptDraft();
    put(kept.kind === 'draft' ? kept.draft : null);
  }
  async function takeGame(): Promise<void> {
    if (game === null) return;
    const found = (await loadPositions()).toPosition(game);
    setFaults([]);
    editOwn((before) => ({ ...before, position: found }));
  }
  const failed = (): void => refuse('it could not be read; try again in a moment');
  return (
    <fieldset>
      <legend>Position</legend>
      <p className="soft">
        Set it up in the <a href="#/editor">position editor</a>, which keeps it by itself, and come back to take it.
      </p>
      <div className="short-games__buttons">
        <Button onClick={() => void takeEdited().catch(failed)}>From the position editor</Button>
        {game !== null && (
          <Button onClick={() => void takeGame().catch(failed)}>As in the game on the table now</Button>
        )}
        <FileButton
          label="Position file or saved game"
          text="From a file"
          onFile={(file, reading) => takeFile(file, reading).catch(failed)}
        />
        <Button onClick={() => put(draftOfSetup(edition.id))}>The set-up</Button>
        <Button onClick={() => download(`warboard-position-${edition.id}.json`, JSON.stringify(position, null, 2))}>
          <Download size={18} aria-hidden /> Save it to a file
        </Button>
      </div>
      {faults.length > 0 && (
        <div role="alert">
          <p>This position was not taken. Nothing was changed.</p>
          <FaultList faults={faults} edition={edition.id} />
        </div>
      )}
      {state !== null && (
        <>
          <p>{draftStandingText(state)}</p>
          {map.length > 0 && (
            <PlacePicture
              state={state}
              spaces={map}
              routes={NO_ROUTES}
              label={`The map of ${title === '' ? 'the short game' : title} as it begins`}
            />
          )}
        </>
      )}
    </fieldset>
  );
}
