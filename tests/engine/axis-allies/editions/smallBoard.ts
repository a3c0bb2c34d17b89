import { play, type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';

/** What the small editions of tests are made of. */

/** A territory of a board file, an inland one worth 1 IPC if `more` does not say otherwise; null: it is nobody's. */
export const territory = (id: string, owner: string | null, more: object = {}) => ({
  id,
  name: id,
  kind: 'land',
  ipc: 1,
  owner,
  neutral: false,
  island: false,
  coastal: false,
  ...more,
});

const FREELY = { submarine: 'freely', air: 'freely', surface: 'freely', defenceless: 'freely' } as const;

/** Everybody hits everybody. */
export const ALL_STRIKE = { submarine: FREELY, air: FREELY, surface: FREELY };

/** The state after these commands; throws if one is refused. */
export const afterAll = (state: GameState, ...commands: readonly Command[]): GameState =>
  commands.reduce((now, command) => {
    const played = play(now, command);
    if (!played.ok) throw new Error(`${command.type}: ${played.fault.rule} ${played.fault.reason}`);
    return played.value.state;
  }, state);
