import type { CallName } from '../calls.ts';

/**
 * The calls that guests and members need to view games, log in and play. If a gateway does not have another call, the
 * app hides the features that need it.
 */
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

/** Calls that no screen makes: see decision 75. */
export const callsWithoutScreen = [
  'getLobbyNews',
  'getDomainRoute',
  'getMerchantWallet',
] as const satisfies readonly CallName[];
