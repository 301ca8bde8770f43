export { LotteryHistory, LotteryStrip } from './blocks.tsx';
