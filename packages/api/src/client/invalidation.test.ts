import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  contractsChangeItem,
  favoritesChangeItem,
  fingerprint,
  messagesChangeItem,
  promotionsChangeItem,
} from '@livery/device/storage';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followContracts } from '../agent/contractTabs.api.ts';
import { calls, type CallName } from '../contract/calls.ts';
import { followFavorites } from '../games/favoriteTabs.api.ts';
import { followMessages } from '../messages/messageTabs.api.ts';
import { followPromotions } from '../promotions/promotionTabs.api.ts';
import { createTestStore, sampleValues, testSession } from '../testing/index.ts';
import { gatewayApi, type GatewayTag } from './gatewayApi.ts';

interface Endpoint {
  initiate: (arg: unknown) => UnknownAction;
  useMutation?: unknown;
}

const endpoints = gatewayApi.endpoints as unknown as Readonly<Record<string, Endpoint>>;

/** All tags of each query. `Member` belongs to each query whose result depends on the player. */
const tagsOfQueries: Readonly<Record<string, readonly GatewayTag[]>> = {
  allFavoriteGames: ['Member', 'FavoriteGames'],
  checkAffiliateCode: [],
  checkUsername: [],
  drawPages: [],
  favoriteGames: ['Member', 'FavoriteGames'],
  gameList: [],
  getAffiliate: [],
  getAgentInfo: ['Member'],
  getAgentKpi: ['Member'],
  getAnnouncements: ['Announcements'],
  getBankCards: ['Member', 'BankCards'],
  getCashback: ['Member', 'Cashback'],
  getChases: ['Member', 'LotteryOrders'],
  getChatUnread: ['Member', 'Unread'],
  getClientInfo: [],
  getCountries: [],
  getCustomerService: [],
  getDepositBanks: ['Member'],
  getDepositOptions: ['Member'],
  getDepositPromos: ['Member', 'Wallet'],
  getDeposits: ['Member', 'Wallet'],
  getDividend: ['Member'],
  getDividendContract: ['Member', 'Contracts'],
  getDownline: ['Member'],
  getDownloads: [],
  getDraws: [],
  getElottList: [],
  getFeedback: ['Member', 'Feedback'],
  getGameRecords: ['Member', 'Wallet'],
  getHeadIcons: ['Member', 'Profile'],
  getHelp: [],
  getHotGames: [],
  getHourContract: ['Member', 'Contracts'],
  getInbox: ['Member', 'Inbox'],
  getInboxUnread: ['Member', 'Unread'],
  getLiveModels: [],
  getLottList: [],
  getLotteryGames: [],
  getMemberInfo: ['Member', 'Profile'],
  getNotices: ['Announcements'],
  getOpenedNumbers: [],
  getOrder: ['Member', 'LotteryOrders'],
  getOrders: ['Member', 'LotteryOrders'],
  getPersonalInfo: ['Member', 'Profile'],
  getPopularGames: [],
  getPromotions: ['Member', 'Promotions'],
  getRankList: [],
  getRebates: ['Member'],
  getRecentGames: ['Member'],
  getReferral: ['Member'],
  getRegistrationConfig: [],
  getSaferPlay: ['Member', 'SaferPlay', 'Wallet'],
  getSalary: ['Member'],
  getSalaryContract: ['Member', 'Contracts'],
  getSecurity: ['Member', 'Security'],
  getSecurityQuestions: ['Member', 'Security'],
  getSystemStatus: [],
  getTemplate: [],
  getTransactionCodes: ['Member'],
  getTransactions: ['Member', 'Wallet'],
  getTrialAccount: ['Member'],
  getUnclaimedPromos: ['Member', 'Promotions'],
  getValidationRules: [],
  getVendorGameTypes: [],
  getVerification: [],
  getVnGameMenu: [],
  getVnOpenedNumbers: [],
  getVnRecentGames: ['Member'],
  getWallet: ['Member', 'Wallet'],
  getWinnerBoard: [],
  getWithdrawOptions: ['Member', 'BankCards', 'Security', 'Wallet'],
  getWithdrawals: ['Member', 'Wallet'],
  laterFavorites: ['Member', 'FavoriteGames'],
};

/** The tags that each mutation must invalidate: all cached replies that its call changes. */
const tagsOfMutations: Readonly<Record<string, readonly GatewayTag[]>> = {
  acceptDepositPromo: ['Wallet'],
  addBankCard: ['BankCards'],
  bindEmail: ['Security', 'Profile'],
  bindPayee: ['Security', 'Profile'],
  cancelChase: ['Wallet', 'LotteryOrders'],
  cancelDeposit: ['Wallet', 'Promotions'],
  cancelSuborder: ['Wallet', 'LotteryOrders'],
  cancelWithdrawal: ['Wallet'],
  changePaymentPassword: ['Security'],
  claimCashback: ['Cashback', 'Wallet'],
  claimPromotion: ['Promotions', 'Wallet'],
  collectWallets: ['Wallet'],
  depositAlipay: ['Wallet'],
  depositGateway: ['Wallet'],
  depositManual: ['Wallet'],
  depositQq: ['Wallet'],
  depositWechat: ['Wallet'],
  joinPromotion: ['Promotions'],
  placeChase: ['Wallet', 'LotteryOrders'],
  placeOrder: ['Wallet', 'LotteryOrders'],
  removeBankCard: ['BankCards'],
  savePersonalInfo: ['Profile'],
  sendDepositReceipt: ['Wallet'],
  sendFeedback: ['Feedback'],
  setDefaultBankCard: ['BankCards'],
  setHeadIcon: ['Profile'],
  setNickname: ['Profile'],
  setPlayLimit: ['SaferPlay'],
  setSecurityQuestions: ['Security'],
  settleIntent: ['Wallet', 'Promotions', 'Cashback', 'LotteryOrders'],
  takeBreak: ['SaferPlay'],
  transfer: ['Wallet'],
  withdraw: ['Wallet'],
};

/**
 * Mutations without `invalidatesTags`. Their calls change no cached reply, or the mutations update the cache directly.
 */
const others = [
  'addFavoriteGame',
  'addRecentGame',
  'answerDividendContract',
  'answerHourContract',
  'answerSalaryContract',
  'changePassword',
  'getChatLink',
  'launchGame',
  'login',
  'logout',
  'markAsRead',
  'openLottery',
  'readInbox',
  'refreshCaptcha',
  'register',
  'registerMobile',
  'removeFavoriteGame',
  'removeInbox',
  'renewSession',
  'sendPasswordEmail',
  'sendSmsCode',
  'sendVerificationCode',
  'setPasswordEmail',
  'setPasswordPhone',
  'socialLogin',
  'startTrial',
];

/** The tags that a change in another tab must invalidate, by the file that synchronises the tabs. */
const tagsOfTabChanges = {
  'agent/contractTabs': { item: contractsChangeItem, follow: followContracts, tags: ['Contracts'] },
  'games/favoriteTabs': { item: favoritesChangeItem, follow: followFavorites, tags: ['FavoriteGames'] },
  'messages/messageTabs': {
    item: messagesChangeItem,
    follow: followMessages,
    tags: ['Announcements', 'Inbox', 'Unread'],
  },
  'promotions/promotionTabs': {
    item: promotionsChangeItem,
    follow: followPromotions,
    tags: ['Promotions', 'Cashback', 'Wallet'],
  },
} as const;

beforeAll(async () => {
  const files = globSync('src/**/*.api.ts').map((file) => resolve(file));
  await Promise.all(files.map((file) => import(file)));
});

interface QueryState {
  endpointName: string;
  status: string;
  requestId: string;
}

/** Creates a store that has loaded all queries. Calls that change data get the given reply. */
async function loadEverything(answerMutation: () => Response = Response.error) {
  const names = Object.keys(calls) as CallName[];
  const store = createTestStore({
    session: testSession,
    fetch: async (input, init) => {
      const { url, method } = new Request(input, init);
      if (method !== 'GET') return answerMutation();
      const { pathname } = new URL(url);
      const name = names.find((each) => calls[each].method === 'GET' && pathname.endsWith(calls[each].path));
      return Response.json({ success: true, value: sampleValues[name!] });
    },
  });
  const dispatch = store.dispatch as (action: UnknownAction) => Promise<unknown>;
  const areAllHere = () => Promise.all(store.dispatch(gatewayApi.util.getRunningQueriesThunk()));
  const queries = () => Object.values(store.getState().gateway.queries as unknown as Record<string, QueryState>);
  for (const name of Object.keys(tagsOfQueries)) void dispatch(endpoints[name]!.initiate({ language: 'EN' }));
  await areAllHere();
  expect(queries().filter(({ status }) => status !== 'fulfilled')).toEqual([]);

  /** Makes a change, and returns the names of the queries that are then requested again. */
  const requestedAfter = async (change: () => unknown) => {
    const before = new Set(queries().map(({ requestId }) => requestId));
    await change();
    await areAllHere();
    return queries().flatMap(({ endpointName, requestId }) => (before.has(requestId) ? [] : endpointName));
  };
  return { store, dispatch, requestedAfter };
}
type Loaded = Awaited<ReturnType<typeof loadEverything>>;

const queriesWith = (tags: readonly GatewayTag[]) =>
  Object.keys(tagsOfQueries).filter((name) => tagsOfQueries[name]!.some((tag) => tags.includes(tag)));

// Other tests of the same worker add `probeQuery` and `probeMutation`.
const endpointNames = () => Object.keys(endpoints).filter((name) => !name.startsWith('probe'));

test('each query is in the table', () => {
  const queries = endpointNames().filter((name) => endpoints[name]!.useMutation === undefined);
  expect(queries.toSorted()).toEqual(Object.keys(tagsOfQueries).toSorted());
});

test('each mutation is in exactly one of the two tables', () => {
  const mutations = endpointNames().filter((name) => endpoints[name]!.useMutation !== undefined);
  expect(mutations.toSorted()).toEqual([...Object.keys(tagsOfMutations), ...others].toSorted());
});

test('each file that synchronises tabs is in the table', () => {
  const files = globSync('src/*/*Tabs.api.ts').map((file) => /^src\/(.*)\.api\.ts$/.exec(file)![1]);
  expect(files.toSorted()).toEqual(Object.keys(tagsOfTabChanges).toSorted());
});

describe('with all queries loaded', () => {
  let loaded: Loaded;
  beforeAll(async () => {
    loaded = await loadEverything();
  });
  beforeEach(() => {
    localStorage.clear();
    return () => localStorage.clear();
  });

  test.each([...new Set(Object.values(tagsOfQueries).flat())])(
    'the tag %s, if it is invalidated, requests exactly its queries again',
    async (tag) => {
      const { dispatch, requestedAfter } = loaded;
      const requested = await requestedAfter(() => dispatch(gatewayApi.util.invalidateTags([tag])));
      expect(requested.toSorted()).toEqual(queriesWith([tag]).toSorted());
    },
  );

  test.each(Object.entries(tagsOfTabChanges))(
    'a change in another tab (%s) requests the queries with its tags again',
    async (_file, { item, follow, tags }) => {
      const stop = follow(loaded.store);
      const requested = await loaded.requestedAfter(() => {
        item.write({ by: fingerprint(testSession.token), at: Date.now() });
        window.dispatchEvent(new StorageEvent('storage', { key: item.key }));
      });
      stop();
      expect(requested.toSorted()).toEqual(queriesWith(tags).toSorted());
    },
  );
});

describe.each([
  ['is refused', () => Response.json({ success: false, code: 'NOT_FOUND', message: '' }, { status: 404 })],
  // The gateway may have executed the call.
  ['gets no reply', () => Response.error()],
])('a mutation whose call %s', (_case, answerMutation) => {
  let loaded: Loaded;
  beforeAll(async () => {
    loaded = await loadEverything(answerMutation);
  });

  test.each(Object.entries(tagsOfMutations))('%s requests the queries with the tags %o again', async (name, tags) => {
    const { dispatch, requestedAfter } = loaded;
    const mutation = endpoints[name]!.initiate({ idempotencyKey: 'key-1', files: [] });
    const requested = await requestedAfter(() => dispatch(mutation));
    expect(requested.toSorted()).toEqual(queriesWith(tags).toSorted());
  });
});
