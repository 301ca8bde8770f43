export { LiveModels, LotteryHistory, LotteryStrip, RecentGames, WinnerBoard } from './blocks.tsx';
export type { OpensGames } from './model/opensGames.ts';
