import fc from 'fast-check';
import * as v from 'valibot';
import { waitFor } from '@livery/config/wait-for';
import { expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer, fail } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import { announcementsApi } from './getAnnouncements.api.ts';
import { toAnnouncements } from './getAnnouncements.transform.ts';
import { markAsReadApi } from './markAsRead.api.ts';

const network = startNetwork();

async function asked(filter: Parameters<typeof announcementsApi.endpoints.getAnnouncements.initiate>[0]) {
  let query: unknown;
  network.use(
    answer(
      calls.getAnnouncements,
      ({ url }) => ((query = Object.fromEntries(new URL(url).searchParams)), sampleValues.getAnnouncements),
    ),
  );
  await createTestStore().dispatch(announcementsApi.endpoints.getAnnouncements.initiate(filter));
  return query;
}

test('[API-08] home and the message centre ask for banners (B), announcements for players (PL) and pop-ups (PU) at once, for platform M and the merchant; no gateway is named, which means MOBILE', async () => {
  expect(await asked({ language: 'BN' })).toEqual({
    types: 'B,PL,PU',
    platform: 'M',
    merchantCode: 'testmerchant',
    language: 'BN',
  });
});

test('[API-08] the register screen asks for banners of group m_reg only', async () => {
  expect(await asked({ language: 'EN', place: 'register' })).toEqual({
    types: 'B',
    groupName: 'm_reg',
    platform: 'M',
    merchantCode: 'testmerchant',
    language: 'EN',
  });
});

test('[API-08] those for agents (A) are asked for apart', async () => {
  expect(await asked({ language: 'EN', place: 'agents' })).toMatchObject({ types: 'A', platform: 'M' });
});

test.each(['1', '3'])('[API-08] the contract takes the gateway %s', (gateway) => {
  const query = { types: 'B', platform: 'M', merchantCode: 'testmerchant', language: 'EN', gateway };
  expect(v.is(calls.getAnnouncements.query!, query)).toBe(true);
});

test('[API-08] a member’s token goes along, a guest has none', async () => {
  const heard: (string | null)[] = [];
  network.use(
    answer(
      calls.getAnnouncements,
      ({ headers }) => (heard.push(headers.get('Authorization')), sampleValues.getAnnouncements),
    ),
  );
  for (const session of [undefined, testSession])
    await createTestStore({ session }).dispatch(
      announcementsApi.endpoints.getAnnouncements.initiate({ language: 'EN' }),
    );
  expect(heard).toEqual([null, testSession.token]);
});

const linkOf = (link?: string) => {
  const banner = { id: 'b', groupName: 'm_home', title: 'T', url: '/b.webp', link };
  return toAnnouncements({ banners: { content: [banner] }, player: { content: [] }, popup: { content: [] } })
    .banners[0]!.link;
};

test('a banner leads to our own path or to an https address', () => {
  expect(linkOf('/m/activity?x=1')).toEqual({ kind: 'path', path: '/m/activity?x=1' });
  expect(linkOf('https://example.org/a')).toEqual({ kind: 'address', url: 'https://example.org/a' });
  expect(linkOf(undefined)).toBeUndefined();
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'http://plain.example',
  '',
  'm/home',
])('a banner with %j leads nowhere', (link) => expect(linkOf(link)).toBeUndefined());

test('whatever a banner says, it leads to our own host or to https', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl({ validSchemes: ['http', 'https', 'ftp'] }),
        fc.string().map((text) => `/${text}`),
        fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', ' ', 'x', '.', ':') }),
      ),
      (text) => {
        const link = linkOf(text);
        fc.pre(link !== undefined);
        const { protocol, host } = new URL(link.kind === 'path' ? link.path : link.url, 'https://own.example');
        expect(protocol).toBe('https:');
        expect(host === 'own.example').toBe(link.kind === 'path');
      },
    ),
    { numRuns: 2000 },
  );
});

test('what someone read is read in the lists that are here, and stays unread where the gateway did not take it', async () => {
  const { player } = sampleValues.getAnnouncements;
  const two = [player.content[0]!, { ...player.content[0]!, id: 'a2', announcementId: 'PL-2' }];
  network.use(answer(calls.getAnnouncements, { ...sampleValues.getAnnouncements, player: { content: two } }));
  const store = createTestStore({ session: testSession });
  const filter = { language: 'EN' };
  await store.dispatch(announcementsApi.endpoints.getAnnouncements.initiate(filter));
  const read = () =>
    announcementsApi.endpoints.getAnnouncements
      .select(filter)(store.getState())
      .data!.player.map(({ isRead }) => isRead);

  network.use(fail(calls.markAsRead, 'INTERNAL'));
  await store.dispatch(markAsReadApi.endpoints.markAsRead.initiate('PL-1'));
  expect(read()).toEqual([false, false]);

  let body: unknown;
  network.use(answer(calls.markAsRead, async (request) => ((body = await request.json()), sampleValues.markAsRead)));
  await store.dispatch(markAsReadApi.endpoints.markAsRead.initiate('PL-2'));
  expect(body).toEqual({ announcementId: 'PL-2', read: true });
  await waitFor(() => expect(read()).toEqual([false, true]));
});
