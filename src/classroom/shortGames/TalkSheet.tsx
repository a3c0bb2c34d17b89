import type { ShortGame } from '../../shortGames/schema.ts';
import { HappenedText } from '../../ui/shortGame/HappenedText.tsx';
import '../../ui/shortGame/shortGame.css';

/** The sheet for the end: what happened in the war, and what to talk about. */
export function TalkSheet({ shortGame: { title, happened, questions } }: { readonly shortGame: ShortGame }) {
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
