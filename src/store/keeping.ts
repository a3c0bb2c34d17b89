import { create } from 'zustand';
import { openDatabase, readGame, RUNNING, type Database } from '../saves/database.ts';
import { claimGame, type Locks } from '../saves/tabs.ts';
import { useGame, type GameStore } from './gameStore.ts';
import { gameWriter, type WrittenGame } from './gameWriter.ts';
import { openSave, type FileFault } from './openSave.ts';
import { followed } from './timeline.ts';

/** What stands between the database and the table. */
export interface KeepingStore {
  /** The stored game is still being read. */
  readonly opening: boolean;
  /** A stored game that cannot be opened: what is wrong, and the thing itself for a file. */
  readonly broken: { readonly faults: readonly FileFault[]; readonly stored: unknown } | null;
}

export const useKeeping = create<KeepingStore>()(() => ({ opening: true, broken: null }));

export interface KeepingOptions {
  readonly database?: () => Promise<Database>;
  readonly locks?: Locks | undefined;
  /** Other tabs are told of every change here. */
  readonly channel?: BroadcastChannel | undefined;
}

/** A game kept: `settled` waits until everything said so far is stored. */
export interface Keeping {
  settled(): Promise<void>;
}

const written = ({ setup, start, commands }: GameStore): WrittenGame | null =>
  setup === null || start === null ? null : { setup, start, commands };

/** Reads the running game onto the table and from then on keeps every command of it. Called once, by main. */
export async function keepGame({ database: open = openDatabase, locks, channel }: KeepingOptions): Promise<Keeping> {
  try {
    const keeping = await keepIn(await open(), { locks, channel });
    useKeeping.setState({ opening: false });
    return keeping;
  } catch {
    useGame.setState({ kept: false });
    useKeeping.setState({ opening: false });
    return { settled: () => Promise.resolve() };
  }
}

async function keepIn(database: Database, { locks, channel }: KeepingOptions): Promise<Keeping> {
  const writer = gameWriter(database, (kept) => {
    useGame.setState({ kept });
    channel?.postMessage('changed');
  });
  let reading = false;

  /** Puts the stored game on the table; a broken one is reported instead. */
  async function read(): Promise<void> {
    const stored = await readGame(database, RUNNING);
    if (stored === null) return;
    const opened = openSave(stored);
    if (!opened.ok) {
      writer.keepBroken();
      useKeeping.setState({ broken: { faults: opened.fault, stored } });
      return;
    }
    reading = true;
    putOnTable(opened.value);
    reading = false;
    const game = written(useGame.getState());
    if (game !== null) writer.know(game);
  }

  await read();
  const mine = await claimGame(locks, () => {
    // The other tab may have gone on after the last word it sent.
    void read().finally(() => useGame.setState({ readOnly: false }));
  });
  useGame.setState({ readOnly: !mine });
  channel?.addEventListener('message', () => {
    if (useGame.getState().readOnly) void read();
  });
  useGame.subscribe((now, before) => {
    if (reading || now.readOnly || (now.commands === before.commands && now.start === before.start)) return;
    const game = written(now);
    if (game === null) return;
    useKeeping.setState({ broken: null });
    writer.write(game);
  });
  return { settled: () => writer.settled() };
}

/** What the other tab did is told like a command of one's own; any other game is taken up as it is. */
function putOnTable({
  setup,
  timeline,
}: {
  setup: WrittenGame['setup'];
  timeline: NonNullable<GameStore['timeline']>;
}): void {
  const { timeline: known, setup: knownSetup, takeUp } = useGame.getState();
  const same = known !== null && JSON.stringify(knownSetup) === JSON.stringify(setup);
  const further = same ? followed(known, timeline.commands) : null;
  if (further === null) takeUp(setup, timeline);
  else {
    const { timeline: next, events } = further;
    useGame.setState({
      timeline: next,
      game: next.state,
      commands: next.commands,
      events,
      before: known?.state ?? null,
    });
  }
}
