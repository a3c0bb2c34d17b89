import { beforeEach, describe, expect, test } from 'vitest';
import { barLayers, LAYERS, showLayers, toggleLayer, useLayers } from '../../../src/store/atlas/layers.ts';
import { setMonth, stepMonth } from '../../../src/store/atlas/atlasStore.ts';

const shown = (): string[] => [...useLayers.getState().shown];
const month = (): string => useLayers.getState().month;

beforeEach(() => {
  showLayers([]);
  setMonth('1939-09');
});

describe('layers over the map', () => {
  test('a new page begins without any', () => {
    expect(useLayers.getInitialState().shown.size).toBe(0);
  });

  test('each goes on and off by itself', () => {
    expect(toggleLayer('today')).toBe(true);
    expect(toggleLayer('cities')).toBe(true);
    expect(shown()).toEqual(['today', 'cities']);
    expect(toggleLayer('today')).toBe(false);
    expect(shown()).toEqual(['cities']);
  });

  test('a whole set takes the place of what was on', () => {
    toggleLayer('relief');
    showLayers(['today', 'ruler']);
    expect(shown()).toEqual(['today', 'ruler']);
    expect(LAYERS).toContain('ruler');
  });
});

test('while questions are asked no layer is on or can be switched on, and afterwards all are back', () => {
  showLayers(['holders']);
  const putBack = barLayers();
  expect(shown()).toEqual([]);
  expect(toggleLayer('today')).toBe(false);
  expect(shown()).toEqual([]);
  putBack();
  expect(shown()).toEqual(['holders']);
  expect(toggleLayer('today')).toBe(true);
});

describe('the month of who held what', () => {
  test('is that of a day, within the war', () => {
    setMonth('1941-06-22');
    expect(month()).toBe('1941-06');
    setMonth('1950-01');
    expect(month()).toBe('1945-09');
  });

  test('goes on and back over the end of a year, and stays at both ends', () => {
    setMonth('1941-12');
    stepMonth(1);
    expect(month()).toBe('1942-01');
    stepMonth(-2);
    expect(month()).toBe('1941-11');
    stepMonth(-1000);
    expect(month()).toBe('1939-09');
    stepMonth(1000);
    expect(month()).toBe('1945-09');
  });
});
