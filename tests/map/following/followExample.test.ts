import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CameraDirector, type ViewTarget, followExample } from '../../../src/map/following/cameraDirector.ts';
import type { MapContext } from '../../../src/map/scene/MapContext.ts';
import { draftOfGame } from '../../../src/games/axis-allies/store/editor/openDraft.ts';
import { shownDraft } from '../../../src/games/axis-allies/ui/editor/EditorPage.tsx';
import { boardOf } from '../openingBoard.ts';
import { useExample } from '../../../src/games/axis-allies/store/game.ts';

const { opening } = boardOf('1941');

/** A map and its director without a canvas: only what is shown and how. */
let shown: readonly [ViewTarget, 'jump' | 'fly'][];
let leave: () => void;
function follow(): void {
  const map = { view: { camera: () => null, setCamera: () => {} }, flight: { stop: () => {} } };
  const director = {
    show: (target: ViewTarget, how: 'jump' | 'fly') => (shown = [...shown, [target, how]]),
    areInView: () => false,
  };
  leave = followExample(map as unknown as MapContext, director as unknown as CameraDirector);
}
const open = (focused: string | null) =>
  useExample.setState({
    example: shownDraft({
      draft: draftOfGame(opening),
      drawn: opening,
      faults: [],
      focused,
      focus: () => {},
      press: () => {},
    }),
  });

beforeEach(() => {
  shown = [];
  useExample.setState({ example: null });
});

afterEach(() => leave());

test('the position editor opens on Europe, where the war of the power on turn is decided', () => {
  follow();
  open(null);
  expect(shown).toHaveLength(1);
  const [[target, how] = []] = shown;
  expect(how).toBe('jump');
  expect(target).toMatchObject({ kind: 'spaces' });
  expect(target?.kind === 'spaces' && target.spaces).toEqual(
    expect.arrayContaining(['united-kingdom', 'western-europe', 'germany', 'ukraine', 'russia']),
  );
});

test('the position editor opens on the space that is looked at, and keeps the map still under the hand', () => {
  follow();
  open('japan');
  expect(shown).toEqual([[{ kind: 'spaces', spaces: ['japan'] }, 'jump']]);
  open('hawaiian-islands');
  expect(shown).toHaveLength(1);
});
