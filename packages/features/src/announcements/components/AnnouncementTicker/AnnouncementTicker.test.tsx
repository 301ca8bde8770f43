import { calls } from '@livery/api/contract';
import { answer, fail, sampleValues, startNetwork } from '@livery/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { AnnouncementTicker } from './AnnouncementTicker.tsx';

const network = startNetwork();
const piece = (id: string, title: string) => ({ id, announcementId: `PL-${id}`, title, content: '', read: false });
const publish = (titles: string[]) =>
  network.use(
    answer(calls.getAnnouncements, {
      ...sampleValues.getAnnouncements,
      player: { content: titles.map((title, index) => piece(String(index + 1), title)) },
    }),
  );

test('[HOME-13 titles] [HOME-13 tap] the titles scroll, and a tap opens the announcements', async () => {
  publish(['The draw moves to Friday', 'New slots']);
  renderScreen(<AnnouncementTicker />);
  const link = await screen.findByRole('link', { name: /^Announcements\s*The draw moves to Friday$/ });
  expect(link).toHaveTextContent('New slots');
  expect(link).toHaveAttribute('href', '/m/notice');
});

test('[HOME-13 no titles] without titles a text is shown, and the link still works', async () => {
  publish([]);
  renderScreen(<AnnouncementTicker />);
  expect(await screen.findByText('No announcement')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/m/notice');
});

test('[HOME-13 download icon] the download icon is shown at the end', async () => {
  publish(['New slots']);
  renderScreen(<AnnouncementTicker end={<a href="/m/download">App</a>} />);
  expect(await screen.findByRole('link', { name: 'App' })).toBeVisible();
});

test('if the request fails, no empty line is shown', async () => {
  network.use(fail(calls.getAnnouncements, 'INTERNAL'));
  renderScreen(<AnnouncementTicker />);
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});
