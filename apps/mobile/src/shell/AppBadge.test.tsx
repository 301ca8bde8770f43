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
/** Called with the number on the icon, or with 'none' when it is cleared. */
const icon = vi.fn<(shown: number | 'none') => Promise<void>>(() => Promise.resolve());

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
  icon.mockReset();
  icon.mockImplementation(() => Promise.resolve());
});

/**
 * Renders the badge watch beside the rows of the side menu and the member centre, in an installed app whose icon
 * supports numbers.
 */
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

test("[MSG-06] the installed app's icon shows the message row's number, also after changes and logout", async () => {
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

test('an icon that rejects numbers causes no error', async () => {
  icon.mockImplementation(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await showInstalled();
  await waitFor(() => expect(icon).toHaveBeenCalledWith(51));
  expect(await messages()).toBeVisible();
});
