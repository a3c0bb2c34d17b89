import { BookOpen, Printer, X } from 'lucide-react';
import { GAME_ADDRESS, howToPlayAddress, rulesAddress, WHAT_IT_DOES_ADDRESS } from '../address/address.ts';
import { Button } from '../components/Button.tsx';
import { BOOKS } from '../rules/books.ts';
import '../rules/head.css';

/** The head of the page: its edition, the other editions, the rulebook, print, and the way out. */
export function HowToPlayHead({ edition }: { readonly edition: string }) {
  const name = BOOKS.find((book) => book.edition === edition)?.name ?? '';
  return (
    <header className="rulebook__head howto__head">
      <h1>How to play {name}</h1>
      <nav className="rulebook__others" aria-label="Other pages">
        {BOOKS.filter((book) => book.edition !== edition).map((book) => (
          <a key={book.edition} className="button" href={howToPlayAddress(book.edition)}>
            How to play {book.name}
          </a>
        ))}
        <a className="button" href={WHAT_IT_DOES_ADDRESS}>
          What Warboard can do
        </a>
        <a className="button" href={rulesAddress(edition)}>
          <BookOpen size={18} aria-hidden /> All the rules
        </a>
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden /> Print
        </Button>
      </nav>
      <a className="button" href={GAME_ADDRESS}>
        <X size={18} aria-hidden /> Close
      </a>
    </header>
  );
}
