import { connectTo, openRenewed, type ConnectionEvents, type Database } from '../saves/database.ts';
import { clearTable, deleteCurrentGame, readGame } from '../saves/gameRecords.ts';
import type { StoredRecords } from '../saves/storedGame.ts';
import { claimGame, type Locks } from '../saves/tabs.ts';
import { appendStoredCommands, ownerFollower, notSaved, reasonOf } from './followOwner.ts';
import { archiveList } from './archivedGames.ts';
import { SAVED, useAutosave, whenLoaded, type Autosave } from './autosaveStore.ts';
import { newSeed } from '../session/dice.ts';
import { loadedFields, NO_GAME } from './gameOnTable.ts';
import { useGame } from './gameStore.ts';
import { gameWriter } from './gameWriter.ts';
import type { OpenedGame } from './openSave.ts';
import { openStoredGame } from './openStoredGame.ts';
import { runningGame, runningIn, setRunningGame } from './displayedGame.ts';

export interface AutosaveOptions {
  readonly database?: (events: ConnectionEvents) => Promise<Database>;
  readonly locks?: Locks | undefined;
  /** Tells the other tabs about every change. */
  readonly channel?: BroadcastChannel | undefined;
  /** Asks the browser not to evict this storage when space runs out. */
  readonly persist?: () => Promise<unknown>;
  /** Milliseconds before the database counts as failed. */
  readonly timeout?: number;
  /** Milliseconds to wait after each failure; the last value repeats. */
  readonly retryDelays?: readonly number[];
}

const TIMEOUT = 8_000;
/** A change of one of these is stored. */
const STORED_FIELDS = ['commands', 'start', 'name', 'timeUsed'] as const;
const RETRY_DELAYS = [500, 2_000, 5_000, 15_000];

/** Loads the stored game and from then on stores every command. Called once, by main. */
export function startAutosave({
  database = openRenewed,
  locks,
  channel,
  persist,
  timeout = TIMEOUT,
  retryDelays = RETRY_DELAYS,
}: AutosaveOptions): Promise<Autosave> {
  const tab = newSeed();
  useAutosave.setState({ isUnread: true });
  /** The id of the current game in the database. */
  let id: string | null = null;
  /** The current game was started in this tab and is not stored yet. */
  let isFresh = false;
  /** True while a stored game is shown, so that it is not written again. */
  let isShowingStored = false;
  let hasAskedToPersist = false;
  /** No other tab has taken the game. */
  let isClaimed = false;
  /** The stored game that is shown and could only be read; null once this tab may write it. */
  let onlyRead: StoredRecords | null = null;

  const connection = connectTo({
    open: database,
    timeout,
    onBlocked: () => useAutosave.setState({ isLoading: false, saveStatus: notSaved('blocked') }),
    onGone: storeAnew,
    onOutdated: () => {
      // Commands given from here on could not be stored. Reloading the page starts the newer program.
      setRunningGame({ readOnly: true });
      useAutosave.setState({ isLoading: false, saveStatus: notSaved('outdated') });
    },
  });
  /** The game on the table is all there still is of it. */
  function storeAnew(): void {
    writer.startAnew();
    if (!runningGame().readOnly) saveCurrent();
    void archive.reload();
  }
  const archive = archiveList(connection, () => id);

  const writer = gameWriter({
    connection,
    tab,
    retryDelays,
    onOwned: async (found) => (onlyRead === null ? loadStored(found, true) : goOnFrom(onlyRead, found)),
    onReadable: loadReadable,
    onStored: () => {
      isFresh = false;
      useAutosave.setState({ saveStatus: SAVED });
      channel?.postMessage({ owner: tab });
      if (!hasAskedToPersist && runningGame().commands.length > 0) {
        hasAskedToPersist = true;
        void persist?.().catch(() => undefined);
      }
      void archive.update();
    },
    onFailed: (error) => {
      useAutosave.setState({ isLoading: false, saveStatus: notSaved(reasonOf(error)) });
      if (runningGame().game === null) setRunningGame({ readOnly: false });
    },
    onLost: becomeReadOnly,
  });

  /** Loads the stored game, unless a new game was started in the meantime. */
  async function loadStored(found: StoredRecords | null, isCurrent: boolean): Promise<void> {
    if (found !== null && !isFresh) {
      const { opened, broken, part } = await openStoredGame(found);
      if (!isClaimed) return;
      if (!isFresh) {
        useAutosave.setState({ broken });
        // A damaged game stays stored as it is; its playable part continues as a new game.
        if (opened !== null) show(opened, broken === null ? found.id : newSeed());
        if (opened !== null && broken === null && part.isAsStored) {
          const { commands, name, timeUsed } = runningGame();
          const { sideLines } = opened.timeline;
          const stored = { id: found.id, name, commands, checks: part.checks, sideLines, timeUsed, isCurrent };
          writer.setStored(stored, part.checkpoint);
        }
        if (opened !== null) saveCurrent();
      }
    }
    setRunningGame({ readOnly: false });
    useAutosave.setState({ isLoading: false, isUnread: false });
  }

  /** Shows the stored game, which can be played on, though nothing can be stored at the moment. */
  async function loadReadable(found: StoredRecords | null): Promise<void> {
    if (found !== null && id === null) {
      const { opened, broken } = await openStoredGame(found);
      if (!isClaimed || id !== null) return;
      useAutosave.setState({ broken });
      if (opened !== null) {
        show(opened, broken === null ? found.id : newSeed());
        onlyRead = found;
      }
    }
    useAutosave.setState({ isUnread: false });
    void archive.reload();
  }

  /** Stores what was played since the game could only be read; apart, if another tab went on with it meanwhile. */
  function goOnFrom(read: StoredRecords, found: StoredRecords | null): void {
    onlyRead = null;
    if (found?.id === id && JSON.stringify(found?.game) !== JSON.stringify(read.game)) {
      writer.drop(read.id);
      id = newSeed();
    }
    saveCurrent();
    useAutosave.setState({ isLoading: false, isUnread: false });
  }

  function withoutSaving<T>(change: () => T): T {
    isShowingStored = true;
    try {
      return change();
    } finally {
      isShowingStored = false;
    }
  }

  function show(opened: OpenedGame, as: string): void {
    withoutSaving(() => setRunningGame(loadedFields(opened)));
    id = as;
  }

  function saveCurrent(): void {
    const { setup, name, game, commands, timeline, timeUsed } = runningGame();
    if (setup === null || game === null || timeline === null || id === null) return;
    writer.write({ id, setup, name, state: game, commands, sideLines: timeline.sideLines, timeUsed });
    const { saveStatus } = useAutosave.getState();
    if (writer.isAllStored()) return;
    const state = saveStatus.state === 'not-saved' ? 'not-saved' : 'saving';
    useAutosave.setState({ saveStatus: { ...saveStatus, state, since: saveStatus.since ?? Date.now() } });
  }

  const follow = ownerFollower({
    connection,
    currentId: () => id,
    append: (commands, more) => withoutSaving(() => appendStoredCommands(commands, more)),
    show,
  });

  /** May be called twice: by the lock, and by a refused write. */
  function becomeReadOnly(): void {
    isClaimed = false;
    onlyRead = null;
    const { saveStatus, hasLostCommands } = useAutosave.getState();
    const hasUnsaved = saveStatus.state !== 'saved' && runningGame().commands.length > 0;
    writer.release();
    isFresh = false;
    setRunningGame({ readOnly: true });
    useAutosave.setState({ saveStatus: SAVED, hasLostCommands: hasLostCommands || hasUnsaved });
    follow();
  }

  function becomeOwner(): void {
    isClaimed = true;
    useAutosave.setState({ hasLostCommands: false });
    writer.claim();
  }

  function takeOffTable(): void {
    writer.forget();
    withoutSaving(() => setRunningGame(NO_GAME));
    [id, isFresh] = [null, false];
    useAutosave.setState({ broken: null, saveStatus: SAVED });
  }

  const claim = claimGame(locks, { onOwned: becomeOwner, onOwnedElsewhere: becomeReadOnly });
  const listen = ({ data }: MessageEvent<{ owner?: string } | null>): void => {
    if (runningGame().readOnly) follow();
    else if (typeof data?.owner === 'string' && data.owner !== tab && locks === undefined) becomeReadOnly();
  };
  channel?.addEventListener('message', listen);
  const unsubscribe = useGame.subscribe((shown, shownBefore) => {
    // What the lab does on the table is none of the running game's.
    const [now, before] = [runningIn(shown), runningIn(shownBefore)];
    const isSame = STORED_FIELDS.every((field) => now[field] === before[field]);
    if (isShowingStored || now.readOnly || isSame) return;
    if (now.setup === null || now.game === null) return;
    if (now.start !== before.start) {
      id = newSeed();
      isFresh = true;
      useAutosave.setState({ broken: null });
    }
    saveCurrent();
  });

  const autosave: Autosave = {
    settled: () => writer.settled(),
    flush: () => writer.flush(),
    retry: () => writer.retry(),
    playHere: () => claim.takeOver(),
    open: async (archivedId) => {
      const found = await connection.use((open) => readGame(open, archivedId));
      if (found === null || runningGame().readOnly) return false;
      // Store the current game completely before it is replaced.
      await writer.settled();
      await loadStored(found, false);
      return useAutosave.getState().broken === null || id !== archivedId;
    },
    deleteCurrent: async (gone) => {
      // What is being written would write it again.
      await writer.settled();
      if (gone !== id || runningGame().readOnly || useGame.getState().isLab) return;
      takeOffTable();
      // If the storage fails, the game is among the others.
      await connection.use((open) => deleteCurrentGame(open, tab, gone)).finally(() => archive.reload());
    },
    setAside: async () => {
      await writer.settled();
      if (runningGame().readOnly || useAutosave.getState().saveStatus.state !== 'saved') return;
      await connection.use((open) => clearTable(open, tab));
      takeOffTable();
      void archive.reload();
    },
    shelf: { connection, currentId: () => id, settled: () => writer.settled(), reload: () => archive.reload() },
    stop: () => {
      archive.stop();
      unsubscribe();
      channel?.removeEventListener('message', listen);
      writer.release();
      connection.close();
    },
  };
  useAutosave.setState({ autosave });
  return whenLoaded().then(() => autosave);
}
