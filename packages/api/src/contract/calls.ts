import { getAnnouncements } from './announcements.ts';
import { getCaptcha, getRegistrationConfig, login, register } from './auth.ts';
import type { Call } from './call.ts';
import {
  addFavoriteGame, getFavoriteGames, getGameList, getHotGames, getVendorGameTypes, launchGame, removeFavoriteGame,
} from './games.ts';
import { getHelp } from './help.ts';
import { getMemberInfo } from './member.ts';
import { logout } from './session.ts';
import { getWallet } from './wallet.ts';

/** The call table: every call of the contract, by name. */
export const calls = {
  getCaptcha, login, logout, getRegistrationConfig, register,
  getMemberInfo, getWallet,
  getVendorGameTypes, getGameList, getHotGames, getFavoriteGames, addFavoriteGame, removeFavoriteGame, launchGame,
  getAnnouncements, getHelp,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
