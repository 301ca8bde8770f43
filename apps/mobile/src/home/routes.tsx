import type { Screen } from '@livery/foundation/code';
import { HomeScreen } from './HomeScreen.tsx';

/** The one screen that is no file of its own: most visits begin here, and a chunk apart costs them a request and 1.5 KB. */
export const homeScreen: Screen = { Component: HomeScreen, texts: ['home', 'games'] };
