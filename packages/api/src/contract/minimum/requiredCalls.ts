import type { CallName } from '../calls.ts';

/** The calls that guests and members need to look at games, log in and play. The product hides what other calls would bring. */
export const requiredCalls = [
  'getAnnouncements',
  'getVendorGameTypes',
  'getHotGames',
  'getGameList',
  'login',
  'getMemberInfo',
  'getWallet',
  'getFavoriteGames',
  'launchGame',
  'logout',
] as const satisfies readonly CallName[];

/** Calls of the interface that no screen makes: see decision 75. */
export const callsWithoutScreen = [
  'getLobbyNews',
  'getDomainRoute',
  'getMerchantWallet',
] as const satisfies readonly CallName[];
