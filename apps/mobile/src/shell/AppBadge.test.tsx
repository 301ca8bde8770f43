import { markAsReadApi } from '@livery/api/announcements/markAsRead';
import { calls } from '@livery/api/contract';
import { sessionEnded } from '@livery/api/session';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { lazyCode } from '@livery/foundation/code';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { AppBadgeWatch } from './AppBadgeWatch.tsx';
import { HelpLinks } from './HelpLinks.tsx';

const network = startNetwork();
/** What the icon shows: a number, or 'none' once it was cleared. */
const icon = vi.fn<(shown: number | 'none') => Promise<void>>(() => Promise.resolve());

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
  icon.mockReset();
  icon.mockImplementation(() => Promise.resolve());
});

/** The watch beside the rows that side menu and member centre have, in an app whose icon takes numbers. */
async function showInstalled() {
  Object.assign(navigator, {
    setAppBadge: (count: number) => icon(count),
    clearAppBadge: () => icon('none'),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  network.use(
    answer(calls.getAnnouncements, sampleValues.getAnnouncements),
    answer(calls.getInboxUnread, { unReadCount: 20 }),
    answer(calls.getChatUnread, { unReadCount: 30 }),
    answer(calls.markAsRead, sampleValues.markAsRead),
  );
  function Watched() {
    return (
      <>
        <AppBadgeWatch />
        <HelpLinks />
      </>
    );
  }
  const view = lazyCode(async () => ({ Watched }), 'Watched');
  const table = [{ paths: ['/m/home'], title: 'navHome', hides: 'both', screen: { ...view, texts: [] } }] as const;
  return renderShell({ table, at: '/m/home', isSignedIn: true, switches: { CBS3: true } });
}

const messages = () => screen.findByRole('link', { name: /^Messages/ });

test('[MSG-06] the icon of the installed app has the number of the message centre’s row, goes down with it, and has none after a logout', async () => {
  const { store } = await showInstalled();
  await waitFor(async () => expect((await messages()).textContent).toMatch(/51/));
  await waitFor(() => expect(icon).toHaveBeenLastCalledWith(51));
  const { announcementId } = sampleValues.getAnnouncements.player.content[0]!;
  await act(async () => void (await store.dispatch(markAsReadApi.endpoints.markAsRead.initiate(announcementId))));
  await waitFor(async () => expect((await messages()).textContent).toMatch(/50/));
  await waitFor(() => expect(icon).toHaveBeenLastCalledWith(50));
  act(() => void store.dispatch(sessionEnded({ reason: 'logout' })));
  await waitFor(() => expect(icon).toHaveBeenLastCalledWith('none'));
});

test('an icon that refuses numbers is no fault', async () => {
  icon.mockImplementation(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await showInstalled();
  await waitFor(() => expect(icon).toHaveBeenCalledWith(51));
  expect(await messages()).toBeVisible();
});
