import type { Screens } from '../../src/games/face/screens.ts';
import { addScreens } from '../../src/games/screens.ts';
import { useView } from '../../src/store/viewStore.ts';
import { deciderName, spaceName } from '../../src/text/names.ts';
import { Button } from '../../src/ui/components/Button.tsx';
import { inReach, onTurn, SPACES, strait, type StraitState } from './strait.ts';
import { face, useGame } from './straitFace.ts';

function useStrait(): StraitState {
  const game = useGame((store) => store.game);
  if (game === null) throw new Error('There is no game.');
  return game;
}

/** What is done and asked now: where to sail, or whether the other ship may pass. */
function Content() {
  const game = useStrait();
  const dispatch = useGame((store) => store.dispatch);
  if (game.outcome !== null) return null;
  if (game.asked === null)
    return (
      <div role="group" aria-label="Sail">
        {inReach(game).map((space) => (
          <Button key={space} onClick={() => dispatch({ type: 'sail', to: space })}>
            Sail to {spaceName(game, space)}
          </Button>
        ))}
        <Button onClick={() => dispatch({ type: 'wait' })}>Wait</Button>
      </div>
    );
  const asked = onTurn(game) === 'north' ? 'south' : 'north';
  return (
    <div role="group" aria-label={`${deciderName(game, [asked])}: may the other ship pass?`}>
      <Button onClick={() => dispatch({ type: 'answer', isLet: true })}>It may pass</Button>
      <Button onClick={() => dispatch({ type: 'answer', isLet: false })}>It may not</Button>
    </div>
  );
}

/** All spaces, each with what it is, whose ship is there, and what is asked of it. */
function SpaceList() {
  const game = useStrait();
  const marks = useView((view) => view.marks);
  const press = useView((view) => view.press);
  return (
    <ul>
      {SPACES.map((space) => (
        <li key={space}>
          <button type="button" onClick={() => press(space)}>
            {spaceName(game, space)}. {face.words.groundText(game, space)}.{' '}
            {(['north', 'south'] as const).map((ship) =>
              game.ships[ship] === space ? `The ${ship}ern ship is here. ` : '',
            )}
            {marks[space] === 'asked' ? 'Leave is asked for.' : ''}
          </button>
        </li>
      ))}
    </ul>
  );
}

export const screens: Screens = { SpaceList, table: { Content } };

/** Puts the family's panels into the page. */
export const addStraitScreens = (): void => addScreens(strait.id, screens);
