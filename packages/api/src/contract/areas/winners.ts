import { defineArea } from '../area.ts';
import { getRankList, getWinnerBoard } from '../lobby.ts';

export const winnersArea = defineArea({
  title: 'Winners',
  calls: { getRankList, getWinnerBoard },
  summaries: {
    getRankList: 'Lists who won most today, this week or this month, names masked.',
    getWinnerBoard: 'Lists the last large wins, names masked.',
  },
});
