export { lobbyApi, useGetLiveModelsQuery, useGetRankListQuery, useGetWinnerBoardQuery } from './lobby.api.ts';
export type { LobbyFilter, RankFilter } from './lobby.api.ts';
export type { LiveModel, RankPeriod, RankedWinner, Win, WinnerBoard } from './lobby.transform.ts';
