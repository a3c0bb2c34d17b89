import { createContext } from 'react';

/** Whether the layer that a component is in lies in front. */
export const InFront = createContext(true);
