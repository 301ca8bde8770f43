import { defineArea } from '../area.ts';
import { getLiveModels, getLobbyNews, getRankList, getWinnerBoard } from '../lobby.ts';

export const lobbyArea = defineArea({
  title: 'Lobby',
  calls: { getLobbyNews, getRankList, getWinnerBoard, getLiveModels },
  summaries: {
    getLobbyNews: 'Lists what happened lately: draws with their numbers, large wins, news of the house.',
    getRankList: 'Lists who won most today, this week or this month, names masked.',
    getWinnerBoard: 'Lists the last large wins, names masked.',
    getLiveModels: 'Lists the models of live shows. Only where the merchant has LIVEMODELS on.',
  },
});
