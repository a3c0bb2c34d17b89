import { Copy, Download, Play, Printer } from 'lucide-react';
import { type ComponentType, useMemo, useState } from 'react';
import { ClassroomBar, type ClassroomPageProps } from '../../../../classroom/frame/frame.tsx';
import { editionOf, loadPositions } from '../../../../engine/axis-allies/index.ts';
import type { DiceMode } from '../../../../saves/schema.ts';
import { loadEditionOf } from '../../../../store/loadEditionOf.ts';
import { GAME_ADDRESS } from '../../../../ui/address/address.ts';
import { classroomAddress } from '../../../../ui/address/classroomPages.ts';
import { goToAddress, useEscapeTo } from '../../../../ui/address/useAddress.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import '../../../../ui/components/print.css';
import { useInitialFocus } from '../../../../ui/components/useInitialFocus.ts';
import { FaultList } from '../../../../ui/files/FaultList.tsx';
import { download } from '../../../../ui/files/download.ts';
import { useConfirmReplace } from '../../../../ui/files/useConfirmReplace.tsx';
import { DiceChoice } from '../../../../ui/newgame/TableChoices.tsx';
import { draftOfFile } from '../../shortGames/draft.ts';
import { lastRound } from '../../shortGames/goal.ts';
import type { ShortGame } from '../../shortGames/schema.ts';
import { startState, useGame } from '../../store/game.ts';
import { beginShortGame, shippedShortGames, shortGameSetup } from '../../store/shortGames/readShortGame.ts';
import { goalText, otherGoalText } from '../../text/shortGames.ts';
import { diceModes } from '../newGame/options.tsx';
import { HappenedText } from '../shortGame/HappenedText.tsx';
import '../shortGame/shortGame.css';
import { editAsNew, OwnShortGames } from './OwnShortGames.tsx';
import { RoleSheet } from './RoleSheet.tsx';
import { EDIT, ShortGameEditor } from './editor/ShortGameEditor.tsx';
import './shortGames.css';
import { useWantedShortGame } from './wantedShortGame.ts';

interface ShortGamesPageProps extends ClassroomPageProps {
  readonly shipped: readonly ShortGame[];
}

/**
 * Games of some forty minutes for a class: all of them, or one with its groups and their sheets to print. On
 * '#/short-games/edit/ID' one of one's own is made.
 */
export function ShortGamesPage({ shipped, rest: [wanted = '', own = ''] }: ShortGamesPageProps) {
  const shortGame = useWantedShortGame(shipped, wanted);
  useEscapeTo(wanted === '' ? GAME_ADDRESS : classroomAddress('short-games'));
  return (
    <div className="classroom-page short-games">
      <ClassroomBar page="short-games" />
      {wanted === EDIT && own !== '' ? (
        <ShortGameEditor id={own} />
      ) : shortGame === null ? (
        <ShortGameList shipped={shipped} unknown={wanted} />
      ) : (
        <ShortGameView key={wanted} shortGame={shortGame} />
      )}
    </div>
  );
}

interface ShortGameListProps {
  readonly shipped: readonly ShortGame[];
  /** A name in the address that no short game has. */
  readonly unknown: string;
}

/** The short games that come with the program, and the way to one's own. */
function ShortGameList({ shipped, unknown }: ShortGameListProps) {
  const page = useInitialFocus<HTMLElement>();
  return (
    <main ref={page} tabIndex={-1} className="short-games__page">
      <h2>A game in forty minutes</h2>
      <p className="short-games__intro">
        One part of the war, by the same rules, with a goal of its own and a number of rounds. Each group of pupils gets
        a sheet: who they are, what they want, what they should know. At the end stands what happened in the war.
      </p>
      {unknown !== '' && <p className="short-games__unknown">There is no such short game here. Choose one of these:</p>}
      <ul className="short-games__list">
        {shipped.map(({ id, title, about, minutes, roles, rounds }) => (
          <li key={id}>
            <h3>
              <a href={classroomAddress('short-games', id)}>{title}</a>
            </h3>
            <p>{about}</p>
            <p className="soft">
              About {minutes} minutes, {rounds} rounds, {roles.length} groups
            </p>
          </li>
        ))}
      </ul>
      <OwnShortGames />
    </main>
  );
}

/** One short game: what it is about, the way to begin it, and its sheets as they are printed. */
function ShortGameView({ shortGame }: { readonly shortGame: ShortGame }) {
  const page = useInitialFocus<HTMLElement>();
  const [dice, setDice] = useState<DiceMode>('program');
  const [said, setSaid] = useState('');
  const { replace, question } = useConfirmReplace();
  const readOnly = useGame((store) => store.readOnly);
  const start = useMemo(() => startState(shortGameSetup(shortGame, '-')), [shortGame]);
  const begin = (): void => {
    if (beginShortGame(shortGame, dice).ok) goToAddress(GAME_ADDRESS);
  };
  const { id, title, about, edition, goal, minutes, rounds, roles } = shortGame;
  return (
    <main ref={page} tabIndex={-1} className="short-games__page">
      <section className="short-games__head" aria-labelledby="short-game-title">
        <a href={classroomAddress('short-games')}>All short games</a>
        <h2 id="short-game-title">{title}</h2>
        <p>{about}</p>
        {start.ok ? (
          <>
            <p>
              <strong>The goal.</strong> {goalText(edition, goal, lastRound(shortGame, start.value))}{' '}
              {otherGoalText(goal)}
            </p>
            <p className="soft">
              About {minutes} minutes, {rounds} rounds, {roles.length} groups. It is an ordinary game: it is saved after
              every command, orders can be taken back, and it can be played on after its end.
            </p>
            <DiceChoice modes={diceModes(editionOf(edition))} value={dice} onChange={setDice} />
            <div className="short-games__buttons">
              <Button look="main" disabled={readOnly} onClick={() => replace(begin)}>
                <Play size={18} aria-hidden /> Begin this game
              </Button>
              <Button onClick={() => window.print()}>
                <Printer size={18} aria-hidden /> Print the sheets
              </Button>
              <Button onClick={() => download(`warboard-short-game-${id}.json`, JSON.stringify(shortGame, null, 2))}>
                <Download size={18} aria-hidden /> Save it as a file
              </Button>
              <Button onClick={() => setSaid(editAsNew(draftOfFile(shortGame)))}>
                <Copy size={18} aria-hidden /> Copy and change
              </Button>
            </div>
            <p role="status">{said}</p>
            {readOnly && (
              <p>Another tab plays a game. Close it there, or choose “Play here” at the table, to begin one.</p>
            )}
          </>
        ) : (
          <FaultList faults={start.fault} edition={edition} />
        )}
        {question}
      </section>
      {start.ok && (
        <div className="short-games__sheets">
          {roles.map((role) => (
            <RoleSheet key={role.name} shortGame={shortGame} role={role} start={start.value} />
          ))}
          <TalkSheet shortGame={shortGame} />
        </div>
      )}
    </main>
  );
}

/** The sheet for the end: what happened in the war, and what to talk about. */
function TalkSheet({ shortGame: { title, happened, questions } }: { readonly shortGame: ShortGame }) {
  return (
    <article className="role-sheet" aria-label="Sheet for the end">
      <header>
        <p className="role-sheet__game">{title}</p>
        <h3>After the game</h3>
      </header>
      <h4>What happened in the war</h4>
      <HappenedText happened={happened} />
      <h4>To talk about</h4>
      <ol>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </article>
  );
}

/** The page of short games, once those that are shipped are there, their editions, and what reads positions. */
export async function loadShortGames(): Promise<ComponentType<ClassroomPageProps>> {
  const [shipped] = await Promise.all([shippedShortGames(), loadPositions()]);
  await Promise.all([...new Set(shipped.map(({ edition }) => edition))].map((edition) => loadEditionOf({ edition })));
  return function LoadedShortGames(props) {
    return <ShortGamesPage shipped={shipped} {...props} />;
  };
}
