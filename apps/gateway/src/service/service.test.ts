import { createDecipheriv } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMerchantFolder } from '../testing/createMerchantFolder.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

const dir = createMerchantFolder({ chatty: { switches: { CBS3: true } }, quiet: {} });
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ dir, hasMembersAlone: true });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dir, { recursive: true, force: true });
});

const pathList = async (merchant = 'chatty') =>
  (await gateway.call('getCustomerService', { merchant })).value.version.pathList;

/** Decrypts like clients of the older suite: the last 8 characters are the key of the text before them. */
function opened(path: string): string {
  const key = Buffer.from(path.slice(-8), 'latin1');
  const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return Buffer.concat([decipher.update(Buffer.from(path.slice(0, -8), 'base64')), decipher.final()]).toString('utf8');
}

test('the list has all contacts, and the encrypted one decrypts with its key, which is new each time', async () => {
  const [one, other] = await Promise.all([pathList(), pathList()]);
  expect(one.map(({ csType, type }) => [csType, type])).toEqual([
    ['CS', 1],
    ['WHATSAPP', 3],
    ['LIVECHAT', 2],
    ['TELEGRAM', 1],
  ]);
  const sealed = [one[1]!.path, other[1]!.path];
  expect(sealed[0]).not.toBe(sealed[1]);
  expect(sealed.map(opened)).toEqual(Array(2).fill('https://wa.me/12025550142'));
});

test('without live chat the list has no live chat entry', async () => {
  expect((await pathList('quiet')).map(({ csType }) => csType)).toEqual(['CS', 'WHATSAPP', 'TELEGRAM']);
});

test('every download link opens a page or file of this gateway that mentions the sandbox', async () => {
  const { list } = (await gateway.call('getDownloads', { merchant: 'chatty' })).value;
  expect(list.map(({ resourceType }) => resourceType)).toEqual(['IOS', 'Android', 'MOBILECONFIG', 'AFFILIATELINK']);
  for (const { url } of list) {
    const reply = await fetch(`${gateway.url}${url}`);
    expect([url, reply.status]).toEqual([url, 200]);
    expect(await reply.text()).toMatch(/sandbox/i);
  }
});

test('[REG-12] the iPhone profile adds this host to the home screen, marked as a web clip', async () => {
  const reply = await fetch(`${gateway.url}/sandbox/downloads/chatty/app.mobileconfig`);
  expect(reply.headers.get('Content-Type')).toBe('application/x-apple-aspen-config');
  const profile = await reply.text();
  expect(profile).toContain(`<string>${gateway.url}/m/home?webClip=1</string>`);
  expect(profile).toContain('com.apple.webClip.managed');
});

test.each(['nobody/ios', '..%2f..%2fetc/ios', '__proto__/ios'])(
  '/sandbox/downloads/%s does not exist',
  async (path) => {
    expect((await fetch(`${gateway.url}/sandbox/downloads/${path}`)).status).toBe(404);
  },
);
