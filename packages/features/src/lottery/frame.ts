export { useAwaitedOrders } from './hooks/useAwaitedOrders.ts';
export { BettingScreen } from './screens/BettingScreen/BettingScreen.tsx';
export type { BettingScreenProps } from './screens/BettingScreen/BettingScreen.tsx';
