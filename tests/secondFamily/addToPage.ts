import { addStrait } from './straitFace.ts';

addStrait();
