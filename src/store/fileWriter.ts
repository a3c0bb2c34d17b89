import { titleOfCopy, type FileStorage, type TitledFile } from './fileStorage.ts';
import { channelTo } from './channelTo.ts';

interface StoredTabs {
  /** Listens to what other tabs store under this id; of none with null. */
  readonly follow: (id: string | null) => void;
  /** Tells other tabs that something was stored under an id. */
  readonly tell: (id: string) => void;
}

/** Joins the tabs of this browser that have the same lesson or study open. Where they cannot talk, nothing is heard. */
function joinTabs(kind: 'lesson' | 'study', heard: (id: string) => void): StoredTabs {
  const channelOf = (id: string): BroadcastChannel | undefined => channelTo(`warboard-stored-${kind}-${id}`);
  let followed: { readonly id: string; readonly channel: BroadcastChannel | undefined } | null = null;
  return {
    follow(id) {
      followed?.channel?.close();
      followed = id === null ? null : { id, channel: channelOf(id) };
      followed?.channel?.addEventListener('message', () => id !== null && heard(id));
    },
    tell(id) {
      // A tab does not hear what it says on the same channel.
      if (followed?.id === id) {
        followed.channel?.postMessage('stored');
        return;
      }
      const channel = channelOf(id);
      channel?.postMessage('stored');
      channel?.close();
    },
  };
}

/** Milliseconds without a change before a file is written. */
const PAUSE = 500;
/** Milliseconds after its first change that it is written at the latest, however fast others follow. */
const LONGEST = 1_000;
/** Milliseconds before one that could not be stored is tried again. */
const RETRY = 5_000;

interface FileWriterOptions<File extends TitledFile> {
  readonly kind: 'lesson' | 'study';
  readonly storage: FileStorage<File>;
  /** All changes of a file are stored, or cannot be at the moment. */
  readonly onWritten: (id: string, isStored: boolean) => void;
  /** Another tab stored the file meanwhile: what was changed here is stored as a copy, which goes on from now on. */
  readonly onApart: (id: string, copy: string, file: File) => void;
  /** Another tab stored the file that is followed. */
  readonly onHeard: (id: string) => Promise<void> | void;
}

/** Writes the open file to the storage a moment after each change, one write after another. */
export function fileWriter<File extends TitledFile>(options: FileWriterOptions<File>) {
  const { kind, storage, onWritten, onApart, onHeard } = options;
  /** What makes the files that are not written yet, by id: they are made when they are written, which takes a while. */
  const unwritten = new Map<string, () => File>();
  /** What the storage has been given and has not stored yet. */
  let storing: { readonly id: string; readonly file: File } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When what is not written yet must be. */
  let due: number | null = null;
  let writing: Promise<void> = Promise.resolve();
  /** What could not be stored when it was last tried. */
  const failing = new Set<string>();

  const tabs = joinTabs(kind, (id) => {
    writing = writing.then(() => onHeard(id)).catch(() => undefined);
  });

  function write(id: string, file: () => File): void {
    unwritten.set(id, file);
    due ??= Date.now() + LONGEST;
    flushIn(Math.min(PAUSE, Math.max(0, due - Date.now())));
  }

  function flushIn(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    due = null;
    if (unwritten.size > 0) writing = writing.then(storeAll);
    return writing;
  }

  async function storeAll(): Promise<void> {
    // What fails is put there again, for later.
    for (const [id, make] of Array.from(unwritten)) {
      storing = { id, file: make() };
      unwritten.delete(id);
      await store(storing.id, storing.file);
      storing = null;
    }
  }

  async function store(id: string, file: File): Promise<void> {
    let copy: string | null = null;
    try {
      if (!(await storage.store(id, file))) copy = await storage.storeApart(id, file);
    } catch {
      failing.add(id);
      if (unwritten.has(id)) return;
      unwritten.set(id, () => file);
      flushIn(RETRY);
      onWritten(id, false);
      return;
    }
    failing.delete(id);
    if (copy === null) tabs.tell(id);
    else goApart(id, copy, file);
    if (unwritten.has(id)) return;
    storage.forgetDraft(id);
    onWritten(id, true);
  }

  /** What was changed since then goes on as the copy too. */
  function goApart(id: string, copy: string, file: File): void {
    const later = unwritten.get(id);
    unwritten.delete(id);
    onApart(id, copy, file);
    if (later === undefined) return;
    write(copy, () => {
      const made = later();
      return { ...made, title: titleOfCopy(made.title) };
    });
  }

  return {
    /** Writes a file in a moment. */
    write,
    /** Writes at once what is not written yet; resolves when it is stored, or cannot be. */
    flush,
    hasUnwritten: (id: string): boolean => unwritten.has(id),
    /** Whether something cannot be stored, and would be lost with the page. */
    isFailing: (): boolean => failing.size > 0,
    /** Listens to what other tabs store under this id; to none with null. */
    follow: tabs.follow,
    /** Writes at once, and keeps it safe, because the page may close in a moment. */
    leave(): void {
      if (storing !== null) storage.keepUnstored(storing.id, storing.file);
      for (const [id, make] of unwritten) {
        const file = make();
        unwritten.set(id, () => file);
        storage.keepUnstored(id, file);
      }
      void flush();
    },
  };
}

/** Has a function called when the page is left or hidden, and another when it is seen again; gives what ends this. */
export function onLeaving(page: Window, leave: () => void, again: () => void): () => void {
  const changed = (): void => (page.document.visibilityState === 'visible' ? again() : leave());
  page.addEventListener('pagehide', leave);
  page.document.addEventListener('freeze', leave);
  page.document.addEventListener('visibilitychange', changed);
  return () => {
    page.removeEventListener('pagehide', leave);
    page.document.removeEventListener('freeze', leave);
    page.document.removeEventListener('visibilitychange', changed);
  };
}
