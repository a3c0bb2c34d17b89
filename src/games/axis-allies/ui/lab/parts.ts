import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';

/** The ends of a battle, to be taken. */
export const LabEnds = lazyPart(async () => (await import('./LabEnds.tsx')).LabEnds, {
  name: 'The ends of the battle',
});

const LabTools = lazyPart(async () => (await import('./LabTools.tsx')).LabTools);
/** Two positions compared, beside the map. */
const ComparePanel = lazyPart(async () => (await import('../compare/ComparePanel.tsx')).ComparePanel);

/** What this family adds to the lab. */
export const lab = {
  Tools: LabTools,
  Panel: ComparePanel,
  load: () => Promise.all([LabTools.load(), ComparePanel.load()]),
};
