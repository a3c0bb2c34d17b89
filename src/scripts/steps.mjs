/** @typedef {{ title: string, run: () => Promise<number> }} Step */

/**
 * Seconds as text, with tenths below 100 s.
 * @param {number} milliseconds
 */
export function inSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(milliseconds < 100_000 ? 1 : 0)} s`;
}

/**
 * Run steps in order until one fails.
 * @param {readonly Step[]} steps
 * @returns {Promise<number>} 0, or the exit code of the step that failed
 */
export async function runSteps(steps) {
  for (const [index, step] of steps.entries()) {
    console.log(`\n=== ${index + 1}/${steps.length} ${step.title}`);
    const begun = performance.now();
    const code = await step.run().catch((/** @type {unknown} */ error) => {
      console.error(error instanceof Error ? error.message : error);
      return 1;
    });
    const time = inSeconds(performance.now() - begun);
    console.log(code === 0 ? `=== done in ${time}` : `=== ${step.title}: failed after ${time} with exit code ${code}`);
    if (code !== 0) return code;
  }
  return 0;
}
