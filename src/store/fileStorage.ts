import { z } from 'zod/mini';
import { connectTo, type Connection, openDatabase } from '../saves/database.ts';
import { readShape, type Steps } from '../engine/index.ts';
import {
  countFiles,
  forgetFile,
  keepFile,
  keptFile,
  keptFiles,
  type FileKind,
  type KeptFile,
} from '../saves/keptFiles.ts';
import { MAX_ENTRIES, MAX_ID_LENGTH, MAX_STUDY_BYTES, MAX_TITLE_LENGTH } from '../saves/limits.ts';
import { seenTexts } from '../saves/seenText.ts';
import { newSeed } from '../session/dice.ts';
import { inBrowser } from './keptTexts.ts';
import { readJson, runInChunks, type ReadingInChunks } from './runInChunks.ts';

const TIMEOUT = 8_000;
const ignored = (): void => undefined;

/** A connection of its own for what is kept beside the game: what goes wrong there must not touch the running game. */
export const connectBeside = (): Connection =>
  connectTo({
    open: (events) => openDatabase(undefined, events),
    timeout: TIMEOUT,
    onOutdated: ignored,
    onGone: ignored,
    onBlocked: ignored,
  });

export interface TitledFile {
  readonly title: string;
  /** By it a tab knows the state that it goes on from. */
  readonly savedAt: string;
}

interface FilesOfKind<File, Head> {
  readonly kind: FileKind;
  /** What the keys of drafts begin with. */
  readonly draftKey: string;
  /** A file of the right shape, of any version; null for anything else. */
  readonly read: (stored: unknown) => Steps<File | null>;
  /** What a list tells of a file, without reading all of it; null for what is no such file. */
  readonly head: (stored: unknown) => Head | null;
}

/** A file that is not in the database yet. */
interface FileDraft<File> {
  readonly id: string;
  /** When the state was saved that it was made from; null if unknown. */
  readonly base: string | null;
  /** When states were saved that its tab tried to store after that one. */
  readonly tried?: readonly string[];
  readonly file: File;
}

const dated = z.object({ savedAt: z.string() });
const date = z.string().check(z.maxLength(MAX_ID_LENGTH));
const draftSchema = z.object({
  base: z.nullable(date),
  tried: z.optional(z.array(date).check(z.maxLength(MAX_ENTRIES))),
  file: z.unknown(),
});

const COPY = ' (copy)';

/** The name of a copy, no longer than a name may be. */
export const titleOfCopy = (title: string): string => `${title.slice(0, MAX_TITLE_LENGTH - COPY.length)}${COPY}`;

/** When a stored file was saved; null if it does not say. */
const savedAtOf = (stored: unknown): string | null => readShape(dated, stored).data?.savedAt ?? null;

/** Whether a stored state is one of those that a file was made from, or that file itself, or cannot be read at all. */
const isFrom = (stored: unknown, bases: readonly (string | null)[], file: unknown): boolean =>
  [...bases, null].includes(savedAtOf(stored)) || JSON.stringify(stored) === JSON.stringify(file);

/**
 * The files of one kind in this browser. A tab replaces only the state that it read or stored last; what does not
 * follow on it becomes a file of its own, so that no tab undoes what another did.
 */
export function fileStorage<File extends TitledFile, Head = File>({
  kind,
  draftKey,
  read,
  head,
}: FilesOfKind<File, Head>) {
  const connection = connectBeside();
  const tab = newSeed();
  /** For each file, when the states were saved that this tab shows, or tried to store after that. */
  const seen = new Map<string, readonly string[]>();

  /** To be called when a stored state of a file is shown. */
  const goOnFrom = (id: string, savedAt: string): void => void seen.set(id, [savedAt]);

  /**
   * Stores a file. The answer is false, and nothing is changed, if another tab stored it meanwhile in a state that this
   * one has not seen.
   */
  async function store(id: string, file: File): Promise<boolean> {
    const bases = seen.get(id) ?? [];
    // It may be stored though the storage did not answer in time.
    seen.set(id, [...bases, file.savedAt].slice(-MAX_ENTRIES));
    const isStored = await connection.use((database) =>
      keepFile(database, kind, id, file, (kept) => isFrom(kept, bases, file)),
    );
    if (isStored) goOnFrom(id, file.savedAt);
    return isStored;
  }

  /** Stores a state that may not take a file's place as a file of its own, once only; gives its id. */
  async function storeApart(id: string, file: File): Promise<string> {
    const copy = `${id}-${file.savedAt.replaceAll(/\D/g, '')}`;
    await store(copy, { ...file, title: titleOfCopy(file.title) });
    return copy;
  }

  /*
   * A page that is closed may not finish writing to the database. What is not written by then goes to the browser's
   * other storage, which is written at once, and from there to the database when files are next read.
   */

  const keyOf = (id: string): string => `${draftKey}${id} ${tab}`;

  /** Keeps a draft. Without room the database alone has to do. */
  function keepDraft({ id, ...draft }: FileDraft<File>): void {
    inBrowser.keep(keyOf(id), JSON.stringify(draft));
  }

  /** To be called when the file is in the database. */
  const forgetDraft = (id: string): void => void inBrowser.keep(keyOf(id), null);

  /** All drafts in this browser, with their keys. Those of a program of before have no tab in them. */
  const draftKeys = (): readonly { readonly key: string; readonly id: string }[] =>
    inBrowser.keys(draftKey).map((key) => ({ key, id: key.slice(draftKey.length).split(' ')[0] ?? '' }));

  /** The draft that was kept as this text; null if it is none. */
  async function draftIn(text: string): Promise<Omit<FileDraft<File>, 'id'> | null> {
    const json = await readJson(text, MAX_STUDY_BYTES);
    const draft = readShape(draftSchema, json.ok ? json.value : null).data;
    const file = draft === undefined ? null : await runInChunks(read(draft.file));
    return file === null || draft === undefined ? null : { base: draft.base, tried: draft.tried ?? [], file };
  }

  /**
   * Puts files that were not written in time into the database, unless a later state of them is there; as files of
   * their own, if another tab changed them meanwhile.
   */
  async function storeDrafts(): Promise<void> {
    for (const { key, id } of draftKeys()) {
      const text = inBrowser.read(key) ?? '';
      const draft = await draftIn(text);
      if (draft === null) continue;
      const { base, tried = [], file } = draft;
      const mayReplace = (kept: unknown): boolean =>
        base === null ? (savedAtOf(kept) ?? '') <= file.savedAt : isFrom(kept, [base, ...tried], file);
      try {
        const isStored = await connection.use((database) => keepFile(database, kind, id, file, mayReplace));
        if (!isStored && base !== null) await storeApart(id, file);
        // Its tab may have kept a later state meanwhile.
        if (inBrowser.read(key) === text) inBrowser.keep(key, null);
      } catch {
        // It stays a draft until there is room.
      }
    }
  }

  /** One of them as it is stored now; undefined if there is none. */
  async function stored(id: string): Promise<unknown> {
    await storeDrafts();
    return connection.use((database) => keptFile(database, kind, id));
  }

  return {
    goOnFrom,
    store,
    storeApart,
    keepDraft,
    forgetDraft,
    /** The state of a file from which this tab goes on: it may replace that one only. */
    baseOf: (id: string): string | null => seen.get(id)?.[0] ?? null,
    /** Keeps a file that is being stored as a draft, because the page may close in a moment. */
    keepUnstored(id: string, file: File): void {
      const [base = null, ...tried] = seen.get(id) ?? [];
      keepDraft({ id, base, tried, file });
    },
    /** Opens the storage, so that a file can be written at once later. Does nothing where there is none. */
    begin: (): Promise<void> => connection.use(() => Promise.resolve()).catch(() => undefined),
    count: (): Promise<number> => connection.use((database) => countFiles(database, kind)),
    /** What is told of all files; null for one that cannot be read. Rejects where there is no storage. */
    async list(): Promise<readonly KeptFile<Head | null>[]> {
      await storeDrafts();
      return connection.use((database) => keptFiles(database, kind, head));
    },
    /** One of them as it is stored now, with its texts as they can be shown; undefined if there is none. */
    stored: async (id: string): Promise<unknown> => runInChunks(seenTexts(await stored(id))),
    /** A kept file, read; null if it is gone or cannot be read. */
    async read(id: string, reading?: ReadingInChunks): Promise<File | null> {
      const found = await stored(id);
      const file = await runInChunks(read(found), reading);
      // Texts that cannot be shown are the most common fault, and a large file need not be searched for them otherwise.
      return file ?? runInChunks(read(await runInChunks(seenTexts(found), reading)), reading);
    },
    /** Deletes a file for ever, and what was not written of it. */
    async remove(id: string): Promise<void> {
      for (const draft of draftKeys()) if (draft.id === id) inBrowser.keep(draft.key, null);
      await connection.use((database) => forgetFile(database, kind, id));
    },
  };
}

/** What a writer needs of it. */
export type FileStorage<File extends TitledFile> = Pick<
  ReturnType<typeof fileStorage<File>>,
  'store' | 'storeApart' | 'keepUnstored' | 'forgetDraft'
>;
