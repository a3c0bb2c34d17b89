import { create } from 'zustand';
import { editionOf, type SpaceId } from '../../../../engine/axis-allies/index.ts';
import { edited, newHistory, redone, undone, type History } from '../../../../engine/table/index.ts';
import { bidFaults, type AgreedBid } from './bid.ts';
import type { Edit } from './edit.ts';
import { judged, type Judged, type PositionDraft } from './openDraft.ts';
import { editOfPress, powerSeen, type EditorHand } from './tools.ts';

/** What is undone and redone: the draft, which another one may replace; null before the first. */
interface HeldDraft {
  readonly draft: PositionDraft | null;
}

/** The position editor. It has a draft once one was begun; the map draws `drawn`, whatever its faults. */
export interface EditorStore extends HeldDraft, EditorHand {
  readonly history: History<HeldDraft>;
  readonly drawn: Judged['drawn'] | null;
  readonly faults: Judged['faults'];
  /** The space that is shown. */
  readonly focused: SpaceId | null;
  /** How often a space was to be looked at: it is shown again even if it is the same. */
  readonly looks: number;

  /** Shows a draft, with nothing to be undone. */
  open(draft: PositionDraft): void;
  /** Replaces the draft; that can be undone too. `what` says what was done, as in all edits. */
  begin(draft: PositionDraft, what: string): void;
  /** Changes the position. */
  edit(what: string, edit: Edit): void;
  agree(bid: AgreedBid | null): void;
  undo(): void;
  redo(): void;
  /** Takes a tool, a power or a unit in hand. */
  take(hand: Partial<Omit<EditorHand, 'source'>>): void;
  focus(space: SpaceId | null): void;
  /** Does in a space what the tool in hand does, and shows it. */
  press(space: SpaceId): void;
  /** Forgets the draft and all edits. */
  close(): void;
}

const EMPTY_HAND: EditorHand = { tool: 'look', power: '', type: '', source: null };
const NOTHING = newHistory<HeldDraft>({ draft: null });

/** The hand with a power and a unit that the draft's edition has, and without a space of another. */
function handFor(draft: PositionDraft | null, { power, type }: EditorHand): Partial<EditorHand> {
  if (draft === null) return EMPTY_HAND;
  const { powers, units } = editionOf(draft.position.edition);
  return {
    source: null,
    power: powers.some(({ id }) => id === power) ? power : (powers[0]?.id ?? ''),
    type: units.some(({ id }) => id === type) ? type : (units[0]?.id ?? ''),
  };
}

/** Who only looks at a space sees units that are there: the hand takes their power if its own has none. */
const handIn = ({ draft, tool, power }: HeldDraft & EditorHand, space: SpaceId | null): Partial<EditorHand> =>
  draft === null || space === null || tool !== 'look' ? {} : { power: powerSeen(draft.position, space, power) };

const lookedAt = ({ tool, looks }: EditorStore, space: SpaceId | null): Partial<EditorStore> =>
  tool === 'look' && space !== null ? { looks: looks + 1 } : {};

/** What the rules have against the position, and the table against the bid that is placed in it. */
function judgedDraft({ position, bid }: PositionDraft): Judged {
  const { drawn, faults } = judged(position);
  return { drawn, faults: [...faults, ...bidFaults(position, bid)] };
}

/** Whether an edit left everything as it was, though it may have written it anew. */
const isSame = (a: HeldDraft, b: HeldDraft): boolean => JSON.stringify(a) === JSON.stringify(b);

export const useEditor = create<EditorStore>()((set, get) => {
  const show = (history: History<HeldDraft>): void => {
    const { draft: before, ...hand } = get();
    const { draft } = history.now;
    const isOther = draft?.position.edition !== before?.position.edition;
    set({
      history,
      draft,
      ...(draft === null && { drawn: null, faults: [] }),
      ...(draft !== null && draft !== before && judgedDraft(draft)),
      ...(isOther && { focused: null, ...handFor(draft, hand) }),
    });
  };
  const change = (what: string, edit: (held: { draft: PositionDraft | null }) => void): void => {
    const { history } = get();
    const next = edited(history, what, edit);
    if (next !== history && !isSame(next.now, history.now)) show(next);
  };

  return {
    history: NOTHING,
    draft: null,
    ...EMPTY_HAND,
    drawn: null,
    faults: [],
    focused: null,
    looks: 0,

    open: (draft) => show(newHistory<HeldDraft>({ draft })),
    begin: (draft, what) =>
      change(what, (held) => {
        held.draft = draft;
      }),
    edit: (what, edit) => change(what, ({ draft }) => draft && edit(draft.position)),
    agree: (bid) =>
      change('the bid', (held) => {
        if (held.draft !== null) held.draft = { ...held.draft, bid };
      }),
    undo: () => show(undone(get().history)),
    redo: () => show(redone(get().history)),
    take: (hand) => set({ ...hand, source: null }),
    focus: (space) => set({ focused: space, ...lookedAt(get(), space), ...handIn(get(), space) }),

    press: (space) => {
      const { draft, tool, source, edit } = get();
      if (draft === null) return;
      const pressed = editOfPress(draft.position, get(), space);
      if (pressed !== null) edit(tool, pressed);
      set({
        focused: space,
        ...lookedAt(get(), space),
        ...(tool === 'copy' && source === null && { source: space }),
        ...handIn(get(), space),
      });
    },

    close: () => set({ history: NOTHING, draft: null, ...EMPTY_HAND, drawn: null, faults: [], focused: null }),
  };
});
