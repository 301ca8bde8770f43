import { afterEach, expect, test, vi } from 'vitest';
import { rememberedLoginsItem } from '../storage/items/rememberedLogin.ts';
import {
  forgetRememberedPasswords,
  readRememberedPassword,
  rememberLogin,
  replaceRememberedPassword,
} from './rememberedLogin.ts';

// The mock reverses texts instead of encrypting them, because the key needs IndexedDB.
const turned = (text: string) => [...text].toReversed().join('');
vi.mock('./encryptedText.ts', () => ({
  encryptText: (text: string, owner: string) => Promise.resolve(turned(`${owner} ${text}`)),
  decryptText: (text: string, owner: string) => Promise.resolve(turned(text).slice(owner.length + 1)),
}));
vi.mock('./secretKey.ts', () => ({ dropKey: () => Promise.resolve() }));

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const login = (username: string) => ({ type: 'username', username, country: '', countryDialingCode: '' }) as const;

test('[PWD-04] a changed password replaces the remembered one, also if the name differs in case', async () => {
  await rememberLogin('nova', login('Amina'), 'play4fun');
  await replaceRememberedPassword('nova', 'amina', 'river-42');
  expect(await readRememberedPassword('nova', 'Amina')).toBe('river-42');
});

test.each([
  ['of another member', 'nova', 'rumi'],
  ['at another merchant', 'mira', 'amina'],
])('[PWD-04] a changed password %s removes the remembered one and is not remembered', async (_, merchant, name) => {
  await rememberLogin('nova', login('amina'), 'play4fun');
  await replaceRememberedPassword(merchant, name, 'river-42');
  expect(await readRememberedPassword('nova', 'amina')).toBeUndefined();
});

test('[PWD-04] if no password was remembered, a changed password is not remembered either', async () => {
  await rememberLogin('nova', login('amina'));
  await replaceRememberedPassword('nova', 'amina', 'river-42');
  expect(await readRememberedPassword('nova', 'amina')).toBeUndefined();
});

test.each([31, -31])(
  '[LOGIN-06] a password is forgotten after 30 days, even if the clock changed by %i days',
  async (days) => {
    await rememberLogin('nova', login('amina'), 'play4fun');
    vi.useFakeTimers({ now: Date.now() + days * 86_400_000, toFake: ['Date'] });
    expect(await readRememberedPassword('nova', 'amina')).toBeUndefined();
    expect(rememberedLoginsItem.read()?.logins).toEqual([expect.not.objectContaining({ password: expect.anything() })]);
  },
);

test('[LOGIN-06] a password that is forgotten during its encryption is not stored', async () => {
  const remembering = rememberLogin('nova', login('amina'), 'play4fun');
  forgetRememberedPasswords();
  await remembering;
  expect(await readRememberedPassword('nova', 'amina')).toBeUndefined();
});
