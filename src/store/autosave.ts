import { connectTo } from '../saves/connection.ts';
import { openDatabase, type ConnectionEvents, type Database } from '../saves/database.ts';
import { readGame, readCurrentGame } from '../saves/gameRecords.ts';
import { intactPart } from '../saves/intactPart.ts';
import type { StoredRecords } from '../saves/storedGame.ts';
import { claimGame, type Locks } from '../saves/tabs.ts';
import { newSeed } from './dice.ts';
import { useGame } from './gameStore.ts';
import { gameWriter } from './gameWriter.ts';
import { SAVED, useAutosave, type Autosave, type SaveStatus, type NotSavedReason } from './autosaveStore.ts';
import { deleteArchivedGame, listArchivedGames, archivedGameText, deleteSurplusGames } from './archivedGames.ts';
import { openStoredGame } from './openStoredGame.ts';
import type { OpenedGame } from './openSave.ts';
import { putFurther, putOnTable } from './putOnTable.ts';

export interface AutosaveOptions {
  readonly database?: (events: ConnectionEvents) => Promise<Database>;
  readonly locks?: Locks | undefined;
  /** Tells the other tabs about every change. */
  readonly channel?: BroadcastChannel | undefined;
  /** Asks the browser not to evict this storage when space runs out. */
  readonly persist?: () => Promise<unknown>;
  /** Milliseconds before the database counts as failed, and milliseconds to wait after each failure. */
  readonly timeout?: number;
  readonly waits?: readonly number[];
}

const TIMEOUT = 8_000;
const WAITS = [500, 2_000, 5_000, 15_000];

/** Loads the stored game and from then on stores every command. Called once, by main. */
export function startAutosave({
  database = (events) => openDatabase(undefined, events),
  locks,
  channel,
  persist,
  timeout = TIMEOUT,
  waits = WAITS,
}: AutosaveOptions): Promise<Autosave> {
  const tab = newSeed();
  /** The id of the current game in the database. */
  let id: string | null = null;
  /** The current game was started in this tab and is not stored yet. */
  let isFresh = false;
  /** True while loading a game that is already stored, so that it is not written again. */
  let isLaying = false;
  /** The id of the current game when the archived games were last listed. */
  let tidied: string | null | undefined;
  let isTidying = false;
  let isStopped = false;
  let hasAsked = false;

  const connection = connectTo({
    open: database,
    timeout,
    onBlocked: () => useAutosave.setState({ isLoading: false, saveStatus: notKept('blocked') }),
    onOutdated: () => {
      // Commands given from here on could not be stored. Reloading the page starts the newer program.
      useGame.setState({ readOnly: true });
      useAutosave.setState({ isLoading: false, saveStatus: notKept('outdated') });
    },
  });

  const writer = gameWriter({
    connection,
    tab,
    waits,
    lay,
    kept: () => {
      isFresh = false;
      useAutosave.setState({ saveStatus: SAVED });
      channel?.postMessage({ owner: tab });
      if (!hasAsked && useGame.getState().commands.length > 0) {
        hasAsked = true;
        void persist?.().catch(() => undefined);
      }
      if (tidied !== id) void tidy();
    },
    failed: (error) => {
      useAutosave.setState({ isLoading: false, saveStatus: notKept(whyOf(error)) });
      if (useGame.getState().game === null) useGame.setState({ readOnly: false });
    },
    lost: giveUp,
  });

  /** Loads the stored game, unless a new game was started in the meantime. */
  async function lay(found: StoredRecords | null, isOnTable = true): Promise<void> {
    if (found !== null && !isFresh) {
      const { opened, broken, part } = await openStoredGame(found);
      if (!isFresh) {
        useAutosave.setState({ broken });
        // A damaged game stays stored as it is; its playable part continues as a new game.
        if (opened !== null) put(opened, broken === null ? found.id : newSeed());
        if (opened !== null && broken === null) {
          const { commands } = useGame.getState();
          writer.know({ id: found.id, commands, checks: part.checks, isOnTable }, part.checkpoint);
        }
        if (opened !== null) writeTable();
      }
    }
    useGame.setState({ readOnly: false });
    useAutosave.setState({ isLoading: false });
  }

  function put(opened: OpenedGame, as: string): void {
    isLaying = true;
    putOnTable(opened);
    isLaying = false;
    id = as;
  }

  function writeTable(): void {
    const { setup, game, commands } = useGame.getState();
    if (setup === null || game === null || id === null) return;
    writer.write({ id, setup, state: game, commands });
    const { saveStatus } = useAutosave.getState();
    if (writer.isAllKept()) return;
    const state = saveStatus.state === 'not-saved' ? 'not-saved' : 'saving';
    useAutosave.setState({ saveStatus: { ...saveStatus, state, since: saveStatus.since ?? Date.now() } });
  }

  /** May be called twice: by the lock, and by a refused write. */
  function giveUp(): void {
    const { saveStatus, hasLostCommands } = useAutosave.getState();
    const isLate = saveStatus.state !== 'saved' && useGame.getState().commands.length > 0;
    writer.release();
    isFresh = false;
    useGame.setState({ readOnly: true });
    useAutosave.setState({ saveStatus: SAVED, hasLostCommands: hasLostCommands || isLate });
    void follow();
  }

  function own(): void {
    useAutosave.setState({ hasLostCommands: false });
    writer.own();
  }

  /** Shows what the playing tab has stored. */
  let following: Promise<void> | null = null;
  let hasNews = false;
  function follow(): Promise<void> {
    hasNews = true;
    following ??= (async () => {
      while (hasNews && useGame.getState().readOnly) {
        hasNews = false;
        const found = await connection.use(readCurrentGame);
        if (found === null) continue;
        const part = intactPart(found);
        isLaying = true;
        const isFurther = part.damage === null && id === found.id && putFurther(part.commands);
        isLaying = false;
        if (isFurther) continue;
        const { opened, broken } = await openStoredGame(found);
        useAutosave.setState({ broken });
        if (opened !== null && useGame.getState().readOnly) put(opened, found.id);
      }
    })()
      .catch((error: unknown) => useAutosave.setState({ saveStatus: notKept(whyOf(error)) }))
      .finally(() => {
        following = null;
        useAutosave.setState({ isLoading: false });
      });
    return following;
  }

  /** Deletes surplus games and lists the rest. After a failure it runs again with the next save. */
  async function tidy(): Promise<void> {
    if (isTidying) return;
    isTidying = true;
    try {
      while (tidied !== id) {
        const now = id;
        await deleteSurplusGames(connection);
        const archived = await listArchivedGames(connection, now);
        if (isStopped) return;
        if (now !== id) continue;
        tidied = now;
        useAutosave.setState({ archived });
      }
    } catch {
      // Nothing is lost; the next save tries again.
    }
    isTidying = false;
  }

  const claim = claimGame(locks, { onOwned: own, onOwnedElsewhere: giveUp });
  const listen = ({ data }: MessageEvent<{ owner?: string } | null>): void => {
    if (useGame.getState().readOnly) void follow();
    else if (typeof data?.owner === 'string' && data.owner !== tab && locks === undefined) giveUp();
  };
  channel?.addEventListener('message', listen);
  const stopWatching = useGame.subscribe((now, before) => {
    if (isLaying || now.readOnly || (now.commands === before.commands && now.start === before.start)) return;
    if (now.setup === null || now.game === null) return;
    if (now.start !== before.start) {
      id = newSeed();
      isFresh = true;
      useAutosave.setState({ broken: null });
    }
    writeTable();
  });

  const autosave: Autosave = {
    settled: () => writer.settled(),
    flush: () => writer.flush(),
    retry: () => writer.again(),
    playHere: () => claim.take(),
    open: async (aside) => {
      const found = await connection.use((open) => readGame(open, aside));
      if (found === null || useGame.getState().readOnly) return false;
      // Store the current game completely before it is replaced.
      await writer.settled();
      await lay(found, false);
      return useAutosave.getState().broken === null || id !== aside;
    },
    delete: async (aside) => {
      await deleteArchivedGame(connection, aside);
      tidied = undefined;
      await tidy();
    },
    textOf: (aside) => archivedGameText(connection, aside),
    stop: () => {
      isStopped = true;
      stopWatching();
      channel?.removeEventListener('message', listen);
      writer.release();
      connection.close();
    },
  };
  useAutosave.setState({ autosave });
  return opened().then(() => autosave);
}

const notKept = (reason: NotSavedReason): SaveStatus => ({
  state: 'not-saved',
  since: useAutosave.getState().saveStatus.since,
  reason,
});

function whyOf(error: unknown): NotSavedReason {
  const name = error instanceof DOMException ? error.name : '';
  // A database that waits for another tab times out too.
  if (name === 'TimeoutError' && useAutosave.getState().saveStatus.reason === 'blocked') return 'blocked';
  return name === 'QuotaExceededError' ? 'full' : name === 'VersionError' ? 'outdated' : 'refused';
}

/** Resolves when the stored game is loaded, or cannot be. */
const opened = (): Promise<void> =>
  new Promise((resolve) => {
    if (!useAutosave.getState().isLoading) return resolve();
    const stop = useAutosave.subscribe(({ isLoading }) => {
      if (isLoading) return;
      stop();
      resolve();
    });
  });
