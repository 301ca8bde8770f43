import type { Screen } from '@livery/foundation/code';
import { HomeScreen } from './HomeScreen.tsx';

/**
 * Home is the only screen that does not load lazily. Most visits start here, and a separate chunk would cost a request
 * and 1.5 KB.
 */
export const homeScreen: Screen = { Component: HomeScreen, texts: ['home', 'games'] };
