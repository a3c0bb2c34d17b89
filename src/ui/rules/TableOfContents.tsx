import { useEffect, useRef } from 'react';
import { chapterOf } from '../../games/face/books.ts';
import { isRule } from '../../games/faces.ts';
import { rulesAddress } from '../address/address.ts';
import { useOpenBook } from './openBook.ts';
import type { Chapter } from './rulebook.ts';

interface Props {
  readonly chapters: readonly Chapter[];
  readonly at: string | null;
}

/** The chapters, with the rules of the current one. */
export function TableOfContents({ chapters, at }: Props) {
  const { edition } = useOpenBook();
  const here = at !== null && isRule(at) ? chapterOf(at) : at;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[href="${rulesAddress(edition, at)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [edition, at]);
  return (
    <ol ref={list} className="contents">
      {chapters.map(({ id, title, rules }) => (
        <li key={id}>
          <a
            className="contents__chapter"
            href={rulesAddress(edition, id)}
            aria-current={at === id ? 'location' : undefined}
          >
            {title}
          </a>
          {id === here && (
            <ol>
              {rules.map((rule) => (
                <li key={rule.id}>
                  <a
                    className="contents__rule"
                    href={rulesAddress(edition, rule.id)}
                    aria-current={at === rule.id ? 'location' : undefined}
                  >
                    <span className="contents__id">{rule.id}</span>
                    {rule.title}
                  </a>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}
