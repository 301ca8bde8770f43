import { beforeEach, describe, expect, test, vi } from 'vitest';
import { logoutApi } from '../auth/logout.api.ts';
import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import { gameListsApi } from '../games/gameLists.api.ts';
import { lotteryApi } from '../lottery/lottery.api.ts';
import { memberApi } from '../member/getMemberInfo.api.ts';
import { serviceApi } from '../service/getCustomerService.api.ts';
import { restoreSession, sessionStarted } from '../session/index.ts';
import { siteApi } from '../site/site.api.ts';
import { answer, fail, noAnswer, noNetwork } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { testMerchant } from '../testing/testMerchant.ts';
import type { TestStore, TestStoreOptions } from '../testing/testStore.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';

const network = startNetwork();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

interface CachedReply {
  call: Call;
  value: unknown;
  /** Starts the request and returns its current data. */
  ask: (store: TestStore) => { now: () => unknown; settled: Promise<unknown> };
}

const inEnglish = { language: 'EN' };
const { getSystemStatus } = siteApi.endpoints;
const { getMemberInfo } = memberApi.endpoints;
const { getCustomerService } = serviceApi.endpoints;
const { getVendorGameTypes } = gameListsApi.endpoints;
const { getLotteryGames, getLottList, getElottList } = lotteryApi.endpoints;

const cached: Readonly<Record<string, CachedReply>> = {
  status: {
    call: calls.getSystemStatus,
    value: sampleValues.getSystemStatus,
    ask: (store) => ({
      settled: store.dispatch(getSystemStatus.initiate()),
      now: () => getSystemStatus.select()(store.getState()).data,
    }),
  },
  memberInfo: {
    call: calls.getMemberInfo,
    value: sampleValues.getMemberInfo,
    ask: (store) => ({
      settled: store.dispatch(getMemberInfo.initiate()),
      now: () => getMemberInfo.select()(store.getState()).data,
    }),
  },
  serviceLink: {
    call: calls.getCustomerService,
    value: sampleValues.getCustomerService,
    ask: (store) => ({
      settled: store.dispatch(getCustomerService.initiate()),
      now: () => getCustomerService.select()(store.getState()).data,
    }),
  },
  vassalGameTypes: {
    call: calls.getVendorGameTypes,
    value: sampleValues.getVendorGameTypes,
    ask: (store) => ({
      settled: store.dispatch(getVendorGameTypes.initiate()),
      now: () => getVendorGameTypes.select()(store.getState()).data,
    }),
  },
  gameLotts: {
    call: calls.getLotteryGames,
    value: sampleValues.getLotteryGames,
    ask: (store) => ({
      settled: store.dispatch(getLotteryGames.initiate(inEnglish)),
      now: () => getLotteryGames.select(inEnglish)(store.getState()).data,
    }),
  },
  lottList: {
    call: calls.getLottList,
    value: sampleValues.getLottList,
    ask: (store) => ({
      settled: store.dispatch(getLottList.initiate(inEnglish)),
      now: () => getLottList.select(inEnglish)(store.getState()).data,
    }),
  },
  elottList: {
    call: calls.getElottList,
    value: sampleValues.getElottList,
    ask: (store) => ({
      settled: store.dispatch(getElottList.initiate(inEnglish)),
      now: () => getElottList.select(inEnglish)(store.getState()).data,
    }),
  },
};

const { status } = cached as { status: CachedReply };
const { memberInfo } = cached as { memberInfo: CachedReply };

/** Simulates a visit that receives the reply, which stores it on the device. */
async function visit(
  { call, value, ask }: CachedReply,
  options: TestStoreOptions = { session: testSession },
): Promise<TestStore> {
  network.use(answer(call, value as never));
  const store = createTestStore(options);
  const { settled, now } = ask(store);
  await settled;
  expect(now()).toBeDefined();
  return store;
}

/** Returns the data that the next visit shows before any reply arrives. */
function shownAtOnce({ call, ask }: CachedReply, options: TestStoreOptions = { session: testSession }): unknown {
  network.use(noAnswer(call));
  return ask(createTestStore(options)).now();
}

test('[API-06] these seven replies are cached on the device', () => {
  expect(
    Object.values<Call>(calls)
      .flatMap(({ cachedAs }) => cachedAs ?? [])
      .toSorted(),
  ).toEqual(Object.keys(cached).toSorted());
});

describe.each(Object.entries(cached))('%s', (name, one) => {
  test(`[API-06] ${name} is on the device after a visit and is shown immediately in the next visit`, async () => {
    expect(shownAtOnce(one)).toBeUndefined();
    const store = await visit(one);
    expect(localStorage.getItem(name)).not.toBeNull();
    expect(shownAtOnce(one)).toEqual(one.ask(store).now());
  });

  test(`${name} of another merchant or language is not shown`, async () => {
    await visit(one);
    expect(shownAtOnce(one, { session: testSession, merchant: testMerchant({ code: 'otherhouse' }) })).toBeUndefined();
    expect(shownAtOnce(one, { session: testSession, language: 'BN' })).toBeUndefined();
  });
});

test('[API-06] the new reply replaces the cached reply on screen and on the device', async () => {
  await visit(status);
  network.use(answer(calls.getSystemStatus, { ...sampleValues.getSystemStatus, maintenance: true }));
  const { now, settled } = status.ask(createTestStore());
  expect(now()).toMatchObject({ isMaintenance: false });
  await settled;
  expect(now()).toMatchObject({ isMaintenance: true });
  expect(shownAtOnce(status)).toMatchObject({ isMaintenance: true });
});

test('offline, the cached reply is shown together with the error', async () => {
  await visit(status);
  network.use(noNetwork(calls.getSystemStatus));
  const store = createTestStore();
  await status.ask(store).settled;
  expect(getSystemStatus.select()(store.getState())).toMatchObject({
    isError: true,
    error: { code: 'NETWORK' },
    data: { isMaintenance: false },
  });
});

test('a failure is not cached', async () => {
  network.use(fail(calls.getSystemStatus, 'MAINTENANCE'));
  await status.ask(createTestStore()).settled;
  expect(localStorage.getItem('status')).toBeNull();
});

describe('member info', () => {
  test('[API-06] is removed when the session ends', async () => {
    const store = await visit(memberInfo);
    network.use(answer(calls.logout, {}));
    await store.dispatch(logoutApi.endpoints.logout.initiate());
    expect(localStorage.getItem('memberInfo')).toBeNull();
    expect(shownAtOnce(memberInfo)).toBeUndefined();
  });

  test('is never shown to another player', async () => {
    await visit(memberInfo);
    expect(
      shownAtOnce(memberInfo, { session: { ...testSession, userName: 'bashir', token: 'token-of-bashir' } }),
    ).toBeUndefined();
    expect(shownAtOnce(memberInfo, {})).toBeUndefined();
  });

  test('is shown immediately for the player whose session the device remembers', async () => {
    await visit(memberInfo);
    network.use(noAnswer(calls.getMemberInfo));
    const store = createTestStore();
    store.dispatch(restoreSession());
    expect(memberInfo.ask(store).now()).toMatchObject({ account: 'amina' });
  });

  test('is stored without the token', async () => {
    await visit(memberInfo);
    expect(localStorage.getItem('memberInfo')).not.toContain(testSession.token);
  });

  test('of a player who was replaced during the request is not cached', async () => {
    const store = createTestStore({ session: testSession });
    network.use(
      answer(calls.getMemberInfo, () => {
        store.dispatch(sessionStarted({ ...testSession, token: 'token-of-bashir', userName: 'bashir' }));
        return sampleValues.getMemberInfo;
      }),
    );
    await memberInfo.ask(store).settled;
    expect(
      shownAtOnce(memberInfo, { session: { ...testSession, userName: 'bashir', token: 'token-of-bashir' } }),
    ).toBeUndefined();
  });
});

test.each(['', 'x', 'null', '{}', '[]', '[1]', '["",{}]', '{"maintenance":false}'])(
  'the stored text %j is ignored',
  async (text) => {
    localStorage.setItem('status', text);
    expect(shownAtOnce(status)).toBeUndefined();
  },
);

test('[API-06] a cached reply that does not fit the contract is not shown', async () => {
  await visit(status);
  localStorage.setItem('status', localStorage.getItem('status')!.replace('"maintenance":false', '"maintenance":"no"'));
  expect(shownAtOnce(status)).toBeUndefined();
});

test('if storage is blocked, calls work without the cache', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const store = await visit(status);
  expect(status.ask(store).now()).toMatchObject({ isMaintenance: false });
});
