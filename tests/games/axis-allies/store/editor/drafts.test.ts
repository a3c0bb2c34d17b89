// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newGame, toPosition, type PositionInFile } from '../../../../../src/engine/axis-allies/index.ts';
import { saveText, toSave } from '../../../../../src/saves/saveFile.ts';
import {
  bidFaults,
  bidOf,
  isBeforeFirstTurn,
  worthOf,
  type AgreedBid,
} from '../../../../../src/games/axis-allies/store/editor/bid.ts';
import { useEditor } from '../../../../../src/games/axis-allies/store/editor/editorStore.ts';
import {
  beginEditing,
  useKeeping,
  forgetDraft,
  keepDraft,
  keptDraft,
  keptDrafts,
} from '../../../../../src/games/axis-allies/store/editor/keptDraft.ts';
import {
  draftOfSetup,
  emptyDraft,
  openDraft,
  type PositionDraft,
} from '../../../../../src/games/axis-allies/store/editor/openDraft.ts';
import { putAboard, setCount } from '../../../../../src/games/axis-allies/store/editor/unitEdits.ts';
import { spaceOfFault, takeOut } from '../../../../../src/games/axis-allies/store/editor/faultPaths.ts';
import { beginPhase, setTreasury } from '../../../../../src/games/axis-allies/store/editor/possessionEdits.ts';
import { SETUP } from '../../../../store/gameSupport.ts';
import { edited, faultsIn, positionOf } from '../../../../store/editor/editorSupport.ts';

const KEY = 'warboard-editor';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** Another tab of this browser: its own short storage, the same long one. */
function otherTab() {
  const mine = new Map<string, string>();
  /** Does something with the other tab's short storage in place of this one's. */
  async function there<Value>(act: () => Value): Promise<Awaited<Value>> {
    const here = Object.entries({ ...sessionStorage });
    const fill = (entries: Iterable<readonly [string, string]>): void => {
      sessionStorage.clear();
      for (const [key, text] of entries) sessionStorage.setItem(key, text);
    };
    fill(mine);
    try {
      return await act();
    } finally {
      mine.clear();
      for (const [key, text] of Object.entries({ ...sessionStorage })) mine.set(key, text);
      fill(here);
    }
  }
  return {
    async begin() {
      const kept = await there(keptDraft);
      return kept.kind === 'draft' ? kept.draft : null;
    },
    keep: (draft: PositionDraft) => there(() => keepDraft(draft)),
  };
}

describe('a file', () => {
  test('of a position opens even with faults', async () => {
    const file = {
      edition: '1941',
      power: 'germany',
      phase: 'combat-move',
      units: { japan: { atlantis: { tank: 1 } } },
    };
    const opened = await openDraft(JSON.stringify({ version: 3, ...file }));
    expect(opened.ok && opened.value.position.units).toEqual(file.units);
  });

  test('of a game opens at its last position', async () => {
    const commands = [{ type: 'purchase', units: { infantry: 2 } }, { type: 'end-phase' }] as const;
    const opened = await openDraft(saveText(toSave(SETUP, commands, new Date(0))));
    expect(opened.ok && [opened.value.position.phase, opened.value.position.purchased]).toEqual([
      'combat-move',
      { infantry: 2 },
    ]);
  });

  test.each([
    ['no JSON', 'nonsense'],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['a hidden key', '{"__proto__":{}}'],
    ['another edition', JSON.stringify({ ...toPosition(newGame('1941')), edition: '1914' })],
    ['a wrong shape', JSON.stringify({ ...toPosition(newGame('1941')), units: { japan: 7 } })],
    [
      'millions of units',
      JSON.stringify({ edition: '1941', power: 'japan', phase: 'x', units: { japan: { a: { b: 1e9 } } } }),
    ],
    ['a broken game', JSON.stringify({ version: 2, commands: 3 })],
    ['too much', ' '.repeat(4_000_001)],
  ])('of %s is refused with a list', async (_, text) => {
    const opened = await openDraft(text);
    expect(opened.ok ? [] : opened.fault).not.toEqual([]);
  });
});

test('a study is no position, and says so', async () => {
  const opened = await openDraft(JSON.stringify({ version: 2, kind: 'study', edition: 'revised' }));
  expect(opened.ok ? [] : opened.fault).toMatchObject([
    { path: 'kind', message: expect.stringMatching(/^this is a study/) },
  ]);
});

describe('the draft that the browser keeps', () => {
  test('comes back as it was, with faults and with its bid', async () => {
    const { position } = emptyDraft('revised');
    const tank = { space: 'russia', power: 'germany', type: 'tank' };
    const draft = { position: edited(position, setCount(tank, 2)), bid: { side: 'axis', ipcs: 9 } } as const;
    expect(keepDraft(draft)).toBe('kept');
    expect(await keptDraft()).toEqual({ kind: 'draft', draft });
    for (const { id } of keptDrafts()) forgetDraft(id);
    sessionStorage.clear();
    expect(await keptDraft()).toEqual({ kind: 'nothing' });
  });

  test.each([
    '{',
    '7',
    '{"position":{},"bid":{"side":"nobody","ipcs":1}}',
    '{"position":{"edition":"1914"},"bid":null}',
  ])('is kept as it is and named broken if it is %s', async (text) => {
    localStorage.setItem(KEY, text);
    expect(await keptDraft()).toMatchObject({ kind: 'broken', text });
    expect(localStorage.getItem(KEY)).toBe(text);
  });

  test('is each tab’s own, and of a new tab the one changed last', async () => {
    const own = { position: emptyDraft('1941').position, bid: null };
    keepDraft(own);
    const other = otherTab();
    expect(await other.begin()).toEqual(own);
    const changed = { ...own, bid: { side: 'axis', ipcs: 3 } } as const;
    expect(await other.keep(changed)).toBe('kept');
    expect(await keptDraft()).toEqual({ kind: 'draft', draft: own });
    expect(await otherTab().begin()).toEqual(changed);
  });

  test('is never overwritten by a tab that goes on from an older state: that one becomes a copy', async () => {
    const own = { position: emptyDraft('1941').position, bid: null };
    const bid = (ipcs: number) => ({ ...own, bid: { side: 'axis', ipcs } }) as const;
    keepDraft(own);
    const other = otherTab();
    await other.begin();
    expect(await other.keep(bid(3))).toBe('kept');
    expect(keepDraft(bid(7))).toBe('apart');
    // From then on each goes on as its own.
    expect([await other.keep(bid(4)), keepDraft(bid(8))]).toEqual(['kept', 'kept']);
    expect(
      keptDrafts()
        .map(({ text }) => JSON.parse(text).bid.ipcs)
        .toSorted(),
    ).toEqual([4, 8]);
    // A reload finds the tab's own, and still does not overwrite the other's.
    expect(await keptDraft()).toEqual({ kind: 'draft', draft: bid(8) });
    expect(keepDraft(bid(9))).toBe('kept');
    expect(keptDrafts()).toHaveLength(2);
  });

  test('becomes no copy where the browser could not keep the last change', async () => {
    const own = { position: emptyDraft('1941').position, bid: null };
    keepDraft(own);
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(keepDraft({ ...own, bid: { side: 'axis', ipcs: 1 } })).toBe('failed');
    full.mockRestore();
    await keptDraft();
    expect(keepDraft({ ...own, bid: { side: 'axis', ipcs: 2 } })).toBe('kept');
    expect(keptDrafts()).toHaveLength(1);
  });

  test('is opened once, and nothing is named broken that can be read', async () => {
    const draft = { position: emptyDraft('1941').position, bid: { side: 'axis', ipcs: 9 } } as const;
    keepDraft(draft);
    await beginEditing();
    expect(useEditor.getState().draft).toEqual(draft);
    expect(useKeeping.getState().broken).toBeNull();
    useEditor.getState().agree(null);
    keepDraft(draft);
    await beginEditing();
    expect(useEditor.getState().draft?.bid).toBeNull();
    useEditor.getState().close();
  });

  test('is at first the set-up of the edition asked for; what was changed never gives way', async () => {
    const editionShown = () => useEditor.getState().draft?.position.edition;
    await beginEditing('revised');
    expect(editionShown()).toBe('revised');
    await beginEditing('1941');
    expect(editionShown()).toBe('1941');
    useEditor.getState().edit('treasury', setTreasury('japan', 1));
    await beginEditing('revised');
    expect(editionShown()).toBe('1941');
    useEditor.getState().close();
    await beginEditing('revised');
    expect(editionShown()).toBe('1941');
    useEditor.getState().close();
  });

  test('is said not to be kept where the browser keeps nothing', async () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(keepDraft(draftOfSetup('1941'))).toBe('failed');
  });
});

describe('a bid', () => {
  const { position } = draftOfSetup('1941');
  const infantry = { space: 'ukraine', power: 'germany', type: 'infantry' };

  test('is what a side has more than in the set-up', () => {
    expect([bidOf(position), isBeforeFirstTurn(position)]).toEqual([[], true]);
    const before = position.units.germany?.ukraine?.infantry ?? 0;
    const given = edited(
      position,
      setCount(infantry, before + 2),
      setTreasury('japan', (position.treasury.japan ?? 0) + 1),
    );
    expect(bidOf(given)).toEqual([
      { power: 'germany', units: [{ ...infantry, count: 2, worth: 6 }], ipcs: 0, worth: 6 },
      { power: 'japan', units: [], ipcs: 1, worth: 1 },
    ]);
    expect([worthOf(given, 'axis'), worthOf(given, 'allies')]).toEqual([7, 0]);
    const taken = edited(position, setCount(infantry, before - 1));
    expect(worthOf(taken, 'axis')).toBe(-3);
  });

  test('is a fault where more is placed than agreed, or for the side that gets none', () => {
    const agreed = { side: 'axis', ipcs: 6 } as const;
    const given = (count: number) => {
      const before = position.units.germany?.ukraine?.infantry ?? 0;
      return edited(position, setCount(infantry, before + count));
    };
    const messages = (at: PositionInFile, bid: AgreedBid | null): readonly string[] =>
      bidFaults(at, bid).map(({ message }) => message);
    expect(messages(given(2), agreed)).toEqual([]);
    expect(messages(given(3), agreed)).toEqual(['the Axis have 9 IPCs more than in the set-up; agreed is a bid of 6']);
    expect(messages(given(3), { side: 'allies', ipcs: 9 })).toHaveLength(1);
    expect(messages(given(3), { side: 'axis', ipcs: 0 })).toEqual([]);
    expect(messages(given(3), null)).toEqual([]);
    useEditor.getState().open({ position: given(3), bid: null });
    expect(useEditor.getState().faults).toEqual([]);
    useEditor.getState().agree(agreed);
    expect(useEditor.getState().faults).toHaveLength(1);
  });

  test('counts troops aboard ships', () => {
    const [zone] = Object.entries(position.units['united-kingdom'] ?? {}).find(([, types]) => types.transport) ?? [];
    const ship = { space: zone ?? '', power: 'united-kingdom', type: 'transport' };
    const given = edited(position, putAboard(ship, { power: 'united-kingdom', type: 'infantry' }));
    expect(worthOf(given, 'allies')).toBe(3);
  });

  test('is agreed before the first turn', () => {
    expect(isBeforeFirstTurn(edited(position, beginPhase('germany', position.phase)))).toBe(false);
  });
});

describe('a fault', () => {
  const position = positionOf({
    units: { japan: { karelia: { tank: 1 }, 'sz-5': { battleship: 1 } } },
    aboard: [{ in: 'sz-5', ship: 'transport', owner: 'japan', cargo: [{ unit: 'fighter', owner: 'japan' }] }],
    pieces: [{ in: 'sz-5', unit: 'battleship', owner: 'japan', damaged: true }],
    turn: { battles: [{ space: 'atlantis', kind: 'land' }] },
  });

  test.each([
    ['units.japan.karelia.tank', 'karelia'],
    ['aboard[0].cargo[0].unit', 'sz-5'],
    ['pieces[0].damaged', 'sz-5'],
    ['control.karelia', 'karelia'],
    ['turn.battles[0].space', null],
    ['units.germany.karelia', 'karelia'],
    ['units.germany', null],
    ['aboard[0].owner', 'sz-5'],
    ['treasury.germany', null],
    ['power', null],
    ['', null],
  ])('at %s concerns %s', (path, space) => {
    expect(spaceOfFault(position, { path })).toBe(space);
  });

  test('can be taken out with what it is about, and with no more', () => {
    const without = (path: string) => edited(position, takeOut(position, { path }) ?? (() => undefined));
    expect(without('units.japan.karelia.tank').units).toEqual({ japan: { karelia: {}, 'sz-5': { battleship: 1 } } });
    expect(without('aboard[0].cargo[0].unit').aboard[0]?.cargo).toEqual([]);
    expect(without('aboard[0].ship').aboard).toEqual([]);
    expect(without('pieces[0].damaged').pieces).toEqual([{ in: 'sz-5', unit: 'battleship', owner: 'japan', count: 1 }]);
    expect(without('turn.battles[0].space').turn?.battles).toEqual([]);
    expect(['power', 'phase', '', 'units', 'units.a.b.c'].map((path) => takeOut(position, { path }))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(faultsIn(without('aboard[0].ship'))).toEqual([
      'pieces[0].damaged (COM-12)',
      'turn.battles[0].space',
      'turn.battles (TURN-2)',
    ]);
  });
});
