export { LotteryHistory, LotteryStrip } from './blocks.tsx';
export { LotteriesScreen } from './screens/LotteriesScreen/LotteriesScreen.tsx';
export { StartLotteryScreen } from './screens/StartLotteryScreen/StartLotteryScreen.tsx';
