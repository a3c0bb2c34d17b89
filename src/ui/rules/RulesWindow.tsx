import { useEffect, useState } from 'react';
import { Button } from '../pieces/Button.tsx';
import { Window } from '../pieces/Window.tsx';
import { rulebookChapters, type RulebookChapter } from './rulebookChapters.ts';
import './rules.css';

/** The numbered rules, fetched when they are first opened. */
export function RulesWindow({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [chapters, setChapters] = useState<readonly RulebookChapter[]>([]);
  useEffect(() => {
    if (open && chapters.length === 0) void import('../../../rules/1941/rulebook.md?raw').then(({ default: text }) => setChapters(rulebookChapters(text)));
  }, [open, chapters.length]);
  return (
    <Window open={open} title="Rules" onClose={onClose} buttons={<Button onClick={onClose}>Close</Button>}>
      {chapters.map(({ title, rules }) => (
        <section key={title} className="rules" aria-label={title}>
          <h3>{title}</h3>
          <dl>
            {rules.map(({ id, text }) => (
              <div key={id}>
                <dt>{id}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Window>
  );
}
