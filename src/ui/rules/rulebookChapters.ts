export interface RulebookChapter {
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}

/** The rulebook's text as chapters of numbered rules; what stands outside of them is left out. */
export function rulebookChapters(text: string): readonly RulebookChapter[] {
  return text.split(/^## /m).slice(1).map((part) => {
    const [title = '', ...lines] = part.split('\n');
    const rules = lines.join('\n').split(/^- /m).slice(1).flatMap((rule) => {
      const found = /^(?:\*\*)?([A-Z]+-\d+)(?:\*\*)?\s+([\s\S]*)$/.exec(rule.trim());
      return found === null ? [] : [{ id: found[1] ?? '', text: plain(found[2] ?? '') }];
    });
    return { title: title.replace(/^[A-Z]+ — /, ''), rules };
  });
}

/** Without the marks of Markdown: emphasis, code, links. */
const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '').trim();
