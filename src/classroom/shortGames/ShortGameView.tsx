import { Copy, Download, Play, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { editionOf } from '../../engine/index.ts';
import type { DiceMode } from '../../saves/schema.ts';
import { startState } from '../../saves/startState.ts';
import { draftOfFile } from '../../shortGames/draft.ts';
import type { ShortGame } from '../../shortGames/schema.ts';
import { useGame } from '../../store/gameStore.ts';
import { beginShortGame, setupOf } from '../../store/shortGames/beginShortGame.ts';
import { goalText, otherGoalText } from '../../text/shortGames.ts';
import { lastRound } from '../../shortGames/ending.ts';
import { GAME_ADDRESS } from '../../ui/address/address.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { goTo } from '../../ui/address/useAddress.ts';
import { Button } from '../../ui/components/Button.tsx';
import { useInitialFocus } from '../../ui/components/useInitialFocus.ts';
import { download } from '../../ui/files/download.ts';
import { FaultList } from '../../ui/files/FaultList.tsx';
import { useConfirmReplace } from '../../ui/files/useConfirmReplace.tsx';
import { DiceChoice } from '../../ui/newgame/Choices.tsx';
import { editAsNew } from './OwnShortGames.tsx';
import { RoleSheet } from './RoleSheet.tsx';
import { TalkSheet } from './TalkSheet.tsx';

/** One short game: what it is about, the way to begin it, and its sheets as they are printed. */
export function ShortGameView({ shortGame }: { readonly shortGame: ShortGame }) {
  const page = useInitialFocus<HTMLElement>();
  const [dice, setDice] = useState<DiceMode>('program');
  const [said, setSaid] = useState('');
  const { replace, question } = useConfirmReplace();
  const readOnly = useGame((store) => store.readOnly);
  const start = useMemo(() => startState(setupOf(shortGame, '-')), [shortGame]);
  const begin = (): void => {
    if (beginShortGame(shortGame, dice).ok) goTo(GAME_ADDRESS);
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
            <DiceChoice edition={editionOf(edition)} value={dice} onChange={setDice} />
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
