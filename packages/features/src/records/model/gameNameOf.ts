import type { GameRecord } from '@livery/api/records/getGameRecords';

/** The name of a bet's game; the name of its provider if the gateway no longer knows the game. */
export const gameNameOf = ({ gameName, displayName }: Pick<GameRecord, 'gameName' | 'displayName'>): string =>
  gameName === '' ? displayName : gameName;
