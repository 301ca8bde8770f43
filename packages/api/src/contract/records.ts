import * as v from 'valibot';
import { defineCall } from './call.ts';
import { gameTypes } from './games.ts';
import { days, moment, money, pageNo, pageOf, pageSize, shortText } from './shared.ts';

const gameType = v.picklist(gameTypes);
/** EVEN: as much came back as was staked. */
const status = v.picklist(['WON', 'LOST', 'EVEN']);

export const getGameRecords = defineCall({
  name: 'getGameRecords',
  method: 'GET',
  path: '/wps/records/games',
  access: 'member',
  query: v.strictObject({
    ...days,
    gameType: v.optional(gameType),
    /** The vendor's code. */
    vendor: v.optional(shortText),
    status: v.optional(status),
    pageNo,
    pageSize: pageSize(20),
  }),
  /** Bets that are over, newest first. */
  value: v.object({
    ...pageOf(
      v.object({
        roundId: v.string(),
        gameName: v.string(),
        gameType,
        vassalage: v.string(),
        displayName: v.string(),
        stake: money,
        /** What came back, stake included. */
        payout: money,
        /** Payout less stake. */
        net: money,
        status,
        at: moment,
      }),
    ).entries,
    /** Of all that the filter lets through, not of the page alone. */
    sums: v.object({ rounds: v.pipe(v.number(), v.integer()), stake: money, payout: money, net: money }),
  }),
});
