import { getAnnouncements } from '../announcements/getAnnouncements.ts';
import { addFavoriteGame, getFavoriteGames, removeFavoriteGame } from '../games/favorites.ts';
import { getGameList } from '../games/getGameList.ts';
import { getHotGames } from '../games/getHotGames.ts';
import { getVendorGameTypes } from '../games/getVendorGameTypes.ts';
import { launchGame } from '../games/launchGame.ts';
import { getHelp } from '../help/getHelp.ts';
import { getMemberInfo } from '../members/getMemberInfo.ts';
import { getRegistrationConfig } from '../members/getRegistrationConfig.ts';
import { register } from '../members/register.ts';
import { getCaptcha } from '../session/getCaptcha.ts';
import { login } from '../session/login.ts';
import { logout } from '../session/logout.ts';
import { getWallet } from '../wallet/getWallet.ts';
import type { CallHandlers } from './callContext.ts';

/** A handler for every call of the contract. */
export const handlers: CallHandlers = {
  getCaptcha, login, logout, getRegistrationConfig, register,
  getMemberInfo, getWallet,
  getVendorGameTypes, getGameList, getHotGames, getFavoriteGames, addFavoriteGame, removeFavoriteGame, launchGame,
  getAnnouncements, getHelp,
};
