import { useEffect, useRef } from 'react';
import type { ToldLine } from './toldLines.ts';

interface StoryLinesProps {
  readonly lines: readonly ToldLine[];
  /** The line that is told now. */
  readonly at: number | null;
  readonly onShow: (line: number) => void;
}

/** The lines of a story; a press on one that has a place takes the map there. */
export function StoryLines({ lines, at, onShow }: StoryLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (at !== null) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol ref={list} className="handover__lines" aria-label="What happened">
      {lines.map(({ text, spaces }, i) => (
        <li key={i} aria-current={i === at}>
          {spaces.length === 0 ? (
            text
          ) : (
            <button type="button" className="handover__line" onClick={() => onShow(i)}>
              {text}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
