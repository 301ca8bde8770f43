import type { GuestCall, MemberCall } from './call.ts';
import { getAnnouncements } from './getAnnouncements.ts';
import { getFavoriteGames } from './getFavoriteGames.ts';
import { getGameList } from './getGameList.ts';
import { getHotGames } from './getHotGames.ts';
import { getMemberInfo } from './getMemberInfo.ts';
import { getVendorGameTypes } from './getVendorGameTypes.ts';
import { getWallet } from './getWallet.ts';
import { launchGame } from './launchGame.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

/** The ten calls of the minimum gateway. */
export const calls: readonly (GuestCall | MemberCall)[] = [
  getAnnouncements,
  getVendorGameTypes,
  getHotGames,
  getGameList,
  login,
  getMemberInfo,
  getWallet,
  getFavoriteGames,
  launchGame,
  logout,
];
