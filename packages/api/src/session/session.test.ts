import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { logoutApi } from '../auth/logout.api.ts';
import { gameListsApi } from '../games/gameLists.api.ts';
import { memberApi } from '../member/getMemberInfo.api.ts';
import { calls } from '../contract/calls.ts';
import { answer, answerRaw, fail, noAnswer, noNetwork } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import { HttpResponse } from 'msw';
import { listenToOtherTabs } from './listenToOtherTabs.ts';
import { restoreSession } from './restoreSession.ts';
import { selectHasAlternateMenu } from './selectHasAlternateMenu.ts';
import { selectIsSignedIn, selectRole, selectSessionEnd, sessionEnded, sessionStarted } from './sessionSlice.ts';

const network = startNetwork();
const key = 'MC_SESSION_INFO';
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('[SESS-01] a player is logged in if MC_SESSION_INFO is stored', () => {
  test('[SESS-01] a started session is stored with token, merchantCode, userName, type and firstTimeLogin', () => {
    const store = createTestStore();
    store.dispatch(sessionStarted(testSession));
    expect(stored()).toEqual({
      token: 'token-of-amina',
      merchantCode: 'testmerchant',
      userName: 'amina',
      type: 0,
      firstTimeLogin: false,
    });
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });

  test('[SESS-01] the next visit is logged in with the stored session, and not without it', () => {
    localStorage.setItem(key, JSON.stringify(testSession));
    const store = createTestStore();
    store.dispatch(restoreSession());
    expect(store.getState().session.current).toEqual(testSession);

    localStorage.clear();
    const other = createTestStore();
    other.dispatch(restoreSession());
    expect(selectIsSignedIn(other.getState())).toBe(false);
  });

  test.each([
    ['no JSON', '{"token":'],
    ['null', 'null'],
    ['a number', '42'],
    ['a session without a token', JSON.stringify({ ...testSession, token: undefined })],
    ['a token that is not a text', JSON.stringify({ ...testSession, token: { length: 20 } })],
    ['a token that no header can carry', JSON.stringify({ ...testSession, token: 'abcd\nefgh' })],
    ['a type that is not a number', JSON.stringify({ ...testSession, type: 'member' })],
    ["another merchant's session", JSON.stringify({ ...testSession, merchantCode: 'elsewhere' })],
  ])('[SESS-01] %s counts as logged out and is removed', (_, text) => {
    localStorage.setItem(key, text);
    const store = createTestStore();
    store.dispatch(restoreSession());
    expect(store.getState().session).toMatchObject({ current: null, endedBecause: null });
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('[SESS-01] no stored text throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        localStorage.setItem(key, text);
        const store = createTestStore();
        store.dispatch(restoreSession());
        expect(selectIsSignedIn(store.getState())).toBe(false);
      }),
    );
  });

  test('[SESS-01] a merchant code in capitals, as some gateways send it, is the same merchant', () => {
    localStorage.setItem(key, JSON.stringify({ ...testSession, merchantCode: 'TESTMERCHANT' }));
    const store = createTestStore();
    store.dispatch(restoreSession());
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });

  test('if storage is full or blocked, the player is signed in until the page closes', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createTestStore();
    store.dispatch(sessionStarted(testSession));
    expect(selectIsSignedIn(store.getState())).toBe(true);
    store.dispatch(sessionEnded({ reason: 'logout' }));
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });
});

test.each([
  [0, 'member', false],
  [1, 'member', true],
  [2, 'member', true],
  ...[3, 4, 40, 41, 42, -1, 1.5].map((type) => [type, 'trial', false] as const),
] as const)('[SESS-03] type %d is a %s, who sees the alternate menu: %s', (type, role, hasAlternateMenu) => {
  const state = createTestStore({ session: { ...testSession, type } }).getState();
  expect(selectRole(state)).toBe(role);
  expect(selectHasAlternateMenu(state)).toBe(hasAlternateMenu);
});

test('[SESS-03] without a session, the player is a guest', () => {
  expect(selectRole(createTestStore().getState())).toBe('guest');
});

describe('[SESS-02] logout', () => {
  function leaveTraces() {
    localStorage.setItem('memberInfo', '{"account":"amina"}');
    localStorage.setItem('trialUser', 'trial-1');
    localStorage.setItem('language', 'BN');
    sessionStorage.setItem('PSW', 'secret');
  }
  const expectNoTraces = () => {
    expect(localStorage.getItem(key)).toBeNull();
    expect(localStorage.getItem('memberInfo')).toBeNull();
    expect(localStorage.getItem('trialUser')).toBeNull();
    expect(localStorage.getItem('autoLogin')).toBe('0');
    expect(sessionStorage).toHaveLength(0);
  };
  const logout = (store: ReturnType<typeof createTestStore>) => store.dispatch(logoutApi.endpoints.logout.initiate());

  test("[SESS-02] sends DELETE with the token, sets autoLogin '0' and clears the stored data of the player", async () => {
    const store = createTestStore({ session: testSession });
    leaveTraces();
    const sent: Request[] = [];
    network.use(
      answerRaw(calls.logout, (request) => {
        sent.push(request.clone());
        return HttpResponse.json({ success: true, value: {} });
      }),
    );
    expect(await logout(store)).toHaveProperty('data');
    expect(sent.map(({ method, headers }) => [method, headers.get('Authorization')])).toEqual([
      ['DELETE', 'token-of-amina'],
    ]);
    expectNoTraces();
    expect(store.getState().session).toMatchObject({ current: null, endedBecause: 'logout' });
    expect(localStorage.getItem('language')).toBe('BN');
  });

  test.each([
    ['there is no network', noNetwork(calls.logout)],
    ['the gateway fails', fail(calls.logout, 'INTERNAL')],
    ['the gateway no longer knows the token', fail(calls.logout, 'SESSION_INVALID')],
    ['the answer is HTML', answerRaw(calls.logout, () => new HttpResponse('<html>'))],
  ])('[SESS-02] clears the stored data if %s, and the reason is logout', async (_, handler) => {
    const store = createTestStore({ session: testSession });
    leaveTraces();
    network.use(handler);
    expect(await logout(store)).not.toHaveProperty('error');
    expectNoTraces();
    expect(selectSessionEnd(store.getState())).toBe('logout');
  });

  test('[SESS-02] if the gateway never replies, the player is signed out after five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const store = createTestStore({ session: testSession, timeoutMs: 60_000 });
      network.use(noAnswer(calls.logout));
      const done = logout(store);
      await vi.advanceTimersByTimeAsync(5100);
      await done;
      expect(selectIsSignedIn(store.getState())).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});

test("the end of a session removes the player's cached data, and not public data", async () => {
  const store = createTestStore({ session: testSession });
  network.use(
    answer(calls.getMemberInfo, sampleValues.getMemberInfo),
    answer(calls.getHotGames, sampleValues.getHotGames),
  );
  const member = store.dispatch(memberApi.endpoints.getMemberInfo.initiate());
  await member;
  await store.dispatch(gameListsApi.endpoints.getHotGames.initiate({ language: 'EN' }));
  expect(memberApi.endpoints.getMemberInfo.select()(store.getState()).data?.account).toBe('amina');

  store.dispatch(sessionEnded({ reason: 'logout' }));
  expect(memberApi.endpoints.getMemberInfo.select()(store.getState()).data).toBeUndefined();
  expect(gameListsApi.endpoints.getHotGames.select({ language: 'EN' })(store.getState()).data).toHaveLength(2);

  // The data of the next player can be requested.
  network.use(answer(calls.getMemberInfo, { ...sampleValues.getMemberInfo, account: 'bashir' }));
  store.dispatch(sessionStarted({ ...testSession, token: 'token-of-bashir', userName: 'bashir' }));
  await store.dispatch(memberApi.endpoints.getMemberInfo.initiate());
  expect(memberApi.endpoints.getMemberInfo.select()(store.getState()).data?.account).toBe('bashir');
});

test("a session that replaces another session removes the other player's cached data", async () => {
  const store = createTestStore({ session: testSession });
  network.use(answer(calls.getMemberInfo, sampleValues.getMemberInfo));
  await store.dispatch(memberApi.endpoints.getMemberInfo.initiate());
  store.dispatch(sessionStarted({ ...testSession, token: 'token-of-bashir', userName: 'bashir' }));
  expect(memberApi.endpoints.getMemberInfo.select()(store.getState()).data).toBeUndefined();
});

describe('[SESS-08] an expired session', () => {
  const expire = (store: ReturnType<typeof createTestStore>) => store.dispatch(sessionEnded({ reason: 'expired' }));
  function begun() {
    const store = createTestStore({ session: testSession });
    sessionStorage.setItem('draft', 'half-typed');
    expire(store);
    return store;
  }

  test('[SESS-08] removes the token, and leaves the drafts for the same player', () => {
    const store = begun();
    expect(localStorage.getItem(key)).toBeNull();
    expect(localStorage.getItem('autoLogin')).toBeNull();
    expect(sessionStorage.getItem('draft')).toBe('half-typed');
    store.dispatch(sessionStarted({ ...testSession, token: 'next-token-of-amina' }));
    expect(sessionStorage.getItem('draft')).toBe('half-typed');
  });

  test('[SESS-08] leaves no data for another player, also after a reload', () => {
    begun();
    createTestStore().dispatch(sessionStarted({ ...testSession, token: 'other', userName: 'bashir' }));
    expect(sessionStorage).toHaveLength(0);
  });

  test('[SESS-08] of a trial leaves the drafts for the guest, and for another trial', () => {
    const trial = { ...testSession, type: 99, userName: 'trial-1' };
    const store = createTestStore({ session: trial });
    sessionStorage.setItem('draft', 'half-typed');
    expire(store);
    store.dispatch(sessionStarted({ ...trial, token: 'token-of-trial-2', userName: 'trial-2' }));
    expect(sessionStorage.getItem('draft')).toBe('half-typed');
  });
});

describe('[SESS-09] other tabs', () => {
  let stop = () => {};
  afterEach(() => stop());

  /** Simulates the browser's events in this tab after a login, logout or expired session in another tab. */
  function otherTabWrites(session: object | null, hasExpired = false) {
    if (session) localStorage.setItem(key, JSON.stringify(session));
    else {
      if (!hasExpired) localStorage.setItem('autoLogin', '0');
      localStorage.removeItem(key);
    }
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  const reload = vi.fn<() => void>();
  function tab(session = testSession) {
    const store = createTestStore({ session });
    reload.mockClear();
    stop = listenToOtherTabs(store, reload);
    return store;
  }

  test('[SESS-09] a logout there logs out here, once, and clears the session storage of this tab', () => {
    const store = tab();
    sessionStorage.setItem('PSW', 'secret');
    otherTabWrites(null);
    otherTabWrites(null);
    expect(store.getState().session).toMatchObject({ current: null, endedBecause: 'otherTab' });
    expect(sessionStorage).toHaveLength(0);
  });

  test('[SESS-09] a session that expires there expires here, and leaves drafts and shared data', () => {
    const store = tab();
    sessionStorage.setItem('draft', 'half-typed');
    localStorage.setItem('trialUser', 'of the other tab');
    otherTabWrites(null, true);
    expect(store.getState().session).toMatchObject({ current: null, endedBecause: 'expired' });
    expect(sessionStorage.getItem('draft')).toBe('half-typed');
    expect(localStorage.getItem('trialUser')).toBe('of the other tab');
    otherTabWrites({ ...testSession, token: 'next-token-of-amina' });
    expect(sessionStorage.getItem('draft')).toBe('half-typed');
  });

  test('[SESS-09] another player who logs in there finds no drafts here', () => {
    const store = tab();
    sessionStorage.setItem('draft', 'half-typed');
    otherTabWrites({ ...testSession, token: 'token-of-bashir', userName: 'bashir' });
    expect(store.getState().session.current?.userName).toBe('bashir');
    expect(sessionStorage).toHaveLength(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('[SESS-09] if the same player logs in again there, this tab continues with the new token', () => {
    const store = tab();
    sessionStorage.setItem('draft', 'half-typed');
    otherTabWrites({ ...testSession, token: 'next-token-of-amina' });
    expect(store.getState().session.current?.token).toBe('next-token-of-amina');
    expect(sessionStorage.getItem('draft')).toBe('half-typed');
    expect(reload).not.toHaveBeenCalled();
  });

  test.each(['pageshow', 'visibilitychange'])(
    '[SESS-09] a page that received no event checks the session at %s',
    (event) => {
      const store = tab();
      localStorage.removeItem(key);
      (event === 'pageshow' ? window : document).dispatchEvent(new Event(event));
      expect(selectIsSignedIn(store.getState())).toBe(false);
    },
  );

  test('[SESS-09] a login there logs in here', () => {
    const store = createTestStore();
    stop = listenToOtherTabs(store);
    otherTabWrites(testSession);
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });

  test('[SESS-09] after a logout and login there, a late event does not end the new session', () => {
    const next = { ...testSession, token: 'token-of-bashir', userName: 'bashir' };
    const store = tab();
    localStorage.setItem(key, JSON.stringify(next));
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    expect(store.getState().session.current).toEqual(next);
    expect(stored()).toEqual(next);
  });

  test('[SESS-09] clearing the whole storage logs out; other keys do nothing', () => {
    const store = tab();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(selectIsSignedIn(store.getState())).toBe(true);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });

  test('after it stops listening, the tab ignores the others', () => {
    const store = tab();
    stop();
    otherTabWrites(null);
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });
});
