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
  /** Other tabs are told of every change here. */
  readonly channel?: BroadcastChannel | undefined;
  /** Asks the browser not to throw the storage away when room is short. */
  readonly persist?: () => Promise<unknown>;
  /** So long the database may say nothing, and so long is waited after each failure, in milliseconds. */
  readonly timeout?: number;
  readonly waits?: readonly number[];
}

const TIMEOUT = 8_000;
const WAITS = [500, 2_000, 5_000, 15_000];

/** Reads the running game onto the table and from then on keeps every command of it. Called once, by main. */
export function startAutosave({
  database = (events) => openDatabase(undefined, events),
  locks,
  channel,
  persist,
  timeout = TIMEOUT,
  waits = WAITS,
}: AutosaveOptions): Promise<Autosave> {
  const tab = newSeed();
  /** The game on the table, as the database knows it. */
  let id: string | null = null;
  /** The game on the table was begun here and is not stored yet. */
  let isFresh = false;
  /** Puts games on the table that need not be written again. */
  let isLaying = false;
  /** The game that was on the table when the others were listed last. */
  let tidied: string | null | undefined;
  let isTidying = false;
  let isStopped = false;
  let hasAsked = false;

  const connection = connectTo({
    open: database,
    timeout,
    onBlocked: () => useAutosave.setState({ isLoading: false, saveStatus: notKept('blocked') }),
    onOutdated: () => {
      // What is said from here on could not be kept; the page loaded anew is the newer program.
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

  /** What is stored becomes what is on the table, unless a game was begun here meanwhile. */
  async function lay(found: StoredRecords | null, isOnTable = true): Promise<void> {
    if (found !== null && !isFresh) {
      const { opened, broken, part } = await openStoredGame(found);
      if (!isFresh) {
        useAutosave.setState({ broken });
        // A game that is damaged or stands only in part stays as it is; what can be played of it goes on as another.
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

  /** May be heard of twice: by the lock, and by the write that is refused. */
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

  /** Shows what the tab that plays has stored. */
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

  /** Makes room where too many games are kept, and lists the rest; after a failure, when the next thing is kept. */
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
      // Nothing is lost by it.
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
      // The one on the table is stored as it stands before it gives way.
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
  // A database that waits for another tab does not answer either.
  if (name === 'TimeoutError' && useAutosave.getState().saveStatus.reason === 'blocked') return 'blocked';
  return name === 'QuotaExceededError' ? 'full' : name === 'VersionError' ? 'outdated' : 'refused';
}

/** Settles when the page need not wait for the stored game any longer. */
const opened = (): Promise<void> =>
  new Promise((resolve) => {
    if (!useAutosave.getState().isLoading) return resolve();
    const stop = useAutosave.subscribe(({ isLoading }) => {
      if (isLoading) return;
      stop();
      resolve();
    });
  });
