// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { Application } from 'pixi.js';

test('a canvas that gets no WebGL tells it to those around it, where the browser does not', async () => {
  const heard = vi.fn();
  const host = document.createElement('div');
  const canvas = host.appendChild(document.createElement('canvas'));
  host.addEventListener('webglcontextcreationerror', heard, { capture: true });
  vi.spyOn(canvas, 'getContext').mockReturnValue(null);
  await expect(new Application().init({ canvas })).rejects.toThrow(/no WebGL 2/);
  expect(heard).toHaveBeenCalledOnce();
});
