/*
 * What can be done with a game, and the screen that a game opens on, in one file for whoever loads it: see
 * `useGameAction`. A tap on a game loads all that the game needs at once.
 */
export { changeFavorite } from './changeFavorite.ts';
export { openGame } from './openGame.ts';
export { PlayScreen } from '../screens/PlayScreen/PlayScreen.tsx';
