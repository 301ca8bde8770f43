import { calls } from '@livery/api/contract';
import { markAsReadApi } from '@livery/api/announcements/markAsRead';
import { answer, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { useUnread } from '@livery/foundation/unread';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { merchantWith } from '../../../../testing/merchantWith.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { untilIdle } from '../../../../testing/untilIdle.ts';

const network = startNetwork();

function Total() {
  return <p>{useUnread().total} in all</p>;
}

test('[MSG-06] unread in all is announcements plus chat plus inbox', async () => {
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

test('[MSG-06] guests have nothing unread, and are asked about nothing', async () => {
  const { store } = renderScreen(<Total />, { merchant: merchantWith('CBS3') });
  await untilIdle(store);
  expect(screen.getByText('0 in all')).toBeVisible();
});
