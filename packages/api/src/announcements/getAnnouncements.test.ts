import fc from 'fast-check';
import * as v from 'valibot';
import { waitFor } from '@livery/config/wait-for';
import { expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer, fail } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import { sessionEnded, sessionStarted } from '../session/sessionSlice.ts';
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

test('[API-08] home and message centre request B, PL and PU in one request, without a gateway number', async () => {
  expect(await asked({ language: 'BN' })).toEqual({
    types: 'B,PL,PU',
    platform: 'M',
    merchantCode: 'testmerchant',
    language: 'BN',
  });
});

test('[API-08] the register screen requests only banners of group m_reg', async () => {
  expect(await asked({ language: 'EN', place: 'register' })).toEqual({
    types: 'B',
    groupName: 'm_reg',
    platform: 'M',
    merchantCode: 'testmerchant',
    language: 'EN',
  });
});

test('[API-08] announcements for agents (A) have their own request', async () => {
  expect(await asked({ language: 'EN', place: 'agents' })).toMatchObject({ types: 'A', platform: 'M' });
});

test.each(['1', '3'])('[API-08] the contract accepts the gateway %s', (gateway) => {
  const query = { types: 'B', platform: 'M', merchantCode: 'testmerchant', language: 'EN', gateway };
  expect(v.is(calls.getAnnouncements.query!, query)).toBe(true);
});

test('[API-08] the request has the token of a member, and no token for a guest', async () => {
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

test('announcements on screen are requested again after a login and after a logout', async () => {
  const heard: (string | null)[] = [];
  network.use(
    answer(
      calls.getAnnouncements,
      ({ headers }) => (heard.push(headers.get('Authorization')), sampleValues.getAnnouncements),
    ),
  );
  const store = createTestStore();
  await store.dispatch(announcementsApi.endpoints.getAnnouncements.initiate({ language: 'EN' }));
  store.dispatch(sessionStarted(testSession));
  await waitFor(() => expect(heard).toEqual([null, testSession.token]));
  store.dispatch(sessionEnded({ reason: 'logout' }));
  await waitFor(() => expect(heard).toEqual([null, testSession.token, null]));
});

const linkOf = (link?: string) => {
  const banner = { id: 'b', groupName: 'm_home', title: 'T', url: '/b.webp', link };
  return toAnnouncements({ banners: { content: [banner] }, player: { content: [] }, popup: { content: [] } })
    .banners[0]!.link;
};

test('a banner links to a path of the app or to an https address', () => {
  expect(linkOf('/m/activity?x=1')).toEqual({ kind: 'path', path: '/m/activity?x=1' });
  expect(linkOf('https://example.org/a')).toEqual({ kind: 'address', url: 'https://example.org/a' });
  expect(linkOf(undefined)).toBeUndefined();
});

test.each([
  ['texts', { heading: 'Twice your deposit', line: 'Until Sunday' }, ['Twice your deposit', 'Until Sunday']],
  ['no texts', {}, [undefined, undefined]],
  ['empty texts', { heading: '', line: '  ' }, [undefined, undefined]],
])('a banner with %s has the heading and line %j', (_case, texts, expected) => {
  const banner = { id: 'b', groupName: 'm_home', title: 'T', url: '/b.webp', ...texts };
  const value = { banners: { content: [banner] }, player: { content: [] }, popup: { content: [] } };
  const { heading, line } = toAnnouncements(value).banners[0]!;
  expect([heading, line]).toEqual(expected);
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
])('a banner with the link %j has no link', (link) => expect(linkOf(link)).toBeUndefined());

test('any accepted banner link is on the same host or uses https', () => {
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

test('markAsRead marks the announcement in loaded lists, and unmarks it after a failure', async () => {
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

test('of banners and announcements with the same id, the first one is shown', () => {
  const { banners, player } = sampleValues.getAnnouncements;
  const [banner] = banners.content;
  const [news] = player.content;
  const read = toAnnouncements({
    ...sampleValues.getAnnouncements,
    banners: { content: [banner!, { ...banner!, heading: 'Second' }] },
    player: { content: [news!, { ...news!, title: 'Second' }] },
  });
  expect(read.banners.map(({ heading }) => heading)).toEqual([banner!.heading]);
  expect(read.player.map(({ title }) => title)).toEqual([news!.title]);
});
