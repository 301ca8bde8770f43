/* All actions on a game, and the screen that a game opens, in one chunk: see `useGameAction`. A tap on a game loads
   all required code in one request. */
export { changeFavorite } from './changeFavorite.ts';
export { openGame } from './openGame.ts';
export { PlayScreen } from '../screens/PlayScreen/PlayScreen.tsx';
