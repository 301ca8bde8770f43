import type { GenericSchema } from 'valibot';
import type { CallValue } from '../call.ts';
import type { CallName, calls } from '../calls.ts';
import {
  getCaptchaMinimum,
  getMemberInfoMinimum,
  getWalletMinimum,
  loginMinimum,
  registerMinimum,
  sessionMinimum,
  setPasswordPhoneMinimum,
} from './account.ts';
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
 * Schemas for the smallest replies that the app can use, by call. A schema reads a reply that has fewer or renamed
 * fields, and returns the contract's value. The client uses a schema only if a reply does not fit the contract.
 */
export const minimumValues = {
  changePassword: nothing,
  changePaymentPassword: nothing,
  freePlay: sessionMinimum,
  getAnnouncements: getAnnouncementsMinimum,
  getCaptcha: getCaptchaMinimum,
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
  login: loginMinimum,
  logout: nothing,
  markAsRead: markAsReadMinimum,
  register: registerMinimum,
  registerMobile: registerMinimum,
  sendSmsCode: codeSentMinimum,
  setPasswordEmail: nothing,
  setPasswordPhone: setPasswordPhoneMinimum,
  setSecurityQuestions: nothing,
  socialLogin: sessionMinimum,
} satisfies { [Name in CallName]?: GenericSchema<unknown, CallValue<(typeof calls)[Name]>> };
