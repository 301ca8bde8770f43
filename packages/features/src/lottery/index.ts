export { LotteryHistory, LotteryStrip } from './blocks.tsx';
export { LotteriesScreen } from './screens/LotteriesScreen/LotteriesScreen.tsx';
