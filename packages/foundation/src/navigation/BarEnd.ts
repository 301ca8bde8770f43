import { createContext, type ReactNode } from 'react';

/** What the app shows at the end of every bar that a screen brings itself, such as the choice of language. */
export const BarEnd = createContext<ReactNode>(null);
