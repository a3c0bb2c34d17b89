import { allScreens } from '../../games/screens.ts';
import { retry } from '../../store/retry.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';

/** The bar of the lab, with the way back. */
export const LabBar = lazyPart(async () => (await import('./LabBar.tsx')).LabBar, { name: 'The lab' });
/** The tree beside the map. */
export const LabTree = lazyPart(async () => (await import('./LabTree.tsx')).LabTree, { name: 'The tree' });

/** Loads all of the lab, so that nothing of it, and above all the way back, can be missing once it is open. */
export async function loadLab() {
  const [entries] = await Promise.all([
    retry(() => import('../../store/lab/openStudy.ts')),
    LabBar.load(),
    LabTree.load(),
    ...allScreens().map(({ lab }) => lab?.load()),
  ]);
  return entries;
}
