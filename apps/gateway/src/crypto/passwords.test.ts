import { expect, test } from 'vitest';
import {
  hashPassword,
  setPasswordCost,
  standardPasswordCost,
  verifyDummyPassword,
  verifyPassword,
} from './passwords.ts';

test('a hash outside tests costs N = 32768, r = 8, p = 1', async () => {
  setPasswordCost(standardPasswordCost);
  expect(await hashPassword('secret-7')).toMatch(/^scrypt\$32768\$8\$1\$/);
  setPasswordCost(4);
});

test('a hash matches its password alone, and carries a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('secret-7'), hashPassword('secret-7')]);
  expect(one).not.toBe(other);
  expect(await Promise.all(['secret-7', 'secret-8', ''].map((given) => verifyPassword(given, one)))).toEqual([
    true,
    false,
    false,
  ]);
});

test('no password matches an empty hash, nor the dummy one', async () => {
  expect([await verifyPassword('', ''), await verifyDummyPassword('nobody')]).toEqual([false, false]);
});
