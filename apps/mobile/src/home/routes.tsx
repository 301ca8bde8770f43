import type { Screen } from '@livery/foundation/code';
import { HomeScreen } from './HomeScreen.tsx';

/**
 * Home is the one screen that does not load lazily: most visits begin here, and a chunk of its own would cost a request
 * and 1.5 KB.
 */
export const homeScreen: Screen = { Component: HomeScreen, texts: ['home', 'games'] };
