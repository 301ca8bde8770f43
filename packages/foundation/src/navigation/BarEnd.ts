import { createContext, type ReactNode } from 'react';

/**
 * Content that the app shows at the end of every bar, for example the choice of language. Also for bars that a screen
 * renders.
 */
export const BarEnd = createContext<ReactNode>(null);
