import { loadExplanations } from '../src/ui/refusals/useExplanations.ts';

// Components find the explanations of refused orders loaded, as they are soon after the first map.
if (typeof document !== 'undefined') await loadExplanations();
