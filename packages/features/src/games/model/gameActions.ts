/* All actions on a game, and the screen that a game opens. They are one chunk, so that a tap on a game loads all
   required code in one request: see `useGameAction`. */
export { changeFavorite } from './changeFavorite.ts';
export { openGame } from './openGame.ts';
export { PlayScreen } from '../screens/PlayScreen/PlayScreen.tsx';
