import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  affiliateLinkItem,
  appOfferDismissedAtItem,
  awaitedOrdersItem,
  balanceHiddenItem,
  cachedReplyItem,
  closureItem,
  dismissedContractsItem,
  firstVisitItem,
  hasVisitedItem,
  contractsChangeItem,
  favoriteNumbersItem,
  favoritesChangeItem,
  floatPlaceItem,
  gameClosePlaceItem,
  formDraftsItem,
  gameReturnItem,
  helpItem,
  hiddenPopupsItem,
  inboxItem,
  lotterySlipsItem,
  messagesChangeItem,
  modeItem,
  moneyIntentsItem,
  noticesItem,
  returnPointsItem,
  playedByItem,
  playReminderItem,
  promotionsChangeItem,
  rememberedLoginsItem,
  rememberLoginItem,
  renewedAtItem,
  searchesItem,
  sentCodeItem,
  sessionItem,
  storageKeys,
  templateItem,
  requestedGameItem,
} from './index.ts';
import type { StoredItem } from './defineItem.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const stored = (key: string) => localStorage.getItem(key) ?? sessionStorage.getItem(key);
const templates = { memberCentre: 'new', deposit: 'base' } as const;

/** An item with a valid value. */
const sample = <Value, Default>(item: StoredItem<Value, Default>, value: NoInfer<Value>) => ({
  key: item.key,
  read: () => item.read() as unknown,
  remove: item.remove,
  writeValue: () => item.write(value),
  value: value as unknown,
});

const samples = [
  sample(sessionItem, { token: 't' }),
  sample(renewedAtItem, 1_700_000_000_000),
  sample(rememberLoginItem, false),
  sample(rememberedLoginsItem, {
    merchant: 'testmerchant',
    logins: [{ type: 'sms', username: '1712345678', country: 'BD', countryDialingCode: '880', at: 5 }],
  }),
  sample(modeItem, 'light'),
  sample(balanceHiddenItem, true),
  sample(favoritesChangeItem, { by: 'a1b2', at: 1_700_000_000_000 }),
  sample(messagesChangeItem, { by: 'a1b2', at: 1_700_000_000_000 }),
  sample(contractsChangeItem, { by: 'a1b2', at: 1_700_000_000_000 }),
  sample(promotionsChangeItem, { by: 'a1b2', at: 1_700_000_000_000 }),
  sample(noticesItem, { owner: '["testmerchant","EN"]', messages: [], opened: ['PL-7'] }),
  sample(inboxItem, { owner: '["testmerchant","EN","amina"]', messages: [], opened: ['7'] }),
  sample(helpItem, { owner: '["testmerchant","EN"]', value: [] }),
  sample(floatPlaceItem, { side: 'start', rise: 64 }),
  sample(gameClosePlaceItem, { side: 'start', rise: 64 }),
  sample(templateItem, { merchant: 'testmerchant', templates }),
  sample(closureItem, { merchant: 'testmerchant', closure: 'maintenance', at: 5 }),
  sample(sentCodeItem, { purpose: 'register', country: 'BD', mobileNum: '1712345678', until: 5, waitMs: 5 }),
  sample(lotterySlipsItem, {
    SEA_1: {
      owner: 'testmerchant/amina',
      issue: '20260301-0571',
      bets: [{ play: 'BIG_SMALL', picks: ['BIG'], stake: '10.00', multiple: 2 }],
      chase: { draws: 5, stopOnWin: true },
      sentKey: 'intent-1234',
      board: {
        play: 'STRAIGHT_2',
        stake: '',
        isOther: true,
        multiple: 3,
        selections: { STRAIGHT_2: [['4', '7'], []] },
      },
    },
  }),
  sample(awaitedOrdersItem, [
    {
      owner: 'testmerchant/amina',
      orderId: '1',
      gameCode: 'SEA_1',
      issue: '20260301-0571',
      drawsAt: '2026-03-01T09:31:00.000Z',
    },
  ]),
  sample(favoriteNumbersItem, [
    { owner: 'testmerchant/amina', kind: 'numero', play: 'STRAIGHT_2', selection: [['4'], ['4', '7']] },
  ]),
  sample(formDraftsItem, { register: { owner: 'testmerchant/', values: { email: 'a@b.de', agree: true } } }),
  sample(affiliateLinkItem, { merchant: 'testmerchant', code: '5F3759DF', at: 5 }),
  sample(searchesItem, { testmerchant: ['koi', 'لڈو'] }),
  sample(playedByItem, 'testmerchant/amina'),
  sample(hiddenPopupsItem, { 'PU-1': { EN: 'x1' } }),
  sample(dismissedContractsItem, ['salary-1', 'hour-2']),
  sample(returnPointsItem, { a1: { top: 900, category: 'RNG', pages: 3 } }),
  sample(gameReturnItem, { address: '/m/home', key: 'a1' }),
  sample(moneyIntentsItem, [
    { owner: 'testmerchant/amina', kind: 'withdraw', call: 'withdraw', key: 'a1b2', amount: '500.00', at: 5 },
  ]),
  sample(playReminderItem, { login: 'a1b2', since: 5, everyMinutes: 60, shown: 1 }),
  sample(requestedGameItem, { game: { id: 'node-1' } }),
  sample(appOfferDismissedAtItem, 12),
  sample(firstVisitItem, false),
  sample(hasVisitedItem, true),
  sample(cachedReplyItem('status'), { owner: 'me', value: [1] }),
];

test.each(samples)('$key reads the value that was written', ({ read, writeValue, remove, value }) => {
  const absent = read();
  writeValue();
  expect(read()).toEqual(value);
  remove();
  expect(read()).toEqual(absent);
});

test('item names are unique', () => {
  const names = Object.values<string>(storageKeys);
  expect(names).toEqual([...new Set(names)]);
});

describe('invalid text', () => {
  // The contract defines the fields of a session. Here, a session must only be an object.
  test.each(samples.filter(({ key }) => key !== storageKeys.session))('under $key is ignored', ({ key, read }) => {
    const absent = read();
    for (const text of ['', 'null', '[', '7e', '{"merchant":1}', '[3]', '"words"', '{"PU-1":"x"}']) {
      for (const storage of [localStorage, sessionStorage]) storage.setItem(key, text);
      expect(read(), text).toEqual(absent);
    }
  });

  test('an invalid session is removed, and other invalid texts are not removed until they are replaced', () => {
    localStorage.setItem(storageKeys.session, '{"token":');
    localStorage.setItem(storageKeys.theme, 'plaid');
    expect(sessionItem.read()).toBeNull();
    expect(modeItem.read()).toBeUndefined();
    expect(stored(storageKeys.session)).toBeNull();
    expect(stored(storageKeys.theme)).toBe('plaid');
  });

  test('a record of popups is valid for any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        localStorage.setItem(storageKeys.hiddenPopups, text);
        for (const marks of Object.values(hiddenPopupsItem.read())) expect(typeof marks).toBe('object');
      }),
    );
  });
});

test('if the storage is blocked, a value exists until the page closes', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  expect(modeItem.write('dark')).toBe(false);
  expect(modeItem.read()).toBe('dark');
  modeItem.remove();
  expect(modeItem.read()).toBeUndefined();
});

test('a value that is too long is not stored, and the old value is removed', () => {
  const reply = (length: number) => ({ owner: 'me', value: 'x'.repeat(length) });
  helpItem.write(reply(10));
  expect(helpItem.write(reply(600_000))).toBe(false);
  expect(helpItem.read()).toBeUndefined();
  expect(stored('help')).toBeNull();
});
