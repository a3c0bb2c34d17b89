// Uses only old syntax and is loaded first, so that an old Node can print the message.
const NEEDED = [20, 19];

/**
 * The error message if Node is too old, or null if it is not.
 * @param {string} version as in process.versions.node
 * @returns {string | null}
 */
export function nodeVersionError(version) {
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
 * Run a program if Node is new enough, else print a message and fail.
 * @param {() => Promise<{ main: () => Promise<number> }>} load
 */
export function startWith(load) {
  const message = nodeVersionError(process.versions.node);
  if (message) {
    console.error(message);
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
