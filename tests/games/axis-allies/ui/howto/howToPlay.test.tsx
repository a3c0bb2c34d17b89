// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { editionOf, SHELF } from '../../../../../src/engine/axis-allies/index.ts';
import { loadCases } from '../../../../../src/games/axis-allies/cases/loadCases.ts';
import { heldIn, piecesOf, rulesNamed } from '../../../../../src/games/axis-allies/text/howToPlay/heldIn.ts';
import { phaseDoes, howToPlayTexts, unitDoes } from '../../../../../src/games/axis-allies/text/howToPlay/sections.ts';
import { phaseName } from '../../../../../src/games/axis-allies/text/names.ts';
import { howToPlayPage } from '../../../../../src/games/axis-allies/ui/howto/HowToPlayPage.tsx';
import { pictureOf } from '../../../../../src/games/axis-allies/ui/howto/pictures.ts';
import { hitsIn, sampleRound } from '../../../../../src/games/axis-allies/ui/howto/SampleBattle.tsx';

afterEach(cleanup);

const Place = ({ label }: { readonly label: string }) => <p>Picture: {label}</p>;
const EDITIONS = SHELF.map(({ id }) => id);

describe.each(EDITIONS)('“How to play” of %s', (id) => {
  test('names only rules that the edition has', () => {
    const edition = editionOf(id);
    const texts = [
      ...Object.values(howToPlayTexts(edition)).flat(),
      ...edition.phases.map((phase) => phaseDoes(edition, phase.id)),
    ];
    const missing = texts.flatMap(rulesNamed).filter((rule) => edition.ruleTitles[rule] === undefined);
    expect(missing).toEqual([]);
    expect(texts.flatMap(piecesOf).filter((piece) => typeof piece === 'string' && /[A-Z]-\d/.test(piece))).toEqual([]);
  });

  test('has pictures of an attack, a blitz and a landing, with arrows between spaces that they show', async () => {
    const cases = await loadCases(id);
    for (const rule of ['CM-22', 'CM-9', 'CM-16'] as const) {
      const picture = pictureOf(cases, id, rule);
      expect(picture?.routes.length).toBeGreaterThan(0);
      expect(picture?.spaces).toEqual([...new Set(picture?.routes.flat())]);
      expect(picture?.number).toBe(1);
    }
  });

  test('tells every phase, every unit and the odds of its example truly', async () => {
    const edition = editionOf(id);
    const Page = await howToPlayPage(id);
    render(<Page World={() => null} Place={Place} />);
    const turn = screen.getByRole('region', { name: 'A turn' });
    const told = within(turn).getAllByRole('listitem');
    expect(told.map((item) => item.querySelector('strong')?.textContent)).toEqual(
      edition.phases.map((phase) => `${phaseName(phase.id)}.`),
    );
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => Number(within(row).getAllByRole('cell')[0]?.textContent))).toEqual(
      edition.units.map(({ cost }) => cost),
    );
    expect(screen.getAllByText(/^Picture: /)).toHaveLength(3);
    const round = sampleRound(edition);
    if (round === null) throw new Error('no example');
    // The text says that both defenders are lost, and one attacker.
    expect([hitsIn(round.attackers), hitsIn(round.defenders)]).toEqual([2, 1]);
    expect(round.defenders.flatMap(({ dice }) => dice)).toHaveLength(2);
  });
});

test('AMPH-4, CPX-1: what differs between editions is told of each as it is', () => {
  const told = (id: string): string => {
    const edition = editionOf(id);
    return [...howToPlayTexts(edition).atSea, phaseDoes(edition, 'mobilize-new-units')].join(' ');
  };
  expect(told('1941')).toContain('Troops from the sea cannot retreat (AMPH-4).');
  expect(told('revised')).toContain('no land unit that attacks can retreat (AMPH-4)');
  expect(told('revised')).toContain('(CPX-1, CPX-3)');
  expect(told('1941')).not.toContain('CPX');
});

test('a sentence whose rule an edition does not have is left out', () => {
  const texts = ['Always.', 'With guns (AA-1).'];
  const held = EDITIONS.map((id) => heldIn(editionOf(id), texts).length);
  expect(held.toSorted()).toEqual([1, 2]);
});

test('what a unit can do is told from its abilities', () => {
  const does = (id: string, type: string): string => {
    const edition = editionOf(id);
    const unit = edition.units.find((one) => one.id === type);
    return unit === undefined ? '' : unitDoes(edition, unit);
  };
  const [first = '', second = ''] = EDITIONS;
  expect(does(first, 'tank')).toBe('takes ground and goes on through empty enemy ground');
  expect(does(first, 'transport')).toBe('carries a land unit and an infantry and cannot fight');
  expect(does(second, 'artillery')).toBe('takes ground and raises infantry to attack 2');
  expect(does(second, 'carrier')).toBe('carries 2 fighters');
});
