import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMerchantFolder } from '../testing/createMerchantFolder.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

const dir = createMerchantFolder({
  rupali: { switches: { MOBILENUMREG3: true, MOBILENUMPASSREG3: true } },
  naima: {},
});
const merchant = 'rupali';
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ dir, hasMembersAlone: true });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(() => gateway.sql('delete from login_attempts'));

/** Formats in which a player can type demo1's number. */
const spellings = [
  '1700000001',
  '01700000001',
  '+8801700000001',
  '+880 1700-000001',
  '০১৭০০ ০০০০০১',
  '00880 1700000001',
];

test.each(spellings)('%s logs in with the password', async (username) => {
  const { value } = await gateway.logIn(username, 'demo1234', { merchant });
  expect(value.userName).toBe('demo1');
});

test('without registration by number, a typed number is an unknown user name', { tags: 'whole' }, async () => {
  expect((await gateway.logIn('01700000001', 'demo1234', { merchant: 'naima' })).code).toBe('LOGIN_WRONG');
});

test('a wrong password of a number gets the same reply as an unknown number, with a captcha too', async () => {
  for (const needsCaptcha of [false, false, true]) {
    const [wrong, unknown] = [
      await gateway.logIn('01700000001', 'nonsense', { merchant }),
      await gateway.logIn('01799999999', 'nonsense', { merchant }),
    ];
    const heard = ({ status, envelope }: typeof wrong) => ({ status, ...envelope, value: undefined });
    expect(heard(wrong)).toEqual(heard(unknown));
    for (const { envelope } of [wrong, unknown])
      expect((envelope.value as { captcha?: object } | undefined)?.captcha !== undefined).toBe(needsCaptcha);
  }
});

test('failures of a number are counted together, in every typed format', async () => {
  for (const username of ['01700000001', '+8801700000001', '8801700000001'])
    expect((await gateway.logIn(username, 'nonsense', { merchant })).code).toBe('LOGIN_WRONG');
  expect((await gateway.logIn('1700000001', 'demo1234', { merchant })).code).toBe('CAPTCHA_REQUIRED');
});

test('a number is not a valid user name', async () => {
  const { value } = await gateway.call('checkUsername', { merchant, query: { username: '01711111111' } });
  expect(value).toEqual({ available: false, reason: 'invalid' });
});
