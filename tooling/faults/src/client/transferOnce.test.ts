import { newIdempotencyKey } from '@livery/api/client';
import type { SessionInfo } from '@livery/api/session';
import { createTestStore, testMerchant } from '@livery/api/testing';
import { transferApi } from '@livery/api/wallet/transfer';
import { walletApi } from '@livery/api/wallet/getWallet';
import { type RunningGateway, startGateway } from '@livery/gateway';
import { Client } from 'pg';
import { waitFor } from '@livery/config/wait-for';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enter } from '../gateways/enter.ts';
import { onSharedServer } from '../gateways/sharedServer.ts';
import { logInWallets } from '../gateways/wallets.ts';

/*
 * The product's own client with its store, against a gateway on a real database. The test sends transfers by the
 * client, and counts their effects in the database.
 */
let leave: () => Promise<void>;
let gateway: RunningGateway;
let database: Client;
let session: SessionInfo;
let vendor: string;
beforeAll(async () => {
  const { entered: databaseUrl, leave: leaveServer } = await enter<string>(onSharedServer);
  leave = leaveServer;
  gateway = await startGateway({ databaseUrl });
  database = new Client({ connectionString: gateway.databaseUrl });
  await database.connect();
  const wallet = (await logInWallets(gateway.url))[1]!;
  session = {
    token: wallet.token,
    merchantCode: wallet.merchant.code,
    userName: wallet.username,
    type: 0,
    firstTimeLogin: false,
  };
  vendor = wallet.vendor;
});
afterAll(async () => {
  await database.end();
  await gateway.stop();
  await leave();
});

const { transfer } = transferApi.endpoints;
const { getWallet } = walletApi.endpoints;
const openStore = () => {
  const { gateway: settings } = testMerchant();
  return createTestStore({
    session,
    merchant: testMerchant({ code: session.merchantCode, gateway: { ...settings, baseUrl: gateway.url } }),
  });
};
const movements = async () =>
  (await database.query("select 1 from transactions where kind = 'TRANSFER'")).rowCount ?? 0;
const request = (amount: string) => ({ from: 'MAIN', to: vendor, amount, idempotencyKey: newIdempotencyKey() });

test('[WALLET-07] two taps on transfer move the money once, and both get the reply', async () => {
  const store = openStore();
  const before = await movements();
  const wanted = request('12.50');
  const [first, second] = await Promise.all([
    store.dispatch(transfer.initiate(wanted)),
    store.dispatch(transfer.initiate(wanted)),
  ]);
  expect(first.data?.amount).toBe('12.50');
  expect(second.data).toEqual(first.data);
  expect(await movements()).toBe(before + 1);
});

test('[WALLET-07] a transfer that is sent again after a lost reply moves the money once', async () => {
  const store = openStore();
  const before = await movements();
  const wanted = request('7');
  const { fetch } = globalThis;
  // The gateway makes the transfer, but the reply is lost.
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    await (await fetch(...sent)).text();
    throw new TypeError('network lost');
  });
  expect(await store.dispatch(transfer.initiate(wanted))).toMatchObject({ error: { code: 'NETWORK' } });
  expect(await movements()).toBe(before + 1);
  vi.stubGlobal('fetch', fetch);
  const again = await store.dispatch(transfer.initiate(wanted));
  expect(again.data).toMatchObject({ amount: '7.00', to: { code: vendor } });
  expect(await movements()).toBe(before + 1);
});

test('[WALLET-07] the client never retries a transfer automatically', async () => {
  let sent = 0;
  vi.stubGlobal('fetch', async () => {
    sent++;
    throw new TypeError('no network');
  });
  await openStore().dispatch(transfer.initiate(request('1')));
  expect(sent).toBe(1);
});

test('two equal transfers with different keys move the money twice', async () => {
  const store = openStore();
  const before = await movements();
  for (const wanted of [request('3'), request('3')])
    expect((await store.dispatch(transfer.initiate(wanted))).error).toBeUndefined();
  expect(await movements()).toBe(before + 2);
});

test('the balance on screen is fetched again after a transfer', async () => {
  const store = openStore();
  const shown = () =>
    getWallet
      .select({ language: 'EN' })(store.getState())
      .data?.wallets.find(({ code }) => code === 'MAIN')?.balance;
  const subscription = store.dispatch(getWallet.initiate({ language: 'EN' }));
  await subscription;
  const before = shown();
  const { data } = await store.dispatch(transfer.initiate(request('20')));
  expect(data!.from.balance).not.toBe(before);
  await waitFor(() => expect(shown()).toBe(data!.from.balance));
  subscription.unsubscribe();
});
