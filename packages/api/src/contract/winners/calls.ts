export * as getRankList from './getRankList.ts';
export * as getWinnerBoard from './getWinnerBoard.ts';
