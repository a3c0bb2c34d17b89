import { addStrait } from './straitFace.ts';
import { addStraitScreens } from './straitScreens.tsx';

addStrait();
addStraitScreens();
