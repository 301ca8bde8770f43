import { calls } from '@livery/api/contract';
import { answer, fail, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { UnreadBadge, useUnread } from '@livery/foundation/unread';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeIntersections } from '../../../../testing/fakeIntersections.ts';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { RouterLinks } from '../../../../testing/RouterLinks.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { InboxScreen } from './InboxScreen.tsx';

const network = startNetwork();
const [sample] = sampleValues.getInbox.content;
const message = (id: number, rest: Partial<NonNullable<typeof sample>> = {}) => ({
  ...sample!,
  id: String(id),
  title: `Message ${id}`,
  content: `<p>Words of ${id}.</p>`,
  sentAt: '2026-02-28T09:30:00.000Z',
  ...rest,
});

/** Returns the time of a message. A higher number is later. */
const at = (number: number) => new Date(Date.parse('2026-02-01T00:00:00Z') + number * 60_000).toISOString();

/** The gateway's inbox. Reading and removing change it. */
let inbox: ReturnType<typeof message>[] = [];
const perPage = 20;
const unread = () => ({ unReadCount: inbox.filter(({ read }) => !read).length });
/** The ids in each call. */
let named: string[][] = [];
/** The search words of each request for a page. */
let searched: string[] = [];

beforeEach(() => {
  fakeLayout();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T09:30:00Z') });
  inbox = [message(3), message(2, { kind: 'SECURITY' }), message(1, { read: true })];
  named = [];
  searched = [];
  network.use(
    answer(calls.getAnnouncements, { ...sampleValues.getAnnouncements, player: { content: [] } }),
    answer(calls.getInboxUnread, unread),
    answer(calls.getInbox, ({ url }) => {
      const query = new URL(url).searchParams;
      const page = Number(query.get('pageNo'));
      const search = query.get('search') ?? '';
      searched.push(search);
      const found = inbox.filter(({ title, content }) => `${title} ${content}`.includes(search));
      return {
        content: found.slice((page - 1) * perPage, page * perPage),
        pageNum: page,
        totalPages: Math.ceil(found.length / perPage),
        ...unread(),
      };
    }),
    answer(calls.readInbox, async (request) => {
      const { messageIds } = (await request.json()) as { messageIds: string[] };
      named.push(messageIds);
      inbox = inbox.map((one) => (messageIds.includes(one.id) ? { ...one, read: true } : one));
      return unread();
    }),
    answer(calls.removeInbox, ({ url }) => {
      const messageIds = new URL(url).searchParams.get('messageIds')!.split(',');
      named.push(messageIds);
      inbox = inbox.filter(({ id }) => !messageIds.includes(id));
      return unread();
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
      <InboxScreen />
    </RouterLinks>,
    { at: `/m/webEmail${query}`, session: testSession },
  );
const press = (user: ReturnType<typeof show>['user'], name: string) => user.click(screen.getByRole('button', { name }));
const titles = () =>
  within(screen.getByRole('list', { name: 'Inbox' }))
    .getAllByText(/^Message/)
    .map((one) => one.textContent);

describe('the inbox', () => {
  test('lists messages with their kind and time', async () => {
    show();
    expect(await screen.findByRole('link', { name: /Message 2/ })).toHaveTextContent(
      'Unread: Message 2Security · Feb 28, 2026, 15:30',
    );
    expect(screen.getByRole('link', { name: /Message 1/ })).not.toHaveTextContent('Unread');
    expect(await screen.findByText('2 unread')).toBeInTheDocument();
  });

  test('a message of an unknown kind is listed, and shows the gateway’s word', { tags: 'whole' }, async () => {
    inbox = [message(4, { kind: 'Tournament' as never })];
    const { user } = show();
    const row = await screen.findByRole('link', { name: /Message 4/ });
    expect(row).toHaveTextContent('Tournament · ');
    await user.click(row);
    expect(screen.getByText('Words of 4.')).toBeVisible();
    expect(screen.getByText(/^Tournament ·/)).toBeVisible();
    // The call must not reach the network of the next test.
    await waitFor(() => expect(named).toEqual([['4']]));
  });

  test('opening a message marks it as read and lowers the count immediately', async () => {
    const { user, address } = show();
    await user.click(await screen.findByRole('link', { name: /Message 3/ }));
    expect(address()).toBe('/m/webEmail?id=3');
    expect(screen.getByRole('heading', { name: 'Message 3' })).toHaveFocus();
    expect(screen.getByText('Words of 3.')).toBeVisible();
    expect(await screen.findByText('1 unread')).toBeInTheDocument();
    await waitFor(() => expect(named).toEqual([['3']]));
  });

  test('a message is removed on its own page after a confirmation, then the list is shown', async () => {
    const { user, address } = show('?id=1');
    await screen.findByText('Words of 1.');
    await press(user, 'Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete 1 message?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/m/webEmail'));
    expect(await screen.findByText('Message deleted.')).toBeInTheDocument();
    expect(titles()).toEqual(['Message 3', 'Message 2']);
    expect(named).toEqual([['1']]);
  });

  test('a message that the gateway does not remove is listed again, with a toast', async () => {
    network.use(fail(calls.removeInbox, 'INTERNAL'));
    const { user } = show();
    await screen.findByText('Message 3');
    await press(user, 'Select');
    await user.click(screen.getByRole('checkbox', { name: /Message 2/ }));
    await press(user, 'Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete 1 message?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('We couldn’t delete that. It’s back in your inbox.')).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual(['Message 3', 'Message 2', 'Message 1']));
  });

  test('some or all messages are selected and removed; "Keep" removes nothing', async () => {
    const { user } = show();
    await screen.findByText('Message 3');
    await press(user, 'Select');
    expect(screen.getByText('0 selected')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /Message 3/ }));
    expect(screen.getByText('1 selected')).toBeVisible();
    await press(user, 'Select all');
    expect(screen.getByText('3 selected')).toBeVisible();
    await press(user, 'Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete 3 messages?' }));
    await user.click(question.getByRole('button', { name: 'Keep' }));
    expect(named).toEqual([]);
    await press(user, 'Mark as read');
    await waitFor(() => expect(named).toEqual([['3', '2', '1']]));
    expect(screen.getByRole('link', { name: /Message 3/ })).not.toHaveTextContent('Unread');
  });

  test('a search has at most as many characters as the gateway accepts', async () => {
    show();
    expect(await screen.findByRole('searchbox', { name: 'Search messages' })).toHaveAttribute('maxlength', '64');
  });

  test('a selected message that a search hides is not removed', { tags: 'whole' }, async () => {
    const { user } = show();
    await screen.findByText('Message 3');
    await press(user, 'Select');
    await user.click(screen.getByRole('checkbox', { name: /Message 3/ }));
    await user.type(screen.getByRole('searchbox'), 'Message 1{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Message 1']));
    expect(screen.getByText('0 selected')).toBeVisible();
    await press(user, 'Select all');
    await press(user, 'Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete 1 message?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(named).toEqual([['1']]));
  });

  test('"Mark all as read" includes pages that are not loaded, page by page', async () => {
    inbox = Array.from({ length: 45 }, (_, index) => message(45 - index));
    const { user } = show();
    await screen.findByText('Message 45');
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('All messages are marked as read.')).toBeInTheDocument();
    expect(named.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(screen.queryByText(/unread$/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  test(
    'a search among 5,000 messages runs in the gateway, is in the address, and loads page by page',
    { tags: 'whole' },
    async () => {
      const sight = fakeIntersections();
      inbox = Array.from({ length: 5000 }, (_, index) => message(5000 - index));
      for (const one of inbox.slice(-25)) one.content = '<p>A lotus.</p>';
      const { user, address, store } = show();
      await user.type(await screen.findByRole('searchbox', { name: 'Search messages' }), ' lotus{Enter}');
      expect(await screen.findByText('Message 25')).toBeVisible();
      expect(address()).toBe('/m/webEmail?search=lotus');
      await waitForStoreIdle(store);
      expect(searched).toEqual(['', 'lotus']);
      sight.see(true);
      await waitFor(() => expect(searched).toEqual(['', 'lotus', 'lotus']));
      await press(user, 'Clear the search');
      expect(await screen.findByText('Message 5000')).toBeVisible();
      expect(address()).toBe('/m/webEmail');
    },
  );

  test(
    'a message found by a search opens from the results, and back shows the results again',
    { tags: 'whole' },
    async () => {
      inbox = Array.from({ length: 5000 }, (_, index) => message(5000 - index));
      inbox[4999] = message(1, { content: '<p>A lotus.</p>' });
      const { user, address } = show('?search=lotus');
      await user.click(await screen.findByRole('link', { name: /Message 1/ }));
      expect(address()).toBe('/m/webEmail?search=lotus&id=1');
      expect(screen.getByText('A lotus.')).toBeVisible();
      await waitFor(() => expect(named).toEqual([['1']]));
      expect(new Set(searched)).toEqual(new Set(['lotus']));
    },
  );

  test('a search without results shows a message, and its button clears the search', async () => {
    const { user } = show('?search=lotus');
    expect(await screen.findByText('No messages found')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('lotus');
    await user.click(screen.getAllByRole('button', { name: 'Clear the search' }).at(-1)!);
    await waitFor(() => expect(searched.at(-1)).toBe(''));
  });

  test('a failed search shows the error, keeps its words, and a retry works', { tags: 'whole' }, async () => {
    network.use(noNetwork(calls.getInbox));
    const { user } = show('?search=of+2');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No connection.'));
    expect(screen.getByRole('searchbox')).toHaveValue('of 2');
    network.use(answer(calls.getInbox, { content: [message(2)], pageNum: 1, totalPages: 1, ...unread() }));
    await press(user, 'Try again');
    expect(await screen.findByText('Message 2')).toBeVisible();
  });

  test('search words longer than the gateway accepts are cut off', async () => {
    show(`?search=${'x'.repeat(80)}`);
    await screen.findByText('No messages found');
    expect(searched).toEqual(['x'.repeat(64)]);
  });

  test(
    'of thousands of messages only those near the viewport are rendered, and the end loads more',
    { tags: 'whole' },
    async () => {
      const sight = fakeIntersections();
      inbox = Array.from({ length: 5000 }, (_, index) => message(5000 - index));
      show();
      await screen.findByText('Message 5000');
      sight.see(true);
      await waitFor(() => expect(screen.queryByText('Loading more')).toBeNull());
      expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
    },
  );

  test('removing one of thousands of messages does not refetch the loaded ones', { tags: 'whole' }, async () => {
    const sight = fakeIntersections();
    inbox = Array.from({ length: 5000 }, (_, index) => message(5000 - index));
    const { user, store } = show();
    await screen.findByText('Message 5000');
    sight.see(true);
    await waitFor(() => expect(searched).toHaveLength(2));
    await waitForStoreIdle(store);
    sight.see(false);
    searched = [];
    await press(user, 'Select');
    await user.click(screen.getByRole('checkbox', { name: /Message 4999/ }));
    await press(user, 'Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete 1 message?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Message deleted.')).toBeInTheDocument();
    await waitForStoreIdle(store);
    expect(searched).toEqual([]);
    expect(titles().slice(0, 2)).toEqual(['Message 5000', 'Message 4998']);
  });

  test(
    'if all loaded messages are removed, one request loads the next, without the empty state',
    { tags: 'whole' },
    async () => {
      inbox = Array.from({ length: 45 }, (_, index) => message(45 - index));
      const { user } = show();
      await screen.findByText('Message 45');
      const later = lateReply();
      network.use(
        answer(calls.getInbox, async () => {
          searched.push('');
          await later.promise;
          return { content: inbox.slice(0, perPage), pageNum: 1, totalPages: 2, ...unread() };
        }),
      );
      searched = [];
      await press(user, 'Select');
      await press(user, 'Select all');
      await press(user, 'Delete');
      const question = within(await screen.findByRole('dialog', { name: 'Delete 20 messages?' }));
      await user.click(question.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(searched).toHaveLength(1));
      expect(screen.queryByText('No messages yet')).toBeNull();
      expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
      later.resolve();
      expect(await screen.findByText('Message 25')).toBeVisible();
      expect(searched).toHaveLength(1);
    },
  );

  test('a message that no longer exists shows that, with a link to the list', async () => {
    show('?id=99');
    expect(await screen.findByText('This message is no longer in your inbox.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All messages' })).toHaveAttribute('href', '/m/webEmail');
  });

  test('an empty inbox shows the empty state without tools', async () => {
    inbox = [];
    show();
    expect(await screen.findByText('No messages yet')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  describe('without a network', () => {
    /** Opens a message and leaves, so that the device has stored it. */
    const readOnce = async (query: string, words: string) => {
      const { unmount, store } = show(query);
      expect(await screen.findByText(words)).toBeVisible();
      await waitForStoreIdle(store);
      unmount();
      network.use(noNetwork(calls.getInbox), noNetwork(calls.getInboxUnread));
    };

    test(
      'an opened message is available after a reload, together with the messages around it',
      { tags: 'whole' },
      async () => {
        await readOnce('?id=3', 'Words of 3.');
        const { user } = show();
        expect(await screen.findByRole('link', { name: /Message 3/ })).not.toHaveTextContent('Unread');
        expect(titles()).toEqual(['Message 3', 'Message 2', 'Message 1']);
        await user.click(screen.getByRole('link', { name: /Message 3/ }));
        expect(screen.getByText('Words of 3.')).toBeVisible();
      },
    );

    test('an opened message that a search found on a late page is available too', { tags: 'whole' }, async () => {
      inbox = Array.from({ length: 50 }, (_, index) => message(50 - index, { sentAt: at(50 - index) }));
      await readOnce('', 'Message 50');
      network.use(answer(calls.getInbox, { content: [inbox[49]!], pageNum: 1, totalPages: 1, ...unread() }));
      await readOnce('?search=1&id=1', 'Words of 1.');
      show('?id=1');
      expect(await screen.findByText('Words of 1.')).toBeVisible();
    });

    test(
      'if the search fails, the stored message is shown with a notice, and a retry works in place',
      { tags: 'whole' },
      async () => {
        await readOnce('?search=of+3&id=3', 'Words of 3.');
        const { user } = show('?search=of+3&id=3');
        expect(await screen.findByText('We couldn’t load the search results.')).toBeVisible();
        expect(screen.getByText('Words of 3.')).toBeVisible();
        expect(screen.queryByRole('alert')).toBeNull();
        network.use(answer(calls.getInbox, { content: [message(3)], pageNum: 1, totalPages: 1, ...unread() }));
        const text = screen.getByText('Words of 3.');
        await press(user, 'Try again');
        await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
        expect(screen.queryByText('We couldn’t load the search results.')).toBeNull();
        expect(text).toBeVisible();
      },
    );

    test('a message that is not stored shows a failed search, not a missing message', { tags: 'whole' }, async () => {
      await readOnce('?id=3', 'Words of 3.');
      show('?search=of+2&id=2000');
      expect(await screen.findByText(/^No connection\./)).toBeVisible();
    });

    test('a removed message is not available', { tags: 'whole' }, async () => {
      const { user, unmount, store } = show('?id=1');
      await screen.findByText('Words of 1.');
      await press(user, 'Delete');
      const question = within(await screen.findByRole('dialog', { name: 'Delete 1 message?' }));
      await user.click(question.getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText('Message deleted.')).toBeInTheDocument();
      await waitForStoreIdle(store);
      unmount();
      network.use(noNetwork(calls.getInbox));
      show();
      await screen.findByText('Message 3');
      expect(titles()).toEqual(['Message 3', 'Message 2']);
    });

    test(
      'another member does not see a stored message, and it is removed from the device',
      { tags: 'whole' },
      async () => {
        await readOnce('?id=3', 'Words of 3.');
        renderScreen(<InboxScreen />, {
          at: '/m/webEmail',
          session: { ...testSession, userName: 'bashir', token: 'token-of-bashir' },
        });
        await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No connection.'));
        expect(localStorage.getItem('inbox')).toBeNull();
      },
    );

    test('a message that is not stored shows a failed request, not a missing message', { tags: 'whole' }, async () => {
      await readOnce('?id=3', 'Words of 3.');
      show('?id=99');
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No connection.'));
      expect(screen.queryByText('This message is no longer in your inbox.')).toBeNull();
    });
  });

  test.each([
    ['there is no network', noNetwork(calls.getInbox), 'No connection. Check your network and try again.'],
    ['the gateway fails', fail(calls.getInbox, 'INTERNAL'), 'The service isn’t responding right now.'],
  ])('when %s, the error and a retry are shown', async (_, fault, sentence) => {
    network.use(fault);
    show();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
