/** How translators of several browsers and extensions treat a text. */
export const WAYS = [
  'an element before it, and it is taken away',
  'an element in its place',
  'a text in its place',
  'it is taken away, and an element put there',
  'an element around it',
  'written over',
  'one element for it and what stands beside it',
  'an element beside it',
] as const;

/**
 * Does to the page what a translator does, at once and whenever something changes, with marks around each word for
 * another language. It runs in the page, so it stands alone.
 */
export function translateIn(way: (typeof WAYS)[number]): void {
  const translated = (words: string): string => words.replace(/\S+/g, (word) => `‹${word}›`);
  const font = (words = ''): HTMLElement => {
    const element = document.createElement('font');
    element.append(words);
    return element;
  };
  const ways: Record<typeof way, (text: Text) => void> = {
    'an element before it, and it is taken away': (text) => {
      text.parentNode?.insertBefore(font(translated(text.data)), text);
      text.parentNode?.removeChild(text);
    },
    'an element in its place': (text) => text.replaceWith(font(translated(text.data))),
    'a text in its place': (text) => text.replaceWith(translated(text.data)),
    'it is taken away, and an element put there': (text) => {
      const { parentNode, nextSibling } = text;
      text.remove();
      parentNode?.insertBefore(font(translated(text.data)), nextSibling);
    },
    'an element around it': (text) => {
      const around = font();
      text.replaceWith(around);
      around.append(text);
      text.nodeValue = translated(text.data);
    },
    'written over': (text) => {
      text.data = translated(text.data);
    },
    'one element for it and what stands beside it': (text) => {
      let words = text.data;
      while (text.nextSibling instanceof Text) {
        words += text.nextSibling.data;
        text.nextSibling.remove();
      }
      text.replaceWith(font(translated(words)));
    },
    'an element beside it': (text) => text.after(font(translated(text.data))),
  };
  const isDone = (text: Text): boolean =>
    text.data.trim() === '' ||
    text.data.includes('‹') ||
    text.parentElement?.closest('font, script, style, textarea, noscript') !== null ||
    (way === 'an element beside it' && text.nextSibling?.nodeName === 'FONT');
  const translate = (node: Node): void => {
    if (!(node instanceof Text)) for (const child of Array.from(node.childNodes)) translate(child);
    else if (node.isConnected && !isDone(node)) ways[way](node);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
  translate(document.documentElement);
}

export const words = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** The words that were translated, as they were before. */
export const inMarks = (text: string): string => [...text.matchAll(/‹([^›]*)›/g)].map(([, word]) => word).join(' ');

/** The words that were not. */
export const outsideMarks = (text: string): string => words(text.replaceAll(/‹[^›]*›/g, ''));
