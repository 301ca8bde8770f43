import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('all wallets are listed, the main wallet first, with their sum', async () => {
  const { value } = await gateway.call('getWallet', {
    token: await gateway.tokenOf('demo2'),
    headers: { Language: 'BN' },
  });
  expect(value).toEqual({
    currency: 'BDT',
    currencySymbol: '৳',
    sumBalance: '12358978.00',
    wallets: [
      { code: 'MAIN', name: 'মূল ওয়ালেট', balance: '12355678.00' },
      { code: 'GHAL', name: 'Grandhall Live', balance: '800.00' },
      { code: 'MSN', name: 'Monsoon Reels', balance: '2500.00' },
    ],
  });
});

test('getWallet needs a session', async () => {
  expect((await gateway.call('getWallet')).code).toBe('SESSION_MISSING');
});
