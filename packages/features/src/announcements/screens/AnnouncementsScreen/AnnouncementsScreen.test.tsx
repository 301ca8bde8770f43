import { calls } from '@livery/api/contract';
import { answer, fail, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { UnreadBadge, useUnread } from '@livery/foundation/unread';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeIntersections } from '../../../../testing/fakeIntersections.ts';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { RouterLinks } from '../../../../testing/RouterLinks.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx';

const network = startNetwork();
const notice = (id: string, rest: { title?: string; content?: string; read?: boolean; publishedAt?: string } = {}) => ({
  id,
  announcementId: `PL-${id}`,
  title: `Notice ${id}`,
  content: `<p>Words of ${id}.</p>`,
  read: false,
  publishedAt: '2026-02-28T09:30:00.000Z',
  ...rest,
});

function publish(...pages: ReturnType<typeof notice>[][]) {
  network.use(
    answer(calls.getNotices, ({ url }) => {
      const page = Number(new URL(url).searchParams.get('pageNo'));
      return { content: pages[page - 1] ?? [], pageNum: page, totalPages: pages.length, unReadCount: 1 };
    }),
  );
}

/** The requests that the gateway received, in order. */
let heard: string[] = [];
beforeEach(() => {
  fakeLayout();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T09:30:00Z') });
  heard = [];
  network.use(
    answer(calls.getAnnouncements, ({ url }) => {
      heard.push(`getAnnouncements ${new URL(url).searchParams.get('types')}`);
      return sampleValues.getAnnouncements;
    }),
    answer(calls.getInboxUnread, { unReadCount: 0 }),
    answer(calls.markAsRead, async (request) => {
      heard.push(`markAsRead ${((await request.json()) as { announcementId: string }).announcementId}`);
      return sampleValues.markAsRead;
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Count() {
  const { total } = useUnread();
  return <UnreadBadge count={total} />;
}
const show = (query = '') =>
  renderScreen(
    <RouterLinks>
      <Count />
      <AnnouncementsScreen />
    </RouterLinks>,
    { at: `/m/notice${query}`, session: testSession },
  );

describe('the announcements', () => {
  test('are grouped by day, and unread ones are marked with a text', async () => {
    publish([notice('2'), notice('1', { read: true, publishedAt: '2026-02-20T09:30:00.000Z' })]);
    show();
    const unread = await screen.findByRole('link', { name: /Notice 2/ });
    expect(unread).toHaveTextContent('Unread: Notice 2News · Feb 28, 2026, 15:30');
    expect(screen.getByRole('link', { name: /Notice 1/ })).not.toHaveTextContent('Unread');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Yesterday',
      'Feb 20, 2026',
    ]);
  });

  test('[MSG-05] are marked as read when opened; the gateway is notified and the list is reloaded', async () => {
    publish([notice('1')]);
    const { user, address } = show();
    expect(await screen.findByText('1 unread')).toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: /Notice 1/ }));
    expect(address()).toBe('/m/notice?id=PL-1');
    expect(screen.getByRole('heading', { name: 'Notice 1' })).toHaveFocus();
    expect(screen.getByText('Words of 1.')).toBeVisible();
    const loaded = 'getAnnouncements B,PL,PU';
    await waitFor(() =>
      expect(heard.filter((call) => call !== 'getAnnouncements A')).toEqual([loaded, 'markAsRead PL-1', loaded]),
    );
  });

  test('[MSG-05] are not marked again if they are already read', async () => {
    publish([notice('1', { read: true })]);
    const { store } = show('?id=PL-1');
    await screen.findByText('Words of 1.');
    await waitForStoreIdle(store);
    expect(heard.filter((call) => call.startsWith('markAsRead'))).toEqual([]);
  });

  test('stay unread and readable if marking as read fails', { tags: 'whole' }, async () => {
    network.use(fail(calls.markAsRead, 'INTERNAL'));
    publish([notice('1')]);
    const { user, store } = show('?id=PL-1');
    await screen.findByText('Words of 1.');
    await waitForStoreIdle(store);
    await user.click(screen.getByRole('link', { name: 'All announcements' }));
    expect(await screen.findByRole('link', { name: /Unread:\s*Notice 1/ })).toBeVisible();
  });

  test('load more at the end of the list, and a link opens one that is further down', { tags: 'whole' }, async () => {
    const sight = fakeIntersections();
    publish([notice('2')], [notice('1')]);
    const { unmount } = show();
    await screen.findByText('Notice 2');
    sight.see(true);
    expect(await screen.findByText('Notice 1')).toBeVisible();
    unmount();
    show('?id=PL-1');
    expect(await screen.findByText('Words of 1.')).toBeVisible();
  });

  test('show a message and a link to the list if an announcement no longer exists', async () => {
    publish([notice('1')]);
    show('?id=PL-9');
    expect(await screen.findByText('This announcement is no longer available.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All announcements' })).toHaveAttribute('href', '/m/notice');
  });

  test('show a message if the list is empty', async () => {
    publish([]);
    show();
    expect(await screen.findByText('No announcements yet')).toBeVisible();
  });

  test('can be read again without a network if they are cached', { tags: 'whole' }, async () => {
    publish([notice('1', { read: true })]);
    const { unmount, store } = show();
    await screen.findByText('Notice 1');
    await waitForStoreIdle(store);
    unmount();
    network.use(noNetwork(calls.getNotices));
    const { user } = show();
    await user.click(await screen.findByRole('link', { name: /Notice 1/ }));
    expect(screen.getByText('Words of 1.')).toBeVisible();
  });

  test('can be read without a network if they were opened further down the list', { tags: 'whole' }, async () => {
    publish([notice('2')], [notice('1', { publishedAt: '2026-02-20T09:30:00.000Z' })]);
    const { unmount, store } = show('?id=PL-1');
    await screen.findByText('Words of 1.');
    await waitForStoreIdle(store);
    unmount();
    network.use(noNetwork(calls.getNotices));
    const later = show('?id=PL-1');
    expect(await screen.findByText('Words of 1.')).toBeVisible();
    await later.user.click(screen.getByRole('link', { name: 'All announcements' }));
    expect(await screen.findByRole('link', { name: /Notice 2/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Notice 1/ })).not.toHaveTextContent('Unread');
  });

  test.each(
    sample(
      [
        ['there is no network', noNetwork(calls.getNotices), 'No connection. Check your network and try again.'],
        ['the gateway fails', fail(calls.getNotices, 'INTERNAL'), 'The service isn’t responding right now.'],
      ] as const,
      2,
    ),
  )('when %s it shows an error and offers a retry', async (_, fault, sentence) => {
    network.use(fault);
    const { user } = show();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    publish([notice('1')]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Notice 1')).toBeVisible();
  });

  test('load pictures lazily, and only from the merchant’s own host', async () => {
    publish([
      notice('1', {
        content: '<p>Look.</p><img src="/cdn/a.webp" alt="A lotus"><img src="https://x.example/b.png" alt="B">',
      }),
    ]);
    show('?id=PL-1');
    const picture = await screen.findByRole('img', { name: 'A lotus' });
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('src', 'http://gateway.test/cdn/a.webp');
    expect(screen.queryByRole('img', { name: 'B' })).toBeNull();
  });
});
