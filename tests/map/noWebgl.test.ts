// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { Application } from 'pixi.js';

const lost = { isContextLost: () => true, getShaderPrecisionFormat: () => null } as unknown as WebGL2RenderingContext;

test.each([
  ['none', () => null],
  ['none and fails', () => new Error('blocked')],
  ['one that is lost', () => lost],
])('a canvas that is given no WebGL tells it to those around it: %s', async (_, answer) => {
  const heard = vi.fn<() => void>();
  const host = document.createElement('div');
  const canvas = host.appendChild(document.createElement('canvas'));
  host.addEventListener('webglcontextcreationerror', heard, { capture: true });
  vi.spyOn(canvas, 'getContext').mockImplementation(() => {
    const given = answer();
    if (given instanceof Error) throw given;
    return given as never;
  });
  const ended = vi.fn<() => void>();
  new Application().init({ canvas }).then(ended, ended);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  // Whoever draws the map waits on, and nothing is left uncaught.
  await new Promise((resolve) => setTimeout(resolve));
  expect(ended).not.toHaveBeenCalled();
});
