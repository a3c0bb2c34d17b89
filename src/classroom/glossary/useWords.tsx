import { Fragment, type ReactNode } from 'react';
import type { GlossaryWord } from '../../atlas/worldSchema.ts';
import { useGlossary } from '../../store/atlas/glossary.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import './glossary.css';

/**
 * Begins a text: the function it gives shows the pieces of the text one after the other, with each word of the glossary
 * at its first mention as a link there, or in a way of one's own.
 */
export function useWords(show: (word: GlossaryWord, text: string) => ReactNode = linkTo): () => ShownPiece {
  const finder = useGlossary((store) => store.finder);
  return () => {
    const find = finder();
    return (piece) =>
      find(piece).map(({ text, word }, i) => <Fragment key={i}>{word === null ? text : show(word, text)}</Fragment>);
  };
}

type ShownPiece = (piece: string) => ReactNode;

const linkTo = ({ id }: GlossaryWord, text: string): ReactNode => (
  <a className="glossary-word" href={classroomAddress('glossary', id)}>
    {text}
  </a>
);
