import { calls } from '@livery/api/contract';
import { answer, fail, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import type { SessionInfo } from '@livery/api/session';
import { BackRule } from '@livery/foundation/navigation';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { merchantWith } from '../../../../testing/merchantWith.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { MessagesScreen, type MessagesScreenProps } from './MessagesScreen.tsx';

const network = startNetwork();

const withChat: MessagesScreenProps['renderChat'] = (draw) => draw({ onClick: () => undefined });
const withoutChat: MessagesScreenProps['renderChat'] = () => null;

interface Counts {
  announcements?: number;
  inbox?: number;
  chat?: number;
}

/** Shows the message centre with these unread counts, and records the requested counts. */
async function show(
  { announcements = 0, inbox = 0, chat = 0 }: Counts = {},
  { session = testSession, hasChat = true }: { session?: SessionInfo | undefined; hasChat?: boolean } = {},
) {
  const asked: string[] = [];
  const piece = sampleValues.getAnnouncements.player.content[0]!;
  network.use(
    answer(calls.getCustomerService, {
      version: { pathList: [{ csType: 'TELEGRAM', type: 1, path: 'https://t.me/livery' }] },
    }),
    answer(calls.getDownloads, { list: [{ resourceType: 'AFFILIATELINK', url: '/affiliates' }] }),
    answer(calls.getAnnouncements, {
      ...sampleValues.getAnnouncements,
      player: {
        content: [
          { ...piece, title: 'Read before', read: true },
          ...Array.from({ length: announcements }, (_, index) => ({
            ...piece,
            id: `news ${index}`,
            title: `News ${index}`,
          })),
        ],
      },
    }),
    answer(calls.getInbox, { ...sampleValues.getInbox, unReadCount: inbox }),
    answer(calls.getInboxUnread, () => (asked.push('inbox'), { unReadCount: inbox })),
    answer(calls.getChatUnread, () => (asked.push('chat'), { unReadCount: chat })),
  );
  const view = renderScreen(
    <BackRule value="home">
      <MessagesScreen renderChat={hasChat ? withChat : withoutChat} />
    </BackRule>,
    { at: '/m/message', merchant: hasChat ? merchantWith('CBS3') : merchantWith(), ...(session && { session }) },
  );
  await screen.findByText('Affiliate service');
  await screen.findByText('Telegram');
  await waitForStoreIdle(view.store);
  return { ...view, asked };
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const row = (name: RegExp) => screen.getByRole('link', { name });

describe('the message centre', () => {
  test('[MSG-01] has rows for Telegram, announcements, inbox, live chat and the affiliate service', async () => {
    await show();
    expect(rows()).toEqual([
      expect.stringMatching(/^Telegram/),
      expect.stringMatching(/^Announcements/),
      expect.stringMatching(/^Inbox/),
      expect.stringMatching(/^Live chat/),
      expect.stringMatching(/^Affiliate service/),
    ]);
    expect(row(/^Announcements/)).toHaveAttribute('href', '/m/notice');
    expect(row(/^Inbox/)).toHaveAttribute('href', '/m/webEmail');
  });

  test('[MSG-01] links to other sites open in a new tab, and their names contain that', { tags: 'whole' }, async () => {
    await show();
    for (const name of [/^Telegram \(opens in a new tab\)/, /^Affiliate service \(opens in a new tab\)/]) {
      expect(row(name)).toHaveAttribute('target', '_blank');
      expect(row(name)).toHaveAttribute('rel', 'noopener noreferrer');
    }
    expect(row(/^Telegram/)).toHaveAttribute('href', 'https://t.me/livery');
  });

  test('[MSG-01] without the live chat its row is not rendered', { tags: 'whole' }, async () => {
    await show({}, { hasChat: false });
    expect(screen.queryByText('Live chat')).toBeNull();
  });

  test('[MSG-02] badges show the unread count, at most 99+', async () => {
    await show({ announcements: 2, inbox: 100, chat: 1 });
    expect(within(row(/^Announcements/)).getByText('2')).toBeVisible();
    expect(await within(row(/^Inbox/)).findByText('99+')).toBeVisible();
    expect(row(/^Inbox/)).toHaveAccessibleName(/100 unread/);
    expect(screen.getByRole('button', { name: /Live chat/ })).toHaveTextContent('You have a new reply');
  });

  test('a row shows the newest title, unread ones first', { tags: 'whole' }, async () => {
    await show({ announcements: 2 });
    expect(row(/^Announcements/)).toHaveTextContent('News 0');
    expect(row(/^Inbox/)).toHaveTextContent('Your bonus is here');
  });

  test('[MSG-03] back opens home', { tags: 'whole' }, async () => {
    const { user, address } = await show();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/m/home');
  });

  test('guests see that they must log in, and no member data is requested', async () => {
    network.use(
      answer(calls.getCustomerService, { version: { pathList: [] } }),
      answer(calls.getDownloads, { list: [{ resourceType: 'AFFILIATELINK', url: '/affiliates' }] }),
    );
    const { store } = renderScreen(<MessagesScreen renderChat={withoutChat} />);
    await screen.findByText('Affiliate service');
    await waitForStoreIdle(store);
    expect(screen.getAllByText('Log in to read')).toHaveLength(2);
  });
});

describe('unread counts', () => {
  test('[MSG-07] with CBS3 the unread count of the chat is requested', async () => {
    expect((await show()).asked.toSorted()).toEqual(['chat', 'inbox']);
  });

  test('[MSG-07] without CBS3 the unread count of the chat is not requested', async () => {
    expect((await show({}, { hasChat: false })).asked).toEqual(['inbox']);
  });

  test('[MSG-07] for a session of type 4 no count is requested', async () => {
    expect((await show({}, { session: { ...testSession, type: 4 } })).asked).toEqual([]);
  });

  test('[MSG-07] a count that cannot be loaded shows no error', { tags: 'whole' }, async () => {
    network.use(fail(calls.getInboxUnread, 'INTERNAL'));
    await show();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
