import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '../contract/calls.ts';
import { createTestStore, sampleValues, testSession } from '../testing/index.ts';
import { gatewayApi, type GatewayTag } from './gatewayApi.ts';

interface Endpoint {
  initiate: (arg: unknown) => UnknownAction;
  useMutation?: unknown;
}

const endpoints = gatewayApi.endpoints as unknown as Readonly<Record<string, Endpoint>>;

/** One query for each tag, with all its tags. */
const queries: Partial<Record<CallName, readonly GatewayTag[]>> = {
  getWallet: ['Wallet'],
  getOrder: ['LotteryOrders'],
  getPersonalInfo: ['Profile'],
  getFeedback: ['Feedback'],
  getSaferPlay: ['SaferPlay', 'Wallet'],
  getUnclaimedPromos: ['Promotions'],
  getCashback: ['Cashback'],
  getBankCards: ['BankCards'],
  getSecurityQuestions: ['Security'],
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

beforeAll(async () => {
  const files = globSync('src/**/*.api.ts').map((file) => resolve(file));
  await Promise.all(files.map((file) => import(file)));
});

/**
 * Creates a store that has loaded all queries. Mutations get the given reply. The returned `asked` lists the calls of
 * later requests.
 */
async function loadEverything(answerMutation: () => Response) {
  const asked: CallName[] = [];
  const names = Object.keys(calls) as CallName[];
  const reply = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { url, method } = new Request(input, init);
    const isOf = (call: CallName) => calls[call].method === method && new URL(url).pathname.endsWith(calls[call].path);
    const name = names.find((each) => each in queries && isOf(each));
    if (name === undefined) return answerMutation();
    asked.push(name);
    return Response.json({ success: true, value: sampleValues[name] });
  };
  const store = createTestStore({ session: testSession, fetch: reply });
  const dispatch = store.dispatch as (action: UnknownAction) => Promise<unknown>;
  const areAllHere = () => Promise.all(store.dispatch(gatewayApi.util.getRunningQueriesThunk()));
  for (const name of Object.keys(queries)) void dispatch(endpoints[name]!.initiate({ language: 'EN' }));
  await areAllHere();
  expect(asked.toSorted()).toEqual(Object.keys(queries).toSorted());
  asked.length = 0;
  return { asked, dispatch, areAllHere };
}

const queriesWith = (tags: readonly GatewayTag[]) =>
  Object.entries(queries)
    .filter(([, own]) => own.some((tag) => tags.includes(tag)))
    .map(([name]) => name);

test('each mutation is in exactly one of the two tables', () => {
  // Other tests of the same worker add `probeMutation`.
  const mutations = Object.keys(endpoints).filter(
    (name) => endpoints[name]!.useMutation !== undefined && name !== 'probeMutation',
  );
  expect(mutations.toSorted()).toEqual([...Object.keys(tagsOfMutations), ...others].toSorted());
});

describe.each([
  ['is refused', () => Response.json({ success: false, code: 'NOT_FOUND', message: '' }, { status: 404 })],
  // The gateway may have executed the call.
  ['gets no reply', () => Response.error()],
])('a mutation whose call %s', (_case, answerMutation) => {
  test.each(Object.entries(tagsOfMutations))('%s requests the queries with the tags %o again', async (name, tags) => {
    const { asked, dispatch, areAllHere } = await loadEverything(answerMutation);
    await dispatch(endpoints[name]!.initiate({ idempotencyKey: 'key-1', files: [] }));
    await areAllHere();
    expect(asked.toSorted()).toEqual(queriesWith(tags).toSorted());
  });
});
