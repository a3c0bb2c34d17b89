import { z } from 'zod/mini';
import { SIDES, type PositionFault, readShape } from '../../../engine/index.ts';
import { parseJson } from '../../../saves/parseSave.ts';
import { inBrowser, inTab } from '../../keptTexts.ts';
import { loadEditionOf } from '../../loadEditionOf.ts';
import { readDraft, type Draft } from './openDraft.ts';

/**
 * The draft in the browser's storage, so that a reload loses nothing. Each tab has its own; a new tab begins with the
 * one that was changed last.
 */

const KEY = 'warboard-editor';

const KEPT = z.strictObject({
  position: z.unknown(),
  bid: z.nullable(z.strictObject({ side: z.enum(SIDES), ipcs: z.int().check(z.nonnegative(), z.maximum(9999)) })),
});

/** What the storage had: a draft, nothing, or what cannot be read, with its text as it is. */
export type KeptDraft =
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'broken'; readonly text: string; readonly faults: readonly PositionFault[] };

/** Reads the draft that was kept. Rejects if its edition cannot be fetched, as that is no fault of the draft. */
export async function keptDraft(): Promise<KeptDraft> {
  const text = inTab.read(KEY) ?? inBrowser.read(KEY);
  if (text === null) return { kind: 'nothing' };
  const broken = (faults: readonly PositionFault[]): KeptDraft => ({ kind: 'broken', text, faults });
  const json = parseJson(text);
  if (!json.ok) return broken(json.fault);
  const kept = readShape(KEPT, json.value);
  if (!kept.success) return broken([{ path: '', message: 'this is no draft of a position' }]);
  const { position, bid } = kept.data;
  await loadEditionOf(position as { readonly edition?: unknown } | null);
  const draft = readDraft(position);
  return draft.ok ? { kind: 'draft', draft: { ...draft.value, bid } } : broken(draft.fault);
}

/** Keeps a draft. Returns false if the browser does not. */
export function keepDraft(draft: Draft): boolean {
  const text = JSON.stringify(draft);
  inTab.keep(KEY, text);
  return inBrowser.keep(KEY, text);
}

export function forgetDraft(): void {
  inTab.keep(KEY, null);
  inBrowser.keep(KEY, null);
}

/** Calls back when another tab keeps a draft, which a new tab will then begin with. */
export const onOtherDraft = (listen: () => void): void =>
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) listen();
  });
