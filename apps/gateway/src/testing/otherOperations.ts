import type { Call, CallName } from '@livery/api/contract';

/** One operation of the specification whose path is in the merchant's configuration. */
export interface OtherOperation {
  what: string;
  name: CallName;
  method: Call['method'];
  /** Fields of the query or the body, if the specification names them. */
  payload?: readonly string[];
  /** Further traits of the call in the specification. */
  traits?: Partial<Pick<Call, 'isEncrypted' | 'encoding' | 'throttleMs' | 'isSilent' | 'moduleId' | 'cachedAs'>>;
  /** A field of the reply's value in the specification. */
  replies?: string;
}

/**
 * The operations that the specification lists without paths. They are written here and not read from the contract,
 * because a test compares the contract with this list.
 */
export const otherOperations: readonly OtherOperation[] = [
  { what: 'what needs verification', name: 'getVerification', method: 'GET' },
  { what: 'rules of the forms', name: 'getValidationRules', method: 'GET' },
  { what: 'a new password', name: 'changePassword', method: 'POST' },
  { what: 'a new password by mobile', name: 'setPasswordPhone', method: 'POST', traits: { isEncrypted: true } },
  { what: 'announcements and banners', name: 'getAnnouncements', method: 'GET' },
  {
    what: 'an announcement was read',
    name: 'markAsRead',
    method: 'POST',
    payload: ['announcementId', 'read'],
    traits: { throttleMs: 150 },
  },
  { what: 'the list of announcements', name: 'getNotices', method: 'GET' },
  { what: 'the status of the site', name: 'getSystemStatus', method: 'GET' },
  { what: 'popular games', name: 'getPopularGames', method: 'GET' },
  { what: 'the list of lotteries', name: 'getLottList', method: 'GET' },
  { what: 'a code by e-mail', name: 'sendPasswordEmail', method: 'POST', traits: { encoding: 'form' } },
  { what: 'whether a user name is valid', name: 'checkUsername', method: 'GET' },
  { what: "a host's affiliate", name: 'getAffiliate', method: 'GET' },
  {
    what: 'whether an affiliate code is valid',
    name: 'checkAffiliateCode',
    method: 'GET',
    payload: ['code', 'domain'],
    replies: 'success',
  },
  { what: 'the trial account', name: 'getTrialAccount', method: 'GET' },
  { what: 'the versions of the screens', name: 'getTemplate', method: 'GET' },
  { what: 'the head icons', name: 'getHeadIcons', method: 'GET' },
  { what: 'a new head icon', name: 'setHeadIcon', method: 'POST', traits: { encoding: 'form' } },
  { what: 'the fields of registration', name: 'getRegistrationConfig', method: 'GET' },
  { what: 'customer service', name: 'getCustomerService', method: 'GET', replies: 'version.pathList' },
  { what: 'the contract on daily salary', name: 'getSalaryContract', method: 'GET' },
  { what: 'the contract on dividends', name: 'getDividendContract', method: 'GET' },
  { what: 'a verification code', name: 'sendVerificationCode', method: 'POST' },
  { what: 'countries', name: 'getCountries', method: 'GET' },
  {
    what: 'unread inbox messages',
    name: 'getInboxUnread',
    method: 'GET',
    traits: { throttleMs: 250, isSilent: true, moduleId: 'CBS3' },
  },
  {
    what: 'unread chat messages',
    name: 'getChatUnread',
    method: 'GET',
    traits: { moduleId: 'CBS3' },
    replies: 'unReadCount',
  },
  { what: 'the winner board', name: 'getWinnerBoard', method: 'GET' },
  { what: 'the help centre', name: 'getHelp', method: 'GET', payload: ['device', 'lang'] },
  {
    what: 'the address of the chat',
    name: 'getChatLink',
    method: 'GET',
    payload: ['b2c', 'language', 'backUrl', 'headerColor', 'title'],
    traits: { moduleId: 'CBS3' },
  },
  {
    what: 'live models',
    name: 'getLiveModels',
    method: 'GET',
    payload: ['active', 'streaming'],
    traits: { moduleId: 'CBS3' },
  },
  { what: 'renewal of the session', name: 'renewSession', method: 'POST' },
  { what: "a vendor's wallet", name: 'getMerchantWallet', method: 'GET' },
  { what: 'the wallets', name: 'getWallet', method: 'GET' },
  { what: 'vendors of games', name: 'getVendorGameTypes', method: 'GET' },
  {
    what: 'login with Facebook or Google',
    name: 'socialLogin',
    method: 'POST',
    payload: ['provider', 'firebaseIdToken'],
  },
];
