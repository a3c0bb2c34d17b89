import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { afterStroke, type Draw } from '../../src/engine/table/index.ts';
import { endDrawings, useDrawings } from '../../src/store/drawings.ts';
import { beginOrEnd, canDraw, colourBy, draw, hasPen, letGo, togglePen } from '../../src/store/pen.ts';
import { useExample, type Example } from '../../src/games/axis-allies/store/game.ts';

const drawings = () => useDrawings.getState();
const NO_KEYS = { shiftKey: false, altKey: false };

beforeEach(() =>
  useDrawings.setState({
    stroke: (drawn: Draw) => useDrawings.setState({ draws: afterStroke(drawings().draws, drawn) }),
  }),
);
afterEach(() => {
  endDrawings();
  useExample.setState({ example: null });
});

describe('the pen on the map', () => {
  test('draws an arrow from space to space, and marks the space where both are one', () => {
    draw('a', 'b');
    draw('c', 'c', 'red');
    expect(drawings().draws).toEqual([
      { kind: 'arrow', from: 'a', to: 'b', colour: 'green' },
      { kind: 'space', space: 'c', colour: 'red' },
    ]);
    expect(drawings().latest).toMatchObject({ isThere: true });
    draw('a', 'b');
    expect(drawings().latest).toMatchObject({ draw: { kind: 'arrow' }, isThere: false });
    useDrawings.setState({ stroke: () => {} });
    draw('d', 'e');
    expect(drawings().latest).toBeNull();
  });

  test('draws an arrow from point to point; a point by itself is no mark', () => {
    const berlin = { name: 'Berlin', at: [13.4, 52.5] as const };
    const stalingrad = { name: 'Stalingrad', at: [44.5, 48.7] as const };
    draw(berlin, stalingrad);
    draw(berlin, { ...berlin, name: 'Germany' });
    expect(drawings().draws).toEqual([{ kind: 'arrow', from: berlin, to: stalingrad, colour: 'green' }]);
  });

  test('begins and ends an arrow by keys, and marks where it is ended at once', () => {
    beginOrEnd('a');
    expect(drawings()).toMatchObject({ begun: 'a', draws: [] });
    beginOrEnd('b');
    beginOrEnd('b');
    beginOrEnd('b');
    expect(drawings().begun).toBeNull();
    expect(drawings().draws.map(({ kind }) => kind)).toEqual(['arrow', 'space']);
  });

  test('takes its colour from the keys held, or the one chosen', () => {
    useDrawings.setState({ colour: 'blue' });
    expect(colourBy(NO_KEYS)).toBe('blue');
    useDrawings.setState({ colour: 'green' });
    expect(colourBy(NO_KEYS)).toBe('green');
    expect(colourBy({ shiftKey: true, altKey: false })).toBe('red');
    expect(colourBy({ shiftKey: false, altKey: true })).toBe('blue');
    expect(colourBy({ shiftKey: true, altKey: true })).toBe('yellow');
  });

  test('is let go step by step', () => {
    expect(letGo()).toBe(false);
    togglePen();
    beginOrEnd('a');
    expect([letGo(), drawings().begun, drawings().isDrawing]).toEqual([true, null, true]);
    expect([letGo(), drawings().isDrawing]).toEqual([true, false]);
    expect(letGo()).toBe(false);
  });

  test('does nothing over an example, or where nothing takes a stroke', () => {
    togglePen();
    expect([canDraw(), hasPen()]).toEqual([true, true]);
    useExample.setState({ example: {} as Example });
    expect([canDraw(), hasPen(), letGo()]).toEqual([false, false, false]);
    useExample.setState({ example: null });
    endDrawings();
    expect([canDraw(), hasPen()]).toEqual([false, false]);
  });
});
