export { getRankList } from './getRankList.ts';
export { getWinnerBoard } from './getWinnerBoard.ts';
