import type { Browser, Page } from 'playwright';
import { mapPainted, withFreshPage } from './browserPage.ts';
import { newGame, SHELF, toPosition, type PositionFile } from '../../engine/axis-allies/index.ts';
import { MAP_POINT, pan, traceDuring, zoom } from './mapGestures.ts';
import { quantile, type Measurement } from './measurement.ts';
import { framesDrawn, frameTimes, longestTask } from './trace.ts';

const UNITS = 400;
const DRAGS = 6;
const STEPS = 40;
const TURNS = 30;
const IDLE = 5;

/** Panning, zooming, selecting and idling on a map with 400 units. */
export function mapMotion(dist: string): Promise<readonly Measurement[]> {
  return withFreshPage(dist, async ({ page, browser }) => {
    const opening = await traceDuring(browser, page, async () => {
      await openBoard(page);
      await page.mouse.move(...MAP_POINT);
      await page.mouse.down();
      await page.mouse.move(MAP_POINT[0] + 30, MAP_POINT[1]);
      await page.mouse.up();
    });
    await page.waitForTimeout(1000);
    const frames = {
      panning: frameTimes(await traceDuring(browser, page, () => pan(page, DRAGS, STEPS))),
      zooming: frameTimes(await traceDuring(browser, page, () => zoom(page, TURNS))),
    };
    const clicks = await selectionTimes(page, browser);
    await page.mouse.move(2, 2);
    await page.waitForTimeout(2500);
    const idle = await traceDuring(browser, page, () => page.waitForTimeout(IDLE * 1000));
    return [
      ...Object.entries(frames).flatMap(([what, times]): Measurement[] => [
        {
          what: `script and layout of a frame, ${what} (${times.length} frames), median`,
          value: quantile(times, 0.5),
          unit: 'ms',
          atMost: 4,
        },
        { what: `script and layout of a frame, ${what}, p95`, value: quantile(times, 0.95), unit: 'ms', atMost: 8 },
      ]),
      {
        what: 'longest task from first map to first move, its own work',
        value: longestTask(opening, 'first-map', 'own work'),
        unit: 'ms',
        atMost: 50,
      },
      {
        what: 'longest task from first map to first move, with waiting',
        value: longestTask(opening, 'first-map', 'all'),
        unit: 'ms',
        limit: 'shaders and software rendering, in another process',
      },
      {
        what: `work from a click on a stack to its destinations (${clicks.length} clicks), median`,
        value: quantile(clicks, 0.5),
        unit: 'ms',
      },
      {
        what: 'work from a click on a stack to its destinations, p95',
        value: quantile(clicks, 0.95),
        unit: 'ms',
        atMost: 50,
      },
      { what: `frames drawn in ${IDLE} s of rest`, value: framesDrawn(idle), unit: '', atMost: 0 },
    ];
  });
}

type PressedStack = readonly [space: string, counter: string];

/** Stacks of the moving power with very different destinations. */
const STACKS: readonly [PressedStack, ...PressedStack[]] = [
  ['germany', 'bomber'],
  ['germany', 'infantry'],
  ['germany', 'fighter'],
  ['western-europe', 'tank'],
  ['western-europe', 'fighter'],
  ['eastern-europe', 'tank'],
  ['southern-europe', 'fighter'],
  ['ukraine', 'tank'],
  ['west-russia', 'infantry'],
];
const ROUNDS = 3;

/**
 * Milliseconds of work from the click on a stack to the frames that show its destinations, for one stack after the
 * other; rendering in software does not count.
 */
async function selectionTimes(page: Page, browser: Browser): Promise<readonly number[]> {
  // Zoomed in enough for counters instead of totals.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Germany');
  await page.getByRole('option', { name: /^Germany/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(2000);
  await page.waitForFunction(([id, type]) => Boolean(window.warboardPointOf?.(id, type)), STACKS[0]);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [space, counter] of STACKS) {
      const at = await page.evaluate(
        ([id = '', type = '']) => window.warboardPointOf?.(id, type) ?? null,
        [space, counter],
      );
      if (at === null) continue;
      await page.mouse.move(at.x, at.y);
      await page.waitForTimeout(300);
      const trace = await traceDuring(browser, page, async () => {
        await page.mouse.down();
        await page.mouse.up();
        await page.waitForTimeout(200);
      });
      const shown = await page
        .getByRole('region', { name: 'Where the chosen units can go' })
        .getByRole('button')
        .count();
      if (shown > 0) times.push(frameTimes(trace).reduce((sum, time) => sum + time, 0));
      // Deselect, so that the next stack is selected alone.
      await page.mouse.click(at.x, at.y);
      await page.waitForTimeout(100);
    }
  }
  return times;
}

async function openBoard(page: Page): Promise<void> {
  await page.goto('/?e2e');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a saved game or position' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'crowded.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(crowdedBoard(UNITS))),
  });
  await mapPainted(page);
}

/**
 * The opening of the first edition with every stack multiplied so that at least this many units are on the board, in a
 * combat move phase.
 */
function crowdedBoard(atLeast: number): PositionFile {
  const opening = toPosition(newGame(SHELF[0].id));
  const stacks = Object.values(opening.units).flatMap((spaces) =>
    Object.values(spaces).flatMap((pieces) => Object.values(pieces)),
  );
  const factor = Math.ceil(atLeast / stacks.reduce((sum, count) => sum + count, 0));
  const mapValues = <Value, Next>(
    values: Readonly<Record<string, Value>>,
    change: (value: Value) => Next,
  ): Record<string, Next> => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
  return {
    ...opening,
    title: 'A crowded board',
    power: 'germany',
    phase: 'combat-move',
    units: mapValues(opening.units, (spaces) =>
      mapValues(spaces, (pieces) => mapValues(pieces, (count) => count * factor)),
    ),
  };
}
