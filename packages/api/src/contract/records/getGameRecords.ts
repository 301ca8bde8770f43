import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { gameTypes } from '../games/gameTypes.ts';
import { days } from '../values/day.ts';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { openPicklist } from '../values/openPicklist.ts';
import { pageNo, pageOf, pageSize } from '../values/paging.ts';
import { shortText } from '../values/shortText.ts';

/** EVEN: the payout equals the stake. */
const statuses = ['WON', 'LOST', 'EVEN'] as const;

export const getGameRecords = defineCall({
  name: 'getGameRecords',
  method: 'GET',
  path: '/wps/records/games',
  access: 'member',
  query: v.strictObject({
    ...days,
    gameType: v.optional(v.picklist(gameTypes)),
    /** The vendor's code. */
    vendor: v.optional(shortText),
    status: v.optional(v.picklist(statuses)),
    pageNo,
    pageSize: pageSize(20),
  }),
  completeLists: ['content'],
  /** Settled bets, newest first. */
  value: v.object({
    ...pageOf(
      v.object({
        roundId: v.string(),
        gameName: v.string(),
        gameType: openPicklist(gameTypes),
        vassalage: v.string(),
        displayName: v.string(),
        stake: money,
        /** Payout, stake included. */
        payout: money,
        /** Payout minus stake. */
        net: money,
        status: openPicklist(statuses),
        at: moment,
      }),
    ).entries,
    /** Sums of all bets that match the filter, not only of this page. */
    sums: v.object({ rounds: v.pipe(v.number(), v.integer()), stake: money, payout: money, net: money }),
  }),
});

export const summary =
  'Lists settled bets by page, newest first, filtered by days, kind of game, vendor and outcome, with the sums of all matching bets.';

const figures = { stake: '10.00', payout: '25.00', net: '15.00' };

export const sample: CallValue<typeof getGameRecords> = {
  content: [
    {
      roundId: '77',
      gameName: 'Game 1',
      gameType: 'RNG',
      vassalage: 'ACME',
      displayName: 'Acme Games',
      ...figures,
      status: 'WON',
      at: '2026-03-01T09:30:00.000Z',
    },
  ],
  pageNum: 1,
  totalPages: 1,
  sums: { rounds: 1, ...figures },
};
