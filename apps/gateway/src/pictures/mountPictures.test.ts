import { sample } from '@livery/config/sample';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { svgAddress } from '../testing/pictureAddresses.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const hot = async (merchant: string) =>
  (
    await gateway.call('getHotGames', {
      merchant,
      query: { merchantCode: merchant, isPlatform: '2', platform: 'html5', language: 'EN' },
    })
  ).value.list;
const icon = (merchant: string, game: { mobileFolder: string; mobileLargeIcon: string }) =>
  svgAddress(`${gateway.url}/sandbox/cdn/${merchant.toUpperCase()}/${game.mobileFolder}/${game.mobileLargeIcon}`);

test('each hot game of each merchant has its own picture, in the merchant’s style', async () => {
  const styles = [
    ['aurora', 'luminous'],
    ['padma', 'flat'],
  ] as const;
  for (const [merchant, style] of sample(styles, 2)) {
    const drawn = new Set<string>();
    for (const game of await hot(merchant)) {
      const reply = await fetch(icon(merchant, game));
      expect(reply.status).toBe(200);
      expect(reply.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
      expect(game.mobileLargeIcon).toContain(`.${style}.`);
      drawn.add(await reply.text());
    }
    expect(drawn.size).toBe(36);
  }
});

test('a drawing is cached forever, returns 304 if unchanged, and allows only its own styles', async () => {
  const [game] = await hot('aurora');
  const reply = await fetch(icon('aurora', game!));
  expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(reply.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  const again = await fetch(icon('aurora', game!), { headers: { 'If-None-Match': reply.headers.get('ETag')! } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('banners have their texts as data, and a picture for the direction of the language', async () => {
  for (const [language, direction] of [
    ['UR', 'rtl'],
    ['EN', 'ltr'],
  ] as const) {
    const { value } = await gateway.call('getAnnouncements', {
      merchant: 'padma',
      query: { types: 'B', platform: 'M', merchantCode: 'padma', language },
    });
    expect(value.banners.content.length).toBeGreaterThan(0);
    for (const { url, heading, line } of value.banners.content) {
      expect(heading).toMatch(/\S/);
      expect(line).toMatch(/\S/);
      expect(url).toContain(`.${direction}.`);
      expect((await fetch(svgAddress(`${gateway.url}${url}`))).status).toBe(200);
    }
  }
});

test.each([
  'AURORA/msn/mobile/none.luminous.svg',
  'NOBODY/msn/mobile/msn-0001.luminous.svg',
  'AURORA/msn/mobile/..%2f..%2fetc%2fpasswd',
  'AURORA/banners/1.svg',
  'AURORA/banners/1-nothing.flat.ltr.svg',
  'AURORA/msn/mobile/msn-0001.%00.svg',
])('%s is not a picture', async (path) => {
  expect((await fetch(`${gateway.url}/sandbox/cdn/${path}`)).status).toBe(404);
});
