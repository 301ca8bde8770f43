import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { merchantsDir } from '../testing/globalSetup.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

const dir = mkdtempSync(join(tmpdir(), 'livery-merchants-'));
let gateway: TestGateway;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  cpSync(merchantsDir, dir, { recursive: true });
  gateway = await startTestGateway({ dir });
});
afterAll(async () => {
  await gateway.close();
  vi.useRealTimers();
  rmSync(dir, { recursive: true, force: true });
});

const edit = (code: string, file: string, change: (content: object) => unknown) => {
  const path = join(dir, code, file);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))));
};
const config = (merchant: string) => gateway.call('getRegistrationConfig', { merchant });
/** Lets the half second pass in which the directory does not check a folder again. */
const expireCache = () => vi.setSystemTime(Date.now() + 600);

test('a folder added at run time is a merchant with its own members, hot games and banners', async () => {
  expect((await config('meghna')).code).toBe('MERCHANT_UNKNOWN');
  cpSync(join(dir, 'aurora'), join(dir, 'meghna'), { recursive: true });
  edit('meghna', 'merchant.json', (merchant) => ({ ...merchant, code: 'meghna', name: 'Meghna' }));
  const replies = await Promise.all(Array.from({ length: 4 }, () => config('meghna')));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await gateway.logIn('demo1', 'demo1234', { merchant: 'meghna' })).value.merchantCode).toBe('meghna');
  const { value } = await gateway.call('getHotGames', {
    merchant: 'meghna',
    query: { merchantCode: 'meghna', isPlatform: '2', platform: 'html5', language: 'EN' },
  });
  expect(value.list).toHaveLength(36);
});

test('an edited file is used without a restart', async () => {
  expect((await config('aurora')).value.captcha).toBeDefined();
  edit('aurora', 'gateway.json', (file) => ({ ...file, captcha: { register: false } }));
  expireCache();
  expect((await config('aurora')).value.captcha).toBeUndefined();
});

test('a mistake in a file is logged, and the last valid version stays in use', async () => {
  edit('aurora', 'gateway.json', (file) => ({ ...file, cryptoSuit: 'oaep-gcm' }));
  expireCache();
  expect((await config('aurora')).status).toBe(200);
  expect(gateway.lines.join('\n')).toMatch(/aurora\/gateway\.json:\d+:\d+ → cryptoSuit/);
});

test('a path in gateway.json replaces the path of the contract', async () => {
  edit('padma', 'gateway.json', (file) => ({ ...file, paths: { getRegistrationConfig: '/own/register-rules' } }));
  expireCache();
  expect((await config('padma')).code).toBe('NOT_FOUND');
  const reply = await fetch(`${gateway.url}/own/register-rules`, { headers: { Merchant: 'padma' } });
  expect(reply.status).toBe(200);
});
