import { calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork, testMerchant, testSession } from '@livery/api/testing';
import { OpenAddresses } from '@livery/foundation/navigation';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { AnnouncementNews } from './AnnouncementNews.tsx';

const network = startNetwork();

let clock: ReturnType<typeof stopClock>;
// Loads the code of the cards before the tests, so that its load time on a slow machine does not matter.
beforeAll(() => import('./NewsCards.tsx'));
beforeEach(() => {
  clock = stopClock();
});
afterEach(() => vi.useRealTimers());

// Seen news is remembered until the page closes, so each test uses its own news.
let count = 0;
const piece = (title: string, content = '<p>Words.</p>', read = false) => {
  count += 1;
  return { id: String(count), announcementId: `PU-${count}`, title, content, read };
};
type Piece = ReturnType<typeof piece>;

function publish({ popup = [], player = [] }: { popup?: Piece[]; player?: Piece[] }) {
  network.use(
    answer(calls.getAnnouncements, {
      ...sampleValues.getAnnouncements,
      popup: { content: popup },
      player: { content: player },
    }),
  );
}

/** Renders a screen, and waits for all replies. If there is news, its row is then shown. */
async function render(...[screenShown, options]: Parameters<typeof renderScreen>) {
  const view = renderScreen(screenShown, options);
  await clock.idle(view.store);
  return view;
}
/** The row with news; null if there is none. */
const row = () => document.querySelector<HTMLElement>('[aria-haspopup=dialog]');
/** Renders a screen and opens its news. */
async function show(...args: Parameters<typeof render>) {
  const view = await render(...args);
  fireEvent.click(row()!);
  await clock.until(() => expect(screen.getByRole('dialog')).toBeVisible());
  return view;
}
const dialog = () => screen.getByRole('dialog');
const press = (name: string) => fireEvent.click(within(dialog()).getByRole('button', { name }));
const close = () => {
  press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
};

describe("the merchant's announcements", () => {
  test('[HOME-17] are shown once per visit, and again only if their content changes', async () => {
    const popup = piece('The draw moves to Friday');
    publish({ popup: [popup] });
    await show(<AnnouncementNews />);
    close();

    cleanup();
    await render(<AnnouncementNews />);
    expect(row()).toBeNull();

    cleanup();
    publish({ popup: [{ ...popup, content: '<p>Other words.</p>' }] });
    await show(<AnnouncementNews />);
    expect(dialog()).toHaveTextContent('Other words.');
  });

  test('[HOME-17] do not start a new visit after a logout, which clears the session storage', async () => {
    publish({ popup: [piece('Good to see you')] });
    await show(<AnnouncementNews />);
    close();
    sessionStorage.clear();

    cleanup();
    await render(<AnnouncementNews />);
    expect(row()).toBeNull();
  });

  test("[HOME-17] stay hidden after 'Don’t show this again' until their content changes", async () => {
    const popup = piece('We are open at night');
    publish({ popup: [popup] });
    await show(<AnnouncementNews />);
    fireEvent.click(within(dialog()).getByRole('checkbox', { name: 'Don’t show this again' }));
    close();
    expect(JSON.parse(localStorage.getItem('hiddenPopups')!)).toHaveProperty(popup.announcementId);
    expect(localStorage.getItem('hiddenPopups')).not.toContain('night');
  });

  test('[HOME-17] never open automatically, and their row can be closed for this visit', async () => {
    publish({ popup: [piece('In the line')] });
    await render(<AnnouncementNews />);
    await clock.pass(60_000);
    expect(row()).toHaveAccessibleName('News In the line');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(row()).toBeNull();

    cleanup();
    await render(<AnnouncementNews />);
    expect(row()).toBeNull();
  });

  test.each([
    ['the close button', () => press('Close')],
    ['its own button', () => press('Got it')],
    ['Escape', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
    ['the mask', () => fireEvent.click(dialog())],
  ])('[HOME-17] %s closes the dialog, and the focus moves to the main element', async (_, leave) => {
    publish({ popup: [piece(`Leave by ${_}`)] });
    await show(
      <main tabIndex={-1}>
        <AnnouncementNews />
      </main>,
    );
    within(dialog()).getByRole('button', { name: 'Close' }).focus();
    // The backdrop ignores a tap right after the opening, because the player may have aimed at the page below.
    await clock.pass(300);
    leave();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('[HOME-17] are cards of one dialog if there are several', async () => {
    publish({ popup: [piece('First'), piece('Second')] });
    await show(<AnnouncementNews />);
    const shown = dialog();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(shown).toHaveAccessibleName('First');
    press('Next');
    expect(shown).toHaveAccessibleName('Second');
    expect(within(shown).getByRole('button', { name: '2 of 2' })).toHaveAttribute('aria-current', 'true');
  });

  test('show a picture at the top, and a final link as the action button that opens in the app', async () => {
    const content =
      '<p><img src="/cdn/lotus.svg" alt="A lotus"></p><p>Words with <a href="https://elsewhere.example/">a link</a>.</p><p><a href="/m/activity">See offers</a></p>';
    publish({ popup: [piece('Lotus week', content)] });
    await show(<AnnouncementNews />);
    const shown = dialog();
    expect(within(shown).getByRole('img', { name: 'A lotus' })).toHaveAttribute(
      'src',
      'http://gateway.test/cdn/lotus.svg',
    );
    expect(within(shown).getByRole('link', { name: 'a link' })).toHaveAttribute('rel', 'noopener noreferrer');
    const action = within(shown).getByRole('link', { name: 'See offers' });
    expect(action).toHaveAttribute('href', '/m/activity');
    expect(within(shown).queryByRole('button', { name: 'Got it' })).toBeNull();
    action.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(action);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('show a link to a closed address as plain text, or leave it out if it is the action button', async () => {
    const content = '<p>Words with <a href="/m/gone">a link</a>.</p><p><a href="/m/register?x=1">Register now</a></p>';
    publish({ popup: [piece('Shut', content)] });
    await show(
      <OpenAddresses value={() => false}>
        <AnnouncementNews />
      </OpenAddresses>,
    );
    expect(within(dialog()).queryByRole('link')).toBeNull();
    expect(dialog()).toHaveTextContent('Words with a link.');
    expect(dialog()).not.toHaveTextContent('Register now');
    expect(within(dialog()).getByRole('button', { name: 'Got it' })).toBeVisible();
  });

  test('leave out a picture that the content security policy would block', async () => {
    publish({ popup: [piece('Elsewhere', '<img src="https://elsewhere.example/a.png" alt="Foreign"><p>Words.</p>')] });
    await show(<AnnouncementNews />, { merchant: testMerchant() });
    expect(within(dialog()).queryByRole('img')).toBeNull();
  });
});

describe('news for the member', () => {
  const login = { ...testSession, token: 'token-of-this-login' };

  test('[HOME-17] are shown once after a login, and each card is marked as read when it is shown', async () => {
    const marked: unknown[] = [];
    network.use(
      answer(calls.markAsRead, async (request) => (marked.push(await request.json()), sampleValues.markAsRead)),
    );
    const player = [piece('Read before', '', true), piece('Your bonus'), piece('Your level')];
    publish({ player });
    await show(<AnnouncementNews />, { session: login });
    const shown = dialog();
    expect(shown).toHaveAccessibleName('Your bonus');
    expect(within(shown).queryByText('Read before')).toBeNull();
    expect(within(shown).queryByRole('checkbox')).toBeNull();
    await clock.until(() => expect(marked).toEqual([{ announcementId: player[1]!.announcementId, read: true }]));
    press('Next');
    // Such requests are throttled, so the second request is sent later.
    await clock.until(() => expect(marked).toHaveLength(2), { stepMs: 100 });
    close();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/popupsOfLogin":"[^"]*token/);

    cleanup();
    await render(<AnnouncementNews />, { session: login });
    expect(row()).toBeNull();
  });

  test('[HOME-17] are not shown to guests', async () => {
    publish({ player: [piece('Your bonus')] });
    await render(<AnnouncementNews />);
    expect(row()).toBeNull();
  });

  test("[HOME-17] come before the merchant's own news, in one dialog", async () => {
    network.use(answer(calls.markAsRead, sampleValues.markAsRead));
    publish({ player: [piece('For you')], popup: [piece('For all')] });
    await show(<AnnouncementNews />, { session: { ...login, token: 'token-of-another-login' } });
    const titles = within(dialog())
      .getAllByRole('heading', { hidden: true })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['For you', 'For all']);
  });
});
