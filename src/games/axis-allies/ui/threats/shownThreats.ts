/** Everything that shows threats, to be loaded as one. */
export { ThreatHere } from './ThreatPanel.tsx';
export { ThreatPanel } from './ThreatPanel.tsx';
export { WhatComesBack } from './WhatComesBack.tsx';
export { CouldAttack } from './CouldAttack.tsx';
