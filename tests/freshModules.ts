import { afterAll, vi } from 'vitest';

// Each file gets modules of its own, as if it were alone: what a store or a part of the page has kept is gone.
// Only packages, and the page, are the same for all.
vi.resetModules();
await import('./loadEditions.ts');
if (typeof document !== 'undefined') await import('./loadExplanations.ts');

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '#');
});
