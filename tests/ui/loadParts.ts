import { beforeAll } from 'vitest';
import '../familyScreens.ts';
import { loadLaterParts } from '../../src/ui/lazy/lazyPart.tsx';
import '../../src/ui/lazy/parts.ts';
import '../../src/ui/mapControls/SpaceSearch.tsx';
import '../../src/ui/components/PopoverButton.tsx';
import '../familyScreens.ts';

// As after the first map: everything is loaded, so that nothing is waited for.
beforeAll(loadLaterParts);
