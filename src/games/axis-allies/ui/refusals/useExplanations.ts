import { lazyModule } from '../../../../ui/lazy/lazyPart.tsx';
import type * as explanations from './explanations.ts';

type Explanations = typeof explanations;

/** Until the sentences are there, the rule must do, which is named beside them in any case. */
const MEANWHILE: Explanations = {
  refusalText: () => 'The rules do not allow this.',
  otherFaults: () => [],
  remediesText: () => '',
  remedies: () => [],
  orderLabel: () => '',
};

/** What explains refused orders. It is long, so that it is loaded after the first map, or when first needed. */
export const { load: loadExplanations, useModule: useExplanations } = lazyModule<Explanations>(
  () => import('./explanations.ts'),
  MEANWHILE,
);
