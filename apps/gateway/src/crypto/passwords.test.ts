import { expect, test } from 'vitest';
import { hashPassword, setPasswordCost, standardPasswordCost, verifyPassword } from './passwords.ts';

test('the production cost of a hash is N = 32768, r = 8, p = 1', async () => {
  setPasswordCost(standardPasswordCost);
  expect(await hashPassword('secret-7', 'one')).toMatch(/^scrypt\$32768\$8\$1\$/);
  setPasswordCost(4);
});

test('a hash matches only its password, and each hash has its own salt', async () => {
  const [one, other] = await Promise.all([hashPassword('secret-7', 'one'), hashPassword('secret-7', 'one')]);
  expect(one).not.toBe(other);
  expect(await Promise.all(['secret-7', 'secret-8', ''].map((given) => verifyPassword(given, one, 'one')))).toEqual([
    true,
    false,
    false,
  ]);
});

test('no password matches an empty or undefined hash', async () => {
  const tries = [
    verifyPassword('', '', 'one'),
    verifyPassword('', undefined, 'one'),
    verifyPassword('nobody', undefined, 'one'),
  ];
  expect(await Promise.all(tries)).toEqual([false, false, false]);
});
