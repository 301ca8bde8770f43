import type { GenericSchema } from 'valibot';
import type { CallValue } from '../call.ts';
import type { CallName, calls } from '../calls.ts';
import { getMemberInfoMinimum, getWalletMinimum, registerMinimum, setPasswordPhoneMinimum } from './account.ts';
import { getAnnouncementsMinimum, markAsReadMinimum } from './announcements.ts';
import { codeSentMinimum } from './codeSent.ts';
import { nothing } from './fields.ts';
import {
  getFavoriteGamesMinimum,
  getGameListMinimum,
  listedGamesMinimum,
  getPopularGamesMinimum,
  getVendorGameTypesMinimum,
} from './games.ts';
import { getCustomerServiceMinimum, getSystemStatusMinimum } from './service.ts';

/**
 * The least that the app can work with: for each call whose reply may have less than the contract's schema, or other names, the schema
 * that reads such a reply and gives the contract's value. The client reads by it only a reply that does not fit the contract.
 */
export const minimumValues = {
  changePassword: nothing,
  changePaymentPassword: nothing,
  getAnnouncements: getAnnouncementsMinimum,
  getCustomerService: getCustomerServiceMinimum,
  getFavoriteGames: getFavoriteGamesMinimum,
  getFavoriteGamesAll: getFavoriteGamesMinimum,
  getGameList: getGameListMinimum,
  getHotGames: listedGamesMinimum,
  getMemberInfo: getMemberInfoMinimum,
  getPopularGames: getPopularGamesMinimum,
  getRecentGames: listedGamesMinimum,
  getSystemStatus: getSystemStatusMinimum,
  getVendorGameTypes: getVendorGameTypesMinimum,
  getWallet: getWalletMinimum,
  logout: nothing,
  markAsRead: markAsReadMinimum,
  register: registerMinimum,
  registerMobile: registerMinimum,
  sendSmsCode: codeSentMinimum,
  setPasswordEmail: nothing,
  setPasswordPhone: setPasswordPhoneMinimum,
  setSecurityQuestions: nothing,
} satisfies { [Name in CallName]?: GenericSchema<unknown, CallValue<(typeof calls)[Name]>> };
