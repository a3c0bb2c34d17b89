import told from './features.md?raw';
import { containsAll } from './words.ts';

/** Something the program can do: what it is called, and how it is used. Keys stand between backticks. */
export interface Feature {
  readonly title: string;
  readonly text: string;
  /** The address of its page, if it has one: '#/war'. */
  readonly at: string | null;
}

export interface FeatureGroup {
  readonly title: string;
  readonly features: readonly Feature[];
}

/** '- **[The war so far](#/war)**: A diary …', of a page; '- **Hints**: …', of anything else. */
const FEATURE = /^- \*\*(?:\[([^\]]+)\]\((#[^)]+)\)|([^*]+))\*\*: (.+)$/;

function featureOf(line: string): Feature {
  const [, page, at = null, thing = '', text = ''] = FEATURE.exec(line) ?? [];
  if (text === '') throw new Error(`features.md has a line of another form: ${line}`);
  return { title: page ?? thing, text, at };
}

/** All that players, solo players and teachers may want to look up, as features.md tells it; true for every edition. */
export const FEATURES: readonly FeatureGroup[] = told
  .split(/^## /m)
  .slice(1)
  .map((chapter) => {
    // A line that is indented goes on with the one before.
    const [title = '', ...lines] = chapter
      .replace(/\n {2}/g, ' ')
      .trim()
      .split(/\n+/);
    return { title, features: lines.map(featureOf) };
  });

/** Groups with the features that contain all the words, these in lower case. */
export const featuresWith = (words: readonly string[]): readonly FeatureGroup[] =>
  FEATURES.map(({ title: of, features }) => ({
    title: of,
    features: features.filter(({ title, text }) => containsAll(`${of} ${title} ${text}`, words)),
  })).filter(({ features }) => features.length > 0);
