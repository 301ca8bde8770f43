import { createCipheriv } from 'node:crypto';
import { calls } from '@livery/api/contract';
import { answer, fail, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import type { SessionInfo } from '@livery/api/session';
import { sample } from '@livery/config/sample';
import * as navigation from '@livery/foundation/navigation';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { merchantWith } from '../../../../testing/merchantWith.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { RouterLinks } from '../../../../testing/RouterLinks.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { serviceScreen } from '../../routes.tsx';
import { ServiceScreen } from './ServiceScreen.tsx';

const network = startNetwork();
const left = vi.fn<typeof navigation.leaveApp>();

/** Encrypts a path as the gateway does. Triple DES with the same key three times is single DES. */
function seal(address: string, key: string): string {
  const bytes = Buffer.from(key, 'latin1');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([bytes, bytes, bytes]), null);
  return `${Buffer.concat([cipher.update(address, 'utf8'), cipher.final()]).toString('base64')}${key}`;
}

const listed = [
  { csType: 'CS', type: 1, path: 'https://support.test.example/desk' },
  { csType: 'WHATSAPP', type: 3, path: seal('https://wa.me/12025550142', 'Ab3dEf7h') },
  { csType: 'LIVECHAT', type: 2, path: '' },
] as const;
const contacts = (pathList: readonly (typeof listed)[number][]) =>
  network.use(answer(calls.getCustomerService, { version: { pathList: [...pathList] } }));

beforeEach(() => {
  // jsdom cannot load another address.
  vi.spyOn(navigation, 'leaveApp').mockImplementation(left);
  contacts(listed);
  network.use(
    answer(calls.getAnnouncements, { ...sampleValues.getAnnouncements, player: { content: [] } }),
    answer(calls.getInboxUnread, { unReadCount: 0 }),
    answer(calls.getChatUnread, { unReadCount: 0 }),
    answer(calls.getFeedback, { content: [], pageNum: 1, totalPages: 0 }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  left.mockReset();
  sessionStorage.clear();
});

interface Visitor {
  session?: SessionInfo;
  hasChat?: boolean;
  query?: string;
}
const show = ({ session, hasChat = true, query = '' }: Visitor = {}) =>
  renderScreen(
    <RouterLinks>
      <ServiceScreen />
    </RouterLinks>,
    {
      at: `/m/service${query}`,
      merchant: merchantWith(...(hasChat ? (['CBS3'] as const) : [])),
      ...(session && { session }),
    },
  );
const chat = () => screen.getByRole('button', { name: 'Start the chat' });

describe('the screen of customer service', () => {
  test('is a separate chunk, which loads when the screen opens', async () => {
    await serviceScreen.prefetch?.();
    renderScreen(<serviceScreen.Component />);
    expect(await screen.findByText('Contact us')).toBeVisible();
  });

  test('[MSG-08] shows the live chat first, then the main entry and WhatsApp as rows', async () => {
    show();
    expect(chat()).toBeVisible();
    const rows = within(await screen.findByRole('list', { name: 'Contact us' }));
    expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Service desk (leaves the app)Answers and forms on our support site',
      'WhatsApp (leaves the app)Write to us on WhatsApp',
    ]);
    expect(rows.getByRole('link', { name: /Service desk/ })).toHaveAttribute(
      'href',
      'https://support.test.example/desk',
    );
    expect(rows.getByRole('link', { name: /Service desk/ })).toHaveAttribute('target', '_blank');
  });

  test('[MSG-08] a tap on a type-3 entry opens its decrypted address', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /WhatsApp/ }));
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('https://wa.me/12025550142'));
  });

  test('shows the number of unread answers in the chat', async () => {
    network.use(answer(calls.getChatUnread, { unReadCount: 3 }));
    show({ session: testSession });
    expect(await screen.findByText('You have a new reply')).toBeVisible();
    expect(screen.getByRole('heading', { name: /Live chat.*3 unread/ })).toBeVisible();
  });

  test('[MSG-04] opens the chat 500 ms after the reply with its address', async () => {
    network.use(answer(calls.getChatLink, { chatUrl: '/chat/ticket-1' }));
    const { store } = show({ session: testSession });
    const clock = stopClock();
    fireEvent.click(chat());
    await clock.until(() => expect(screen.getByText('Loading')).toBeInTheDocument());
    await waitForStoreIdle(store);
    await clock.pass(499);
    expect(left).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(left).toHaveBeenCalledExactlyOnceWith('http://gateway.test/chat/ticket-1');
  });

  test.each(
    sample(
      [
        ['points to the other contacts', listed, /Contact us in one of the ways below/],
        ['points to the help centre if there are no other contacts', listed.slice(2), /Look in the help centre/],
      ] as const,
      2,
    ),
  )('[MSG-04] a chat that is unavailable %s', async (_, pathList, words) => {
    contacts(pathList);
    network.use(fail(calls.getChatLink, 'NOT_ALLOWED'));
    const { user, store } = show({ session: testSession });
    await waitForStoreIdle(store);
    await user.click(chat());
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: /Help centre/ })).toHaveAttribute('href', '/m/help');
    expect(chat()).toBeEnabled();
  });

  test('without contacts shows a message and a link to the help centre', async () => {
    contacts(listed.slice(2));
    show({ hasChat: false });
    expect(await screen.findByText('No contacts available right now')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /Help centre/ })).toHaveLength(1);
  });

  test('shows a retry and the chat if the contacts cannot be loaded', { tags: 'whole' }, async () => {
    network.use(noNetwork(calls.getCustomerService));
    const { user } = show();
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
    expect(chat()).toBeVisible();
    contacts(listed);
    await user.click(retry);
    expect(await screen.findByText('Service desk')).toBeVisible();
  });
});

describe('writing to customer service', () => {
  // The form is a separate chunk. It is loaded before the tests, because on a busy machine the load can take longer
  // than the timeout of a query.
  beforeAll(() => import('../FeedbackScreen/FeedbackScreen.tsx'));

  const write = () => screen.getByText('Write to us');

  test('shows members the form', async () => {
    const { address } = show({ session: testSession });
    // The act is awaited, because the form suspends. React drops the remaining work of an `act` that is not awaited.
    await act(async () => fireEvent.click(write()));
    expect(await screen.findByRole('heading', { name: 'Write to us' })).toBeVisible();
    expect(address()).toBe('/m/service?feedback=1');
  });

  test('requires guests to log in first', async () => {
    const { user, address } = show();
    await user.click(write());
    await waitFor(() => expect(address()).toBe('/m/login'));
  });

  test.each(sample(['', '?feedback=1'], 2))(
    'shows trials that an account is required, and they stay with the contacts (from "%s")',
    async (query) => {
      const { user, address } = show({ session: { ...testSession, type: 4 }, query });
      if (query === '') await user.click(write());
      expect(await screen.findByText(/not open to trial accounts/)).toBeInTheDocument();
      expect(address()).toBe('/m/service');
      expect(write()).toBeVisible();
    },
  );
});
