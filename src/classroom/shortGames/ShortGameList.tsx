import type { ShortGame } from '../../shortGames/schema.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { useInitialFocus } from '../../ui/components/useInitialFocus.ts';
import { OwnShortGames } from './OwnShortGames.tsx';

interface ShortGameListProps {
  readonly shipped: readonly ShortGame[];
  /** A name in the address that no short game has. */
  readonly unknown: string;
}

/** The short games that come with the program, and the way to one's own. */
export function ShortGameList({ shipped, unknown }: ShortGameListProps) {
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
