import * as v from 'valibot';
import { defineCall } from './call.ts';
import { backPath, language, pageNo, pageSize, shortText } from './shared.ts';

/** Kinds of game, as the gateway names them. RNG are slots, PVP poker and other table games between players. */
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ELOTT', 'LOTT'] as const;
const gameType = v.picklist(gameTypes);
export type GameType = (typeof gameTypes)[number];

/** A game as every list carries it. */
export const gameValue = v.object({
  /** Identity of the game in lists and favourites. */
  nodeId: v.string(),
  gameId: v.string(),
  gameName: v.string(),
  gameType,
  /** The vendor's code. */
  vassalage: v.string(),
  /** The vendor's name as players know it. */
  displayName: v.string(),
  roomId: v.optional(v.string()),
  gameCode: v.optional(v.string()),
  gameGroupId: v.optional(v.string()),
  /** Contains "Entertainment" for entertainment lotteries. */
  lottoMode: v.optional(v.string()),
  gameClassifyNew: v.optional(v.string()),
  /** Kinds of money the game can be played with, such as "REAL,FREE". */
  supportPlay: v.string(),
  /** File of the portrait picture (3:4), below image CDN / MERCHANT / mobileFolder. */
  mobileLargeIcon: v.string(),
  /** The vendor's folder for phones. */
  mobileFolder: v.string(),
  isNew: v.boolean(),
  isHot: v.boolean(),
  /** A table or match that is running now. */
  isLive: v.boolean(),
});
export type GameValue = v.InferOutput<typeof gameValue>;

export const vendorValue = v.object({
  vassalage: v.string(),
  displayName: v.string(),
  /** Name of the wallet that its games are played from. */
  accountTypeName: v.string(),
  mobileFolder: v.string(),
  /** Classes that its games are sorted into, such as "megaways" or "baccarat". */
  classifications: v.array(v.object({ code: v.string(), name: v.string() })),
  /** An e-lottery vendor that runs on GPI's lobby. */
  isGpi: v.optional(v.boolean()),
});

export const getVendorGameTypes = defineCall({
  name: 'getVendorGameTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'anyone',
  cachedAs: 'vassalGameTypes',
  query: v.strictObject({ typeId: v.literal('1'), merchant_code: shortText }),
  /** Categories in the order they are shown. */
  value: v.array(v.object({ gameCategory: gameType, vendors: v.array(vendorValue) })),
});

export const getGameList = defineCall({
  name: 'getGameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'anyone',
  query: v.strictObject({
    merchant: shortText,
    clientType: v.literal('2'),
    platform: v.literal('html5'),
    gameName: v.optional(shortText),
    gameType: v.optional(gameType),
    vassalage: v.optional(shortText),
    gameClassify: v.optional(shortText),
    isNew: v.optional(v.literal('1')),
    minBet: v.optional(shortText),
    minLine: v.optional(shortText),
    language,
    pageNo,
    pageSize: pageSize(25),
  }),
  value: v.object({
    games: v.array(gameValue),
    pageNum: v.pipe(v.number(), v.integer()),
    totalPages: v.pipe(v.number(), v.integer()),
  }),
});

export const getHotGames = defineCall({
  name: 'getHotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'anyone',
  query: v.strictObject({
    merchantCode: shortText,
    isPlatform: v.literal('2'),
    platform: v.literal('html5'),
    language,
  }),
  value: v.object({ list: v.array(gameValue) }),
});

export const getFavoriteGames = defineCall({
  name: 'getFavoriteGames',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'signedIn',
  query: v.strictObject({
    gameType: v.optional(gameType),
    vendor: v.optional(shortText),
    language,
    pageNo,
    pageSize: pageSize(15),
  }),
  value: v.object({
    content: v.array(gameValue),
    pageNum: v.pipe(v.number(), v.integer()),
    totalPages: v.pipe(v.number(), v.integer()),
  }),
});

export const getFavoriteGamesAll = defineCall({
  name: 'getFavoriteGamesAll',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'signedIn',
  query: v.strictObject({ language, pageNo, pageSize: pageSize(21) }),
  value: v.object({
    content: v.array(gameValue),
    pageNum: v.pipe(v.number(), v.integer()),
    totalPages: v.pipe(v.number(), v.integer()),
  }),
});

export const getPopularGames = defineCall({
  name: 'getPopularGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_populars',
  access: 'anyone',
  query: v.strictObject({ gameType: v.optional(gameType), language: v.optional(language) }),
  /** At most 30, the most played first. */
  value: v.object({ list: v.array(v.object({ ...gameValue.entries, plays: v.pipe(v.number(), v.integer()) })) }),
});

export const getRecentGames = defineCall({
  name: 'getRecentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'signedIn',
  query: v.strictObject({ language: v.optional(language) }),
  /** At most 20, the last opened first. */
  value: v.object({ list: v.array(gameValue) }),
});

// A GET that writes: the path is given. Repeating it changes nothing but the time.
export const addRecentGame = defineCall({
  name: 'addRecentGame',
  method: 'GET',
  path: '/wps/relay/MCS2_addRecentGame',
  access: 'signedIn',
  query: v.strictObject({ nodeId: shortText, vendor: shortText, language: v.optional(language) }),
  value: v.object({ success: v.boolean() }),
  failures: ['NOT_FOUND'],
});

const favoriteBody = v.strictObject({ nodeId: shortText, vendor: shortText });
const favoriteSaved = v.object({ success: v.boolean() });

export const addFavoriteGame = defineCall({
  name: 'addFavoriteGame',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  access: 'signedIn',
  body: favoriteBody,
  value: favoriteSaved,
  failures: ['NOT_FOUND'],
});

export const removeFavoriteGame = defineCall({
  name: 'removeFavoriteGame',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  access: 'signedIn',
  body: favoriteBody,
  value: favoriteSaved,
});

export const launchGame = defineCall({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  access: 'signedIn',
  query: v.strictObject({
    gameCategory: gameType,
    vassalage: shortText,
    /** One of gameId and roomId names the game. */
    gameId: v.optional(shortText),
    roomId: v.optional(shortText),
    nodeId: shortText,
    supportPlay: shortText,
    platform: v.literal('html5'),
    language,
    /** Address the game's way out leads back to: a path on the merchant's own host. */
    backUrl: v.optional(backPath),
  }),
  /** Address to open. Carries a one-time ticket, never the session's token. */
  value: v.object({ url: v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?![/\\]))/i, 'a web address or a path')) }),
  failures: ['NOT_FOUND', 'GAME_UNAVAILABLE', 'TRIAL_NOT_ALLOWED'],
});
