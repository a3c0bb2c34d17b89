// Kept to old syntax, and loaded before everything else, so that an old Node gets as far as the sentence.
const NEEDED = [20, 19];

/**
 * What to tell somebody whose Node is too old, or null when it will do.
 * @param {string} version as in process.versions.node
 * @returns {string | null}
 */
export function nodeComplaint(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return null;
  return (
    'Warboard needs Node ' +
    NEEDED.join('.') +
    ' or newer; this is Node ' +
    version +
    '. See https://nodejs.org to update.'
  );
}

/**
 * Run a program if Node is new enough, else say so and fail.
 * @param {() => Promise<{ main: () => Promise<number> }>} load
 */
export function startWith(load) {
  const complaint = nodeComplaint(process.versions.node);
  if (complaint) {
    console.error(complaint);
    process.exitCode = 1;
    return;
  }
  load()
    .then((program) => program.main())
    .then(
      (code) => {
        process.exitCode = code;
      },
      (error) => {
        console.error(error instanceof Error ? error.message : error);
        process.exitCode = 1;
      },
    );
}
