export type Json = Readonly<Record<string, unknown>>;

/** The migration from each version of a kind of file to the next. Files of every version can be opened. */
export type Migrations = Readonly<Record<number, (file: Json) => Json>>;

/** Converts a file of any version to the newest one. Anything else is returned unchanged. */
export function migrated(json: unknown, newest: number, migrations: Migrations): unknown {
  let file = json;
  while (typeof file === 'object' && file !== null && !Array.isArray(file)) {
    const { version } = file as Json;
    const migrate = typeof version === 'number' && version < newest ? migrations[version] : undefined;
    if (migrate === undefined) break;
    file = migrate(file as Json);
  }
  return file;
}
