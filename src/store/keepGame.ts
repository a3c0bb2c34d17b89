import { connectTo } from '../saves/connection.ts';
import { openDatabase, type ConnectionEvents, type Database } from '../saves/database.ts';
import { readGame, readTable } from '../saves/gameRecords.ts';
import { soundPart } from '../saves/soundPart.ts';
import type { Found } from '../saves/storedGame.ts';
import { claimGame, type Locks } from '../saves/tabs.ts';
import { freshSeed } from './dicePolicy.ts';
import { useGame } from './gameStore.ts';
import { gameWriter } from './gameWriter.ts';
import { KEPT, useKeeping, type Keeping, type Kept, type WhyNotKept } from './keeping.ts';
import { deleteKept, gamesAside, keptGameText, makeRoom } from './keptGames.ts';
import { openFound } from './openFound.ts';
import type { OpenedGame } from './openSave.ts';
import { putFurther, putOnTable } from './putOnTable.ts';

export interface KeepingOptions {
  readonly database?: (events: ConnectionEvents) => Promise<Database>;
  readonly locks?: Locks | undefined;
  /** Other tabs are told of every change here. */
  readonly channel?: BroadcastChannel | undefined;
  /** Asks the browser not to throw the storage away when room is short. */
  readonly persist?: () => Promise<unknown>;
  /** So long the database may say nothing, and so long is waited after each failure, in milliseconds. */
  readonly patience?: number;
  readonly waits?: readonly number[];
}

const PATIENCE = 8_000;
const WAITS = [500, 2_000, 5_000, 15_000];

/** Reads the running game onto the table and from then on keeps every command of it. Called once, by main. */
export function keepGame({
  database = (events) => openDatabase(undefined, events),
  locks,
  channel,
  persist,
  patience = PATIENCE,
  waits = WAITS,
}: KeepingOptions): Promise<Keeping> {
  const tab = freshSeed();
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
    patience,
    blocked: () => useKeeping.setState({ opening: false, kept: notKept('blocked') }),
    outdated: () => {
      // What is said from here on could not be kept; the page loaded anew is the newer program.
      useGame.setState({ readOnly: true });
      useKeeping.setState({ opening: false, kept: notKept('outdated') });
    },
  });

  const writer = gameWriter({
    connection,
    tab,
    waits,
    lay,
    kept: () => {
      isFresh = false;
      useKeeping.setState({ kept: KEPT });
      channel?.postMessage({ owner: tab });
      if (!hasAsked && useGame.getState().commands.length > 0) {
        hasAsked = true;
        void persist?.().catch(() => undefined);
      }
      if (tidied !== id) void tidy();
    },
    failed: (error) => {
      useKeeping.setState({ opening: false, kept: notKept(whyOf(error)) });
      if (useGame.getState().game === null) useGame.setState({ readOnly: false });
    },
    lost: giveUp,
  });

  /** What is stored becomes what is on the table, unless a game was begun here meanwhile. */
  async function lay(found: Found | null, isOnTable = true): Promise<void> {
    if (found !== null && !isFresh) {
      const { opened, broken, part } = await openFound(found);
      if (!isFresh) {
        useKeeping.setState({ broken });
        // A game that is damaged or stands only in part stays as it is; what can be played of it goes on as another.
        if (opened !== null) put(opened, broken === null ? found.id : freshSeed());
        if (opened !== null && broken === null) {
          const { commands } = useGame.getState();
          writer.know({ id: found.id, commands, checks: part.checks, isOnTable }, part.checkpoint);
        }
        if (opened !== null) writeTable();
      }
    }
    useGame.setState({ readOnly: false });
    useKeeping.setState({ opening: false });
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
    const { kept } = useKeeping.getState();
    if (writer.isAllKept()) return;
    const state = kept.state === 'not-kept' ? 'not-kept' : 'keeping';
    useKeeping.setState({ kept: { ...kept, state, since: kept.since ?? Date.now() } });
  }

  /** May be heard of twice: by the lock, and by the write that is refused. */
  function giveUp(): void {
    const { kept, tooLate } = useKeeping.getState();
    const isLate = kept.state !== 'kept' && useGame.getState().commands.length > 0;
    writer.release();
    isFresh = false;
    useGame.setState({ readOnly: true });
    useKeeping.setState({ kept: KEPT, tooLate: tooLate || isLate });
    void follow();
  }

  function own(): void {
    useKeeping.setState({ tooLate: false });
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
        const found = await connection.use(readTable);
        if (found === null) continue;
        const part = soundPart(found);
        isLaying = true;
        const isFurther = part.damage === null && id === found.id && putFurther(part.commands);
        isLaying = false;
        if (isFurther) continue;
        const { opened, broken } = await openFound(found);
        useKeeping.setState({ broken });
        if (opened !== null && useGame.getState().readOnly) put(opened, found.id);
      }
    })()
      .catch((error: unknown) => useKeeping.setState({ kept: notKept(whyOf(error)) }))
      .finally(() => {
        following = null;
        useKeeping.setState({ opening: false });
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
        await makeRoom(connection);
        const aside = await gamesAside(connection, now);
        if (isStopped) return;
        if (now !== id) continue;
        tidied = now;
        useKeeping.setState({ aside });
      }
    } catch {
      // Nothing is lost by it.
    }
    isTidying = false;
  }

  const claim = claimGame(locks, { mine: own, others: giveUp });
  const listen = ({ data }: MessageEvent<{ owner?: string } | null>): void => {
    if (useGame.getState().readOnly) void follow();
    else if (typeof data?.owner === 'string' && data.owner !== tab && locks === undefined) giveUp();
  };
  channel?.addEventListener('message', listen);
  const stopWatching = useGame.subscribe((now, before) => {
    if (isLaying || now.readOnly || (now.commands === before.commands && now.start === before.start)) return;
    if (now.setup === null || now.game === null) return;
    if (now.start !== before.start) {
      id = freshSeed();
      isFresh = true;
      useKeeping.setState({ broken: null });
    }
    writeTable();
  });

  const keeping: Keeping = {
    settled: () => writer.settled(),
    flush: () => writer.flush(),
    again: () => writer.again(),
    playHere: () => claim.take(),
    open: async (aside) => {
      const found = await connection.use((open) => readGame(open, aside));
      if (found === null || useGame.getState().readOnly) return false;
      // The one on the table is stored as it stands before it gives way.
      await writer.settled();
      await lay(found, false);
      return useKeeping.getState().broken === null || id !== aside;
    },
    delete: async (aside) => {
      await deleteKept(connection, aside);
      tidied = undefined;
      await tidy();
    },
    textOf: (aside) => keptGameText(connection, aside),
    stop: () => {
      isStopped = true;
      stopWatching();
      channel?.removeEventListener('message', listen);
      writer.release();
      connection.close();
    },
  };
  useKeeping.setState({ keeping });
  return opened().then(() => keeping);
}

const notKept = (why: WhyNotKept): Kept => ({ state: 'not-kept', since: useKeeping.getState().kept.since, why });

function whyOf(error: unknown): WhyNotKept {
  const name = error instanceof DOMException ? error.name : '';
  // A database that waits for another tab does not answer either.
  if (name === 'TimeoutError' && useKeeping.getState().kept.why === 'blocked') return 'blocked';
  return name === 'QuotaExceededError' ? 'full' : name === 'VersionError' ? 'outdated' : 'refused';
}

/** Settles when the page need not wait for the stored game any longer. */
const opened = (): Promise<void> =>
  new Promise((resolve) => {
    if (!useKeeping.getState().opening) return resolve();
    const stop = useKeeping.subscribe(({ opening }) => {
      if (opening) return;
      stop();
      resolve();
    });
  });
