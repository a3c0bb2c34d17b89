import type { Pages } from '../../face/screens.ts';
import { PositionEditor } from './editor/PositionEditor.tsx';
import { EditionCase } from './example/EditionCase.tsx';
import { HowToPlay } from './howto/HowToPlay.tsx';
import { Calculator } from './odds/calculator/Calculator.tsx';
import { WarStory } from './story/WarStory.tsx';
import { WarSoFar } from './war/WarSoFar.tsx';

/** Pages of this family's own. */
export const pages: Pages = {
  Case: EditionCase,
  Editor: PositionEditor,
  HowToPlay,
  WarSoFar,
  Story: WarStory,
  Windows: Calculator,
};
