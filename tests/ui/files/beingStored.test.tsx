// @vitest-environment happy-dom
import '../../freshDatabase.ts';
import { act, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/saves/database.ts';
import { startAutosave } from '../../../src/store/autosave.ts';
import { BeingStored } from '../../../src/ui/files/AutosaveNotice.tsx';
import { SETUP } from '../../store/gameSupport.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

/** What a player sees: how many commands there are, each picture with whether the last is shown as being stored. */
const pictures: (readonly [commands: number, isBeingStored: boolean])[] = [];

function Picture() {
  const commands = useGame((store) => store.commands.length);
  return (
    <div
      ref={(node) => void (node !== null && pictures.push([commands, node.querySelector('.being-stored') !== null]))}
    >
      <BeingStored />
    </div>
  );
}

test('a command is never shown without the sign that it is being stored, till it is', async () => {
  const autosave = await startAutosave({ database: (events) => openDatabase(undefined, events) });
  const { container } = render(<Picture />);
  const isShown = (): boolean => container.querySelector('.being-stored') !== null;
  for (const command of [null, { type: 'purchase', units: { infantry: 2 } }, { type: 'end-phase' }] as const) {
    act(() => void (command === null ? useGame.getState().newGame(SETUP) : useGame.getState().dispatch(command)));
    expect(isShown()).toBe(true);
    await autosave.settled();
    await waitFor(() => expect(isShown()).toBe(false));
  }
  expect(pictures).toContainEqual([2, true]);
  expect(pictures).not.toContainEqual([1, false]);
  autosave.stop();
});
