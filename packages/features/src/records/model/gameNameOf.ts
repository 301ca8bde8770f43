import type { GameRecord } from '@livery/api/records/getGameRecords';

/** Returns the name of a bet's game, or the name of its provider if the game no longer exists at the gateway. */
export const gameNameOf = ({ gameName, displayName }: Pick<GameRecord, 'gameName' | 'displayName'>): string =>
  gameName === '' ? displayName : gameName;
