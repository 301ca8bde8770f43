import { afterAll, beforeAll, expect, test } from 'vitest';
import { svgAddress } from '../testing/pictureAddresses.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const announcements = async (query: Record<string, string> = {}, merchant = 'padma') =>
  (
    await gateway.call('getAnnouncements', {
      merchant,
      query: { types: 'B,PL,PU', platform: 'M', merchantCode: merchant, language: 'EN', ...query },
    })
  ).value;

test('banners, announcements and popups are returned only if their type is in the request', async () => {
  const all = await announcements();
  expect(all.banners.content.filter(({ groupName }) => groupName === 'm_home').length).toBeGreaterThanOrEqual(4);
  expect(all.player.content.length).toBeGreaterThan(0);
  expect(all.popup.content.length).toBeGreaterThan(0);
  const only = await announcements({ types: 'B', groupName: 'm_reg' });
  expect(only.banners.content.map(({ groupName }) => groupName)).toEqual(['m_reg']);
  expect([only.player.content, only.popup.content]).toEqual([[], []]);
});

test.each([
  ['B', 'banners'],
  ['PL', 'player'],
  ['PU', 'popup'],
  ['PR', 'promotion'],
  ['A', 'agent'],
])('[API-08] content of type %s is returned as %s, and all other groups are empty', async (types, group) => {
  const { value } = await gateway.call('getAnnouncements', {
    token: await gateway.tokenOf('agent1'),
    query: { types, platform: 'M', merchantCode: 'aurora', language: 'EN' },
  });
  const filled = Object.entries(value).filter(([, { content }]) => content.length > 0);
  expect(filled.map(([name]) => name)).toEqual([group]);
});

test('[API-08] a platform other than M or an unknown gateway is rejected with REQUEST_INVALID', async () => {
  const query = { types: 'B', platform: 'M', merchantCode: 'aurora', language: 'EN' };
  const wrongs: Record<string, string>[] = [{ platform: 'W' }, { gateway: '2' }, { gateway: 'MOBILE' }];
  for (const wrong of wrongs)
    expect((await gateway.call('getAnnouncements', { query: { ...query, ...wrong } })).code).toBe('REQUEST_INVALID');
});

test('texts are in the requested language, else in the merchant’s language, else in English', async () => {
  const title = async (language: string, merchant: string) =>
    (await announcements({ language }, merchant)).banners.content[0]!.title;
  expect(await title('UR', 'padma')).toBe('Padma میں خوش آمدید');
  expect(await title('KR', 'padma')).toBe('Padma-এ স্বাগতম');
  expect(await title('KR', 'aurora')).toBe('Welcome to Aurora');
});

test('every merchant has banners for registration and for live models, with texts in each seeded language', async () => {
  for (const merchant of ['aurora', 'padma']) {
    const { banners } = await announcements({ types: 'B' }, merchant);
    expect(new Set(banners.content.map(({ groupName }) => groupName))).toEqual(new Set(['m_home', 'm_live', 'm_reg']));
  }
  const all = await Promise.all(
    ['EN', 'BN', 'UR', 'PT'].map((language) => announcements({ language, types: 'B,PL,PU,PR' })),
  );
  const titles = all.map(({ banners, player, popup, promotion }) =>
    [banners, player, popup, promotion!].flatMap(({ content }): string[] => content.map(({ title }) => title)),
  );
  for (const [index] of titles[0]!.entries()) expect(new Set(titles.map((list) => list[index])).size).toBe(4);
});

test('an unknown type is rejected with REQUEST_INVALID', async () => {
  const reply = await gateway.call('getAnnouncements', {
    query: { types: 'B,XX', platform: 'M', merchantCode: 'aurora', language: 'EN' },
  });
  expect(reply.code).toBe('REQUEST_INVALID');
});

test('a popup contains a picture with the subject in the middle, and the picture can be loaded', async () => {
  for (const language of ['EN', 'BN']) {
    const { popup } = await announcements({ language });
    const [, address] = popup.content
      .map(({ content }) => /<img src="([^"]+)"/.exec(content))
      .find((match) => match !== null)!;
    expect(address).toContain('.centre.');
    const picture = await fetch(svgAddress(`${gateway.url}${address}`));
    expect([picture.status, picture.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'image/svg+xml']);
  }
});
