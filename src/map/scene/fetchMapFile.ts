/**
 * A file of an edition's map, as the map build wrote it: the board itself, or what comes later, such as 'scenery'.
 * Rejects if it cannot be fetched.
 */
export async function fetchMapFile<File>(edition: string, part?: string): Promise<File> {
  const name = part === undefined ? edition : `${edition}-${part}`;
  const response = await fetch(`${import.meta.env.BASE_URL}map/${name}.json`);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  // Generated and tested by our own build, so it needs no validation.
  return (await response.json()) as File;
}
