import { createContext, type ReactNode } from 'react';

/** Shown by the app at the end of every bar that a screen renders itself, for example the choice of language. */
export const BarEnd = createContext<ReactNode>(null);
