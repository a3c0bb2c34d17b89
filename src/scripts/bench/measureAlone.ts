/** Measures one part of one edition and prints it as JSON: what `alone` runs, as a process of its own. */
import '../../../tests/loadEditions.ts';

// It asks for editions as soon as it is imported, when an import above would not have loaded them yet.
const { PARTS } = await import('./parts.ts');

const [part = '', edition = ''] = process.argv.slice(2);
const measure = PARTS[part];
if (!measure) throw new Error(`Nothing is measured as ${part}.`);
process.stdout.write(JSON.stringify(await measure(edition)));
