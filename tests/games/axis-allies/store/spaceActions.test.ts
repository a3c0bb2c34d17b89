import { beforeEach, describe, expect, test } from 'vitest';
import { spaceActions, type SpaceAction } from '../../../../src/games/axis-allies/store/spaceActions.ts';
import { statesInPhase } from '../../../../src/session/timeline.ts';
import { useInHand } from '../../../../src/games/axis-allies/store/hand.ts';
import { pick, useView } from '../../../../src/games/axis-allies/store/viewStore.ts';
import { spaceActionText } from '../../../../src/games/axis-allies/ui/spaces/SpaceMenu.tsx';
import { endPhase, currentGame, ownUnits, positionSetup, startNewGame } from '../../../store/gameSupport.ts';
import { useGame } from '../../../../src/games/axis-allies/store/game.ts';

function deeds(space: string, readOnly = false): readonly SpaceAction[] {
  const { chosen, destinations } = useView.getState();
  const { picked } = useInHand.getState();
  const { commands, canUndoOrder, timeline } = useGame.getState();
  const orders = [...(timeline === null ? [] : statesInPhase(timeline))].flatMap(([index, before]) => {
    const command = commands[index];
    return command !== undefined && canUndoOrder(index) ? [{ index, command, before }] : [];
  });
  return spaceActions({ game: currentGame(), readOnly, chosen, destinations, picked, orders }, space);
}
const words = (space: string): readonly string[] =>
  deeds(space).map((deed) => spaceActionText(currentGame(), deed, space));

beforeEach(() => {
  startNewGame();
  endPhase();
});

describe('the actions in a space', () => {
  test('select its own units, all or by type', () => {
    expect(words('russia')).toEqual([
      'Take all 8 units',
      'Take 6 infantry',
      'Take the tank',
      'Take the fighter',
      'About Russia',
    ]);
    expect(words('germany')).toEqual(['About Germany']);
  });

  test('order the chosen units there, or explain why they cannot come', () => {
    useView.getState().choose(ownUnits('karelia', 'infantry'));
    expect(words('west-russia')[0]).toMatch(/^Attack against 3 infantry.*: 3 infantry$/);
    expect(words('japan')).toEqual(['Why can the chosen units not go here?', 'Put all back', 'About Japan']);
    expect(deeds('japan')[0]).toMatchObject({ kind: 'why', refusal: { rule: expect.stringMatching(/^CM-/) } });
    expect(deeds('karelia').map(({ kind }) => kind)).not.toContain('why');
  });

  test('order the units chosen there elsewhere, and deselect some of them', () => {
    useView.getState().choose([...ownUnits('russia', 'infantry'), ...ownUnits('russia', 'tank')]);
    expect(words('russia')).toEqual([
      'Send to West Russia: attack against 3 infantry',
      'Take all 8 units',
      'Take the fighter',
      'Put back 6 infantry',
      'Put back the tank',
      'Put all back',
      'About Russia',
    ]);
    useView.getState().choose(ownUnits('russia', 'fighter'));
    const sent = deeds('russia').flatMap((deed) => (deed.kind === 'send' ? [deed.destination] : []));
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.length).toBeLessThanOrEqual(6);
    expect(sent.map(({ meaning }) => meaning)).toEqual(sent.map(() => 'attack'));
  });

  test('undo the orders that ended there', () => {
    useGame.getState().dispatch({ type: 'move', units: ownUnits('karelia', 'infantry'), to: 'west-russia' });
    expect(words('west-russia')).toContain('Take back: 3 infantry from Karelia to West Russia');
    expect(deeds('karelia').map(({ kind }) => kind)).not.toContain('take-back');
  });

  test('only show details in a read-only tab', () => {
    expect(deeds('russia', true)).toEqual([{ kind: 'show' }]);
  });
});

test('place new units where possible, the picked one or every purchased type', () => {
  startNewGame(
    positionSetup({
      edition: '1941',
      power: 'germany',
      phase: 'mobilize-new-units',
      purchased: { infantry: 1, submarine: 1 },
      units: {},
    }),
  );
  expect(words('germany')).toEqual(['Place 1 infantry', 'About Germany']);
  pick('submarine');
  expect(words('germany')).toEqual(['About Germany']);
  expect(words('sz-5')).toEqual(['Place a submarine, made in Germany', 'About Sea Zone 5']);
});

test('start a battle that is due there', () => {
  startNewGame(
    positionSetup({
      edition: '1941',
      power: 'germany',
      phase: 'conduct-combat',
      units: { germany: { karelia: { infantry: 3 } }, 'soviet-union': { karelia: { infantry: 2 } } },
    }),
  );
  expect(words('karelia')[0]).toBe('Fight this battle');
  expect(deeds('germany').map(({ kind }) => kind)).toEqual(['show']);
});
