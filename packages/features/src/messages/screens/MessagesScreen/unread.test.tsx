import { calls } from '@livery/api/contract';
import { markAsReadApi } from '@livery/api/announcements/markAsRead';
import { answer, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { useUnread } from '@livery/foundation/unread';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { merchantWith } from '../../../../testing/merchantWith.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';

const network = startNetwork();

function Total() {
  return <p>{useUnread().total} in all</p>;
}

test('[MSG-06] the total of unread messages is announcements plus chat plus inbox', async () => {
  network.use(
    answer(calls.getAnnouncements, sampleValues.getAnnouncements),
    answer(calls.getInboxUnread, { unReadCount: 20 }),
    answer(calls.getChatUnread, { unReadCount: 300 }),
    answer(calls.markAsRead, sampleValues.markAsRead),
  );
  const { store } = renderScreen(<Total />, { session: testSession, merchant: merchantWith('CBS3') });
  expect(await screen.findByText('321 in all')).toBeVisible();
  await store.dispatch(
    markAsReadApi.endpoints.markAsRead.initiate(
      sampleValues.getAnnouncements.player.content[0]!.announcementId,
    ) as never,
  );
  expect(await screen.findByText('320 in all')).toBeVisible();
});

describe('[MSG-06] the unread announcements', () => {
  const forAgents = { ...sampleValues.getAnnouncements.player.content[0]!, id: 'a2', announcementId: 'A-2' };
  /** Simulates a gateway that returns announcements of type A only to agents. */
  const publish = (isAgent: boolean) =>
    network.use(
      answer(calls.getAnnouncements, ({ url }) => {
        const types = new URL(url).searchParams.get('types')!.split(',');
        return {
          ...sampleValues.getAnnouncements,
          player: { content: types.includes('PL') ? sampleValues.getAnnouncements.player.content : [] },
          agent: { content: isAgent && types.includes('A') ? [forAgents] : [] },
        };
      }),
      answer(calls.getInboxUnread, { unReadCount: 0 }),
      answer(calls.markAsRead, sampleValues.markAsRead),
    );

  test('[MSG-06] include announcements for agents for an agent, until they are read', async () => {
    publish(true);
    const { store } = renderScreen(<Total />, { session: testSession });
    expect(await screen.findByText('2 in all')).toBeVisible();
    await store.dispatch(markAsReadApi.endpoints.markAsRead.initiate(forAgents.announcementId) as never);
    expect(await screen.findByText('1 in all')).toBeVisible();
  });

  test('[MSG-06] do not include announcements for agents for another member', async () => {
    publish(false);
    const { store } = renderScreen(<Total />, { session: testSession });
    expect(await screen.findByText('1 in all')).toBeVisible();
    await waitForStoreIdle(store);
    expect(screen.getByText('1 in all')).toBeVisible();
  });
});

test('[MSG-06] guests have no unread messages, and no count is requested', async () => {
  const { store } = renderScreen(<Total />, { merchant: merchantWith('CBS3') });
  await waitForStoreIdle(store);
  expect(screen.getByText('0 in all')).toBeVisible();
});
