export { BettingScreen } from './screens/BettingScreen/BettingScreen.tsx';
export type { BettingScreenProps } from './screens/BettingScreen/BettingScreen.tsx';
