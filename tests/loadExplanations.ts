import { beforeAll } from 'vitest';

// Components find the explanations of refused orders, and windows, loaded, as they are soon after the first map.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { loadExplanations } = await import('../src/games/axis-allies/ui/refusals/useExplanations.ts');
  await loadExplanations();
  const { loadWindows } = await import('../src/ui/components/Window.tsx');
  await loadWindows();
});
