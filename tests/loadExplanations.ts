import { beforeAll } from 'vitest';

// Components find the explanations of refused orders, and windows, loaded, as they are soon after the first map.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  // What is waited for comes late on a busy machine, above all what is loaded when it is first shown.
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
  const { loadExplanations } = await import('../src/games/axis-allies/ui/refusals/useExplanations.ts');
  await loadExplanations();
  const { loadWindows } = await import('../src/ui/components/Window.tsx');
  await loadWindows();
});
