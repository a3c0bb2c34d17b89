/*
 * A browser that translates the page puts nodes of its own in the place of texts that React goes on writing to. New
 * words would then never be seen, and React fails at the next change beside them. The program speaks English only, so
 * for many a class the translator is the one way to read it: the page does not ask to be left alone, but puts React's
 * texts back as soon as React changes one of them, or what stands beside it. The translator sees new words and
 * translates them anew. Nothing is undone before, so that the two never wrestle.
 */

/** What a translator has done to the children of an element. */
interface Translation {
  /** React's texts in it, in order, each with what is shown where it was and what of React's comes after it. */
  readonly texts: Map<Node, { readonly standIn: Node | null; readonly next: Node | null }>;
  /** Everything in it that React has not made. */
  readonly added: Set<Node>;
}

/** React marks every node it makes; a translator's nodes, copies too, have no such mark. */
const isReacts = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
const isReactsText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && isReacts(node);

/** The children of a node, and among them, where they were, those that these changes of it took away. */
function withRemoved(parent: Node, records: readonly MutationRecord[]): Node[] {
  const children: Node[] = [...parent.childNodes];
  for (const { target, removedNodes, nextSibling } of records.toReversed()) {
    if (target !== parent) continue;
    const removed = [...removedNodes].filter((node) => !children.includes(node));
    const at = nextSibling === null ? -1 : children.indexOf(nextSibling);
    children.splice(at === -1 ? children.length : at, 0, ...removed);
  }
  return children;
}

/**
 * Lets a translator work on all under this node: what it shows instead of React's texts goes when React changes them.
 * Call it before React draws anything. Returns a function that ends it.
 */
export function workWithTranslator(root: Node): () => void {
  const { removeChild, insertBefore } = Node.prototype;
  // Of all nodes; in happy-dom texts have their own.
  const written = Object.hasOwn(CharacterData.prototype, 'nodeValue') ? CharacterData.prototype : Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(written, 'nodeValue');
  const translations = new WeakMap<Node, Translation>();
  const parents = new WeakMap<Node, Node>();
  /** Texts that React itself has taken away, which it never shows again. */
  const gone = new WeakSet<Node>();

  /** Changes that were looked at before their time. */
  let early: MutationRecord[] = [];

  /** Learns of what a translator did. */
  function note(latest: readonly MutationRecord[]): void {
    const records = [...early, ...latest];
    early = [];
    const changed = new Set<Node>();
    const moved = new Set<Node>();
    for (const { target, addedNodes } of records)
      for (const node of addedNodes) {
        if (!isReacts(node)) changed.add(target);
        // Back where it was, moved by React or by a translator that shows the original again.
        else if (parents.get(node) === target) moved.add(target);
      }
    for (const parent of changed) noteIn(parent, withRemoved(parent, records));
    for (const parent of moved) restore(parent);
  }

  /** Learns of what a translator did to the children of a node; here they are with those that were taken away. */
  function noteIn(parent: Node, children: readonly Node[]): void {
    const { texts, added } = translations.get(parent) ?? { texts: new Map(), added: new Set() };
    const stays = (node: Node): boolean => node.parentNode === parent;
    for (const node of children) if (stays(node) && !isReacts(node)) added.add(node);
    for (const [i, text] of children.entries()) {
      if (!isReactsText(text) || gone.has(text)) continue;
      const after = children.slice(i + 1).filter(stays);
      const beside = [children.slice(0, i).findLast(stays), after[0]];
      const standIn = beside.find((node) => node !== undefined && added.has(node)) ?? null;
      texts.set(text, { standIn, next: after.find((node) => !added.has(node)) ?? null });
      parents.set(text, parent);
    }
    if (texts.size > 0) translations.set(parent, { texts, added });
  }

  /** Shows React's texts again in the place of what a translator put there. */
  function restore(parent: Node): void {
    const translation = translations.get(parent);
    if (translation === undefined) return;
    translations.delete(parent);
    for (const [text, { standIn, next }] of translation.texts) {
      parents.delete(text);
      if (gone.has(text)) continue;
      // Put in again even where it stands, so that the translator looks at it again.
      const places = text.parentNode === parent ? [text.nextSibling] : [standIn, next];
      const place = places.find((node) => node?.parentNode === parent) ?? null;
      insertBefore.call(parent, text, place);
    }
    for (const node of translation.added) if (node.parentNode === parent) removeChild.call(parent, node);
  }

  /** The child of the parent that this node of React's is, or lies in, once its texts are back; null without one. */
  function childOf(parent: Node, node: Node): Node | null {
    note(observer.takeRecords());
    restore(parent);
    let child: Node | null = node;
    while (child !== null && child.parentNode !== parent) child = child.parentNode;
    return child;
  }

  /** Whether a translator has just put something of its own beside a text, which it now takes away. */
  function hasNewNeighbour(text: Node): boolean {
    early.push(...observer.takeRecords());
    const added = early.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => !isReacts(node));
    return added.some((node) => node === text.previousSibling || node === text.nextSibling);
  }

  const observer = new MutationObserver(note);
  observer.observe(root, { childList: true, subtree: true });

  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const isChild = node.parentNode === this;
    if (!isReacts(node) || (isChild && node.nodeType !== Node.TEXT_NODE)) return removeChild.call(this, node) as T;
    if (!isChild) childOf(this, node);
    if (!isChild || !hasNewNeighbour(node)) {
      restore(this);
      gone.add(node);
    }
    if (node.parentNode !== null) removeChild.call(node.parentNode, node);
    return node;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    const isElsewhere = next !== null && next.parentNode !== this && isReacts(next);
    return insertBefore.call(this, node, isElsewhere ? childOf(this, next) : next) as T;
  };

  if (nodeValue?.set !== undefined)
    Object.defineProperty(written, 'nodeValue', {
      ...nodeValue,
      set(this: Node, words: string | null) {
        const parent = parents.get(this);
        if (parent !== undefined) restore(parent);
        nodeValue.set?.call(this, words);
      },
    });

  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
    if (nodeValue !== undefined) Object.defineProperty(written, 'nodeValue', nodeValue);
  };
}
