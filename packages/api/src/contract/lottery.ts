import * as v from 'valibot';
import { defineCall } from './call.ts';
import { gameValue } from './games.ts';
import { amountGiven, days, language, moment, money, pageNo, pageOf, pageSize, rowId, shortText } from './shared.ts';

/** What a lottery draws: five digits, Vietnamese prizes, 20 of 80, three dice, a race of ten, 30 of 75 balls. */
const lotteryKinds = ['numero', 'vn', 'keno', 'dice', 'race', 'bingo'] as const;
const kind = v.picklist(lotteryKinds);
export type LotteryKind = (typeof lotteryKinds)[number];
const category = v.picklist(['LOTT', 'ELOTT']);
const region = v.picklist(['NORTH', 'CENTRE', 'SOUTH']);
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const optionalLanguage = v.optional(language);

/** A lottery as lists carry it. */
export const lotteryValue = v.object({
  /** Identity of the lottery; also the `gameCode` of its tile in the catalogue. */
  gameCode: v.string(),
  gameName: v.string(),
  kind,
  gameType: category,
  /** Prize mode that the lottery launcher opens it with. */
  prizeMode: v.picklist(['Lott', 'ZY', 'Elott']),
  vassalage: v.string(),
  displayName: v.string(),
  /** Of a Vietnamese lottery. */
  region: v.optional(region),
  /** Seconds from draw to draw; a daily lottery has `drawTime` instead, such as "18:15" in Vietnam. */
  intervalSeconds: v.optional(whole),
  drawTime: v.optional(v.string()),
  /** Its tile in the catalogue, where it has one. */
  nodeId: v.optional(v.string()),
  gameId: v.optional(v.string()),
  lottoMode: v.optional(v.string()),
});

/** A draw that is still to come. */
const drawAhead = v.object({
  issue: v.string(),
  opensAt: moment,
  /** No bet is taken from here on, by the gateway's clock. */
  closesAt: moment,
  drawsAt: moment,
  /** SHA-256 of the seed that decides it, in hex. */
  commitment: v.string(),
});

const prizes = v.optional(v.array(v.object({ prize: v.string(), numbers: v.array(v.string()) })));

/** The numbers of a draw; of a Vietnamese one `numbers` is the special prize and `prizes` has them all. */
const drawnNumbers = { issue: v.string(), drawnAt: moment, numbers: v.array(v.string()), prizes };

/** What a player picks for a bet: `least` to `most` entries of `from`, or numbers of so many `digits`. */
const pickRule = v.object({
  from: v.optional(v.array(v.string())),
  digits: v.optional(whole),
  least: whole,
  most: whole,
  isOrdered: v.boolean(),
  mayRepeat: v.boolean(),
});

const play = v.object({
  code: v.string(),
  name: v.string(),
  picks: pickRule,
  /** What 1.00 returns, stake included, by outcome. */
  odds: v.array(v.object({ outcome: v.string(), pays: money })),
});

const limits = v.object({ minStake: money, maxStake: money, maxMultiple: whole, maxBets: whole });

export const getLotteryGames = defineCall({
  name: 'getLotteryGames',
  method: 'GET',
  path: '/lgw/games/mobile',
  access: 'anyone',
  cachedAs: 'gameLotts',
  query: v.strictObject({ language: optionalLanguage }),
  value: v.object({ limits, list: v.array(v.object({ ...lotteryValue.entries, plays: v.array(play) })) }),
});

const lotteryList = {
  query: v.strictObject({ language: optionalLanguage }),
  value: v.object({ list: v.array(lotteryValue) }),
};

export const getLottList = defineCall({
  name: 'getLottList',
  method: 'GET',
  path: '/wps/relay/GCS_lottList',
  access: 'anyone',
  cachedAs: 'lottList',
  ...lotteryList,
});

export const getElottList = defineCall({
  name: 'getElottList',
  method: 'GET',
  path: '/wps/relay/GCS_elottList',
  access: 'anyone',
  cachedAs: 'elottList',
  ...lotteryList,
});

/** A lottery with its last numbers, the draw that takes bets now, and its tile in the catalogue where it has one. */
const opened = v.object({
  gameCode: v.string(),
  gameName: v.string(),
  kind,
  gameType: category,
  region: v.optional(region),
  ...drawnNumbers,
  current: v.optional(drawAhead),
  game: v.optional(gameValue),
});

export const getOpenedNumbers = defineCall({
  name: 'getOpenedNumbers',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  access: 'anyone',
  query: v.strictObject({
    gameType: v.optional(category),
    gameCode: v.optional(shortText),
    language: optionalLanguage,
  }),
  value: v.object({ serverTime: moment, list: v.array(opened) }),
});

export const getVnGameMenu = defineCall({
  name: 'getVnGameMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'anyone',
  query: v.strictObject({ language: optionalLanguage }),
  value: v.object({
    serverTime: moment,
    regions: v.array(
      v.object({
        region,
        regionName: v.string(),
        games: v.array(v.object({ ...lotteryValue.entries, current: v.optional(drawAhead) })),
      }),
    ),
  }),
});

export const getVnRecentGames = defineCall({
  name: 'getVnRecentGames',
  method: 'GET',
  path: '/lgw/vn/games/recent',
  access: 'signedIn',
  query: v.strictObject({ language: optionalLanguage }),
  value: v.object({ list: v.array(v.object({ ...lotteryValue.entries, lastPlayedAt: moment })) }),
});

export const getVnOpenedNumbers = defineCall({
  name: 'getVnOpenedNumbers',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'anyone',
  query: v.strictObject({
    gameCode: v.optional(shortText),
    region: v.optional(region),
    language: optionalLanguage,
    pageNo,
    pageSize: pageSize(10),
  }),
  value: pageOf(v.object({ gameCode: v.string(), gameName: v.string(), region, ...drawnNumbers })),
});

export const getDraws = defineCall({
  name: 'getDraws',
  method: 'GET',
  path: '/lgw/draws',
  access: 'anyone',
  query: v.strictObject({ gameCode: shortText, language: optionalLanguage, pageNo, pageSize: pageSize(20) }),
  value: v.object({
    gameCode: v.string(),
    gameName: v.string(),
    serverTime: moment,
    /** Takes bets now. */
    current: v.optional(drawAhead),
    /** Closed, its numbers not drawn yet. */
    closed: v.optional(drawAhead),
    /** Past draws, the newest first. */
    ...pageOf(
      v.object({
        ...drawnNumbers,
        status: v.picklist(['DRAWN', 'SETTLED']),
        commitment: v.string(),
        /** In hex; its SHA-256 is the commitment. */
        seed: v.string(),
      }),
    ).entries,
    /** How anyone can work out a draw's numbers from its seed. English, for developers. */
    verification: v.string(),
  }),
  failures: ['NOT_FOUND'],
});

const betStatus = v.picklist(['PLACED', 'CANCELLED', 'WON', 'LOST']);
const gameCode = shortText;

const orderValue = v.object({
  orderId: v.string(),
  gameCode: v.string(),
  gameName: v.string(),
  issue: v.string(),
  placedAt: moment,
  /** Suborders can be cancelled until then. */
  closesAt: moment,
  drawsAt: moment,
  /** PLACED until the last suborder is; then WON if one of them won, LOST if one of them lost. */
  status: betStatus,
  /** What was taken for it; cancelled suborders count. */
  stake: money,
  /** What came back for cancelled suborders. */
  refunded: money,
  /** What the won ones returned, stake included. */
  payout: money,
  bets: whole,
});

const orderDetail = v.object({
  ...orderValue.entries,
  suborders: v.array(
    v.object({
      suborderId: v.string(),
      play: v.string(),
      playName: v.string(),
      picks: v.array(v.string()),
      /** For one; `stake` is this times `multiple`. */
      unitStake: money,
      multiple: whole,
      stake: money,
      status: betStatus,
      payout: money,
      canCancel: v.boolean(),
    }),
  ),
  /** Of the draw; there once it was drawn. */
  numbers: v.optional(v.array(v.string())),
  prizes,
});

export const placeOrder = defineCall({
  name: 'placeOrder',
  method: 'POST',
  path: '/lgw/orders',
  access: 'signedIn',
  isIdempotent: true,
  body: v.strictObject({
    gameCode,
    /** Of the draw that takes bets now, so that nobody bets on another than they saw. */
    issue: shortText,
    bets: v.pipe(
      v.array(
        v.strictObject({
          play: shortText,
          picks: v.pipe(v.array(v.pipe(v.string(), v.maxLength(10))), v.maxLength(10)),
          /** For one. */
          stake: amountGiven,
          multiple: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1),
        }),
      ),
      v.minLength(1),
      v.maxLength(50),
    ),
  }),
  value: orderDetail,
  failures: ['NOT_FOUND', 'DRAW_CLOSED', 'STAKE_OUT_OF_RANGE', 'FUNDS_INSUFFICIENT'],
});

export const getOrders = defineCall({
  name: 'getOrders',
  method: 'GET',
  path: '/lgw/orders',
  access: 'signedIn',
  query: v.strictObject({
    gameCode: v.optional(shortText),
    status: v.optional(betStatus),
    ...days,
    language: optionalLanguage,
    pageNo,
    pageSize: pageSize(20),
  }),
  value: pageOf(orderValue),
});

export const getOrder = defineCall({
  name: 'getOrder',
  method: 'GET',
  path: '/lgw/orders/detail',
  access: 'signedIn',
  query: v.strictObject({ orderId: rowId, language: optionalLanguage }),
  value: orderDetail,
  failures: ['NOT_FOUND'],
});

export const cancelSuborder = defineCall({
  name: 'cancelSuborder',
  method: 'POST',
  path: '/lgw/suborders/cancel',
  access: 'signedIn',
  isIdempotent: true,
  body: v.strictObject({ suborderId: rowId }),
  value: v.object({ suborderId: v.string(), status: betStatus, refunded: money }),
  failures: ['NOT_FOUND', 'DRAW_CLOSED'],
});
