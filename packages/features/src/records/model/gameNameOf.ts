import type { GameRecord } from '@livery/api/records/getGameRecords';

/** The name of a bet's game; where the gateway knows none any more, that of who provided it. */
export const gameNameOf = ({ gameName, displayName }: Pick<GameRecord, 'gameName' | 'displayName'>): string =>
  gameName === '' ? displayName : gameName;
