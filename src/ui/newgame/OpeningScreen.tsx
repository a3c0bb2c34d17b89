import { useEffect, useState, useId, useReducer } from 'react';
import { anyEdition, shelf, type AnyEdition, type AnyState, type ShelfEntry } from '../../engine/index.ts';
import type { Seat } from '../../games/face/seating.ts';
import { wordsOf } from '../../games/faces.ts';
import { emptyBoard } from '../../store/atlas/emptyBoard.ts';
import { useGame } from '../../store/gameStore.ts';
import { latestEdition, useComingEdition, lastEdition, useStartPosition } from '../../store/nextGame.ts';
import { useAutosave } from '../../store/autosaveStore.ts';
import { BrokenGame } from '../files/parts.ts';
import { GamesButton, OpeningLinks } from './OpeningLinks.tsx';
import { TableTools } from '../tableMode/parts.ts';
import { StorageNotices } from '../shell/StorageNotices.tsx';
import { hoursText, playersText, editionTold } from '../../text/editions.ts';
import { joinWords } from '../../text/words.ts';
import { Button } from '../components/Button.tsx';
import { WorldFrame } from './WorldFrame.tsx';
import type { WorldPicture } from '../../games/face/pictures.ts';
import { NewGame } from './NewGame.tsx';
import { loadEditionOf } from '../../store/loadEditionOf.ts';
import './editions.css';

/**
 * The opening screen: the world or the editions to choose from, what can be done here, the running game, and the form
 * for a new one.
 */
export function OpeningScreen({ World }: { readonly World: WorldPicture }) {
  // A game that has just begun is not the last one: drawing its picture would only delay its map.
  const game = useGame((store) => (store.inGame ? null : store.game));
  // The same edition is usually played again, or studied in the lab.
  const [last, setLast] = useState(latestEdition() ?? game?.edition ?? lastEdition());
  const chosen = useStartPosition((store) => store.position?.edition) ?? last;
  const choose = (edition: string): void => {
    // A position that was set up is of another edition.
    if (edition !== chosen) useStartPosition.setState({ position: null });
    setLast(edition);
  };
  const { edition, hasFailed, tryAgain } = useEdition(chosen);
  // Its map is loaded meanwhile.
  useEffect(() => useComingEdition.setState({ edition: chosen }), [chosen]);
  const hasChoice = shelf().length > 1;
  const isBroken = useAutosave((store) => store.broken !== null);
  const [seats, setSeats] = useState<readonly Seat[] | null>(null);
  return (
    <main className="opening">
      <header className="opening__title">
        <h1>Warboard</h1>
        <p>The Second World War as a board game, on the map of the real world.</p>
        <StorageNotices />
        <TableTools />
        {game !== null && <LastGame game={game} World={World} />}
        {isBroken && <BrokenGame />}
        <GamesButton />
        {hasChoice && <EditionChoice value={chosen} onChange={choose} />}
        {game === null && !hasChoice && <FirstPlate World={World} edition={edition} />}
        <OpeningLinks edition={chosen} seats={seats} />
        <p className="opening__small">
          Warboard is an unofficial program made for the love of the game. It is not connected with, approved by or paid
          by any publisher.
        </p>
      </header>
      <NewGame edition={edition} onTryAgain={hasFailed ? tryAgain : null} onSeats={setSeats} />
    </main>
  );
}

function FirstPlate({ World, edition }: { readonly World: WorldPicture; readonly edition: AnyEdition | null }) {
  return edition ? (
    <WorldFrame
      World={World}
      edition={edition.id}
      control={emptyBoard(edition.id).control}
      label="The world and its powers as the game begins"
    />
  ) : null;
}

interface EditionChoiceProps {
  /** The id of the chosen edition. */
  readonly value: string;
  readonly onChange: (edition: string) => void;
}

/** The editions of the shelf, one of which is chosen. Nothing of them is loaded but a small picture each. */
function EditionChoice({ value, onChange }: EditionChoiceProps) {
  return (
    <fieldset className="editions">
      <legend className="visually-hidden">Edition</legend>
      {shelf().map((entry) => (
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

/** The state of the last game, with its picture and a button to continue it. */
function LastGame({ game, World }: { readonly game: AnyState; readonly World: WorldPicture }) {
  const returnToTable = useGame((store) => store.returnToGame);
  const isOver = game.outcome !== null;
  const edition = editionTold(game.edition);
  const called = useGame((store) => store.name);
  return (
    <section className="last-game" aria-labelledby="last-game">
      <WorldFrame World={World} edition={game.edition} control={game.control} label="Who holds what in the last game" />
      <h2 id="last-game">{isOver ? 'Your last game is over' : 'Your game goes on'}</h2>
      <p>
        {called !== null && <strong>{called}. </strong>}
        {edition !== null && <strong>{edition}. </strong>}
        {isOver ? `It ended in round ${game.round}.` : `${wordsOf(game).placeText(game)}.`} Played by{' '}
        {joinWords(game.players.map(({ name }) => name))}.
      </p>
      <Button look="main" onClick={returnToTable}>
        {isOver ? 'Look at the final map' : 'Continue the game'}
      </Button>
    </section>
  );
}

interface EditionInUse {
  /** Null until it is loaded. */
  readonly edition: AnyEdition | null;
  /** Loading has failed, including the automatic retries. */
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** An edition of the shelf, loaded when it is first asked for. */
function useEdition(id: string): EditionInUse {
  const edition = anyEdition(id);
  const isLoaded = edition !== null;
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === id && !isLoaded;
  const [, showLoaded] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (isLoaded || hasFailed) return undefined;
    let isCancelled = false;
    loadEditionOf({ edition: id }).then(
      () => (isCancelled ? undefined : showLoaded()),
      () => (isCancelled ? undefined : setFailed(id)),
    );
    return () => {
      isCancelled = true;
    };
  }, [id, isLoaded, hasFailed]);
  return { edition, hasFailed, tryAgain: () => setFailed(null) };
}
