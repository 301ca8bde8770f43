import type { HandlersOf } from '../http/callContext.ts';
import { getLiveModels } from './getLiveModels.ts';
import { getLobbyNews } from './getLobbyNews.ts';
import { getRankList } from './getRankList.ts';
import { getWinnerBoard } from './getWinnerBoard.ts';

export const lobbyHandlers: HandlersOf<'lobby'> = { getLobbyNews, getRankList, getWinnerBoard, getLiveModels };
