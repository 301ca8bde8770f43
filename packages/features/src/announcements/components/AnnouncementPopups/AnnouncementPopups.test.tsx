import { calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork, testMerchant, testSession } from '@livery/api/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { AnnouncementPopups } from './AnnouncementPopups.tsx';

const network = startNetwork();

// What comes up by itself waits for a quiet moment, longer on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

// What was shown is remembered until the page closes: every test has popups of its own.
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

const dialog = () => screen.findByRole('dialog', {}, { timeout: 10_000 });
const quiet = () => new Promise((done) => setTimeout(done, 900));
const close = async ({ user }: ReturnType<typeof renderScreen>) => {
  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe("the merchant's announcements", () => {
  test('[HOME-17] comes once a visit, and again in it only when its content changed', async () => {
    const popup = piece('The draw moves to Friday');
    publish({ popup: [popup] });
    await close(renderScreen(<AnnouncementPopups />));

    cleanup();
    renderScreen(<AnnouncementPopups />);
    await quiet();
    expect(screen.queryByRole('dialog')).toBeNull();

    cleanup();
    publish({ popup: [{ ...popup, content: '<p>Other words.</p>' }] });
    renderScreen(<AnnouncementPopups />);
    expect(await dialog()).toHaveTextContent('Other words.');
  });

  test("[HOME-17] a logout, which empties the session's storage, begins no other visit", async () => {
    publish({ popup: [piece('Good to see you')] });
    await close(renderScreen(<AnnouncementPopups />));
    sessionStorage.clear();

    cleanup();
    renderScreen(<AnnouncementPopups />);
    await quiet();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[HOME-17] not wanted again, it stays away for good, until its content changes', async () => {
    const popup = piece('We are open at night');
    publish({ popup: [popup] });
    const view = renderScreen(<AnnouncementPopups />);
    await view.user.click(within(await dialog()).getByRole('checkbox', { name: 'Don’t show this again' }));
    await close(view);
    expect(JSON.parse(localStorage.getItem('hiddenPopups')!)).toHaveProperty(popup.announcementId);
    expect(localStorage.getItem('hiddenPopups')).not.toContain('night');
  });

  test.each([
    [
      'the close button',
      async ({ user }: ReturnType<typeof renderScreen>) => user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    [
      'its own button',
      async ({ user }: ReturnType<typeof renderScreen>) => user.click(screen.getByRole('button', { name: 'Got it' })),
    ],
    ['Escape', async () => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))],
    [
      'the mask',
      async ({ user }: ReturnType<typeof renderScreen>) => {
        await new Promise((done) => setTimeout(done, 320));
        await user.click(screen.getByRole('dialog'));
      },
    ],
  ])('[HOME-17] %s closes it, and focus goes back', async (_, leave) => {
    publish({ popup: [piece(`Leave by ${_}`)] });
    const view = renderScreen(
      <>
        <button type="button">Behind</button>
        <AnnouncementPopups />
      </>,
    );
    screen.getByText('Behind').focus();
    await dialog();
    await leave(view);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Behind')).toHaveFocus();
  });

  test('[HOME-17] several are cards of one dialog', async () => {
    publish({ popup: [piece('First'), piece('Second')] });
    const { user } = renderScreen(<AnnouncementPopups />);
    const shown = await dialog();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(shown).toHaveAccessibleName('First');
    await user.click(within(shown).getByRole('button', { name: 'Next' }));
    expect(shown).toHaveAccessibleName('Second');
    expect(within(shown).getByRole('button', { name: '2 of 2' })).toHaveAttribute('aria-current', 'true');
  });

  test('a picture stands at its head, a link at its end is what it wants done, and leads through the app', async () => {
    const content =
      '<p><img src="/cdn/lotus.svg" alt="A lotus"></p><p>Words with <a href="https://elsewhere.example/">a link</a>.</p><p><a href="/m/activity">See offers</a></p>';
    publish({ popup: [piece('Lotus week', content)] });
    const { user } = renderScreen(<AnnouncementPopups />);
    const shown = await dialog();
    expect(within(shown).getByRole('img', { name: 'A lotus' })).toHaveAttribute(
      'src',
      'http://gateway.test/cdn/lotus.svg',
    );
    expect(within(shown).getByRole('link', { name: 'a link' })).toHaveAttribute('rel', 'noopener noreferrer');
    const action = within(shown).getByRole('link', { name: 'See offers' });
    expect(action).toHaveAttribute('href', '/m/activity');
    expect(within(shown).queryByRole('button', { name: 'Got it' })).toBeNull();
    action.addEventListener('click', (event) => event.preventDefault());
    await user.click(action);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a picture that the policy would stop is left out', async () => {
    publish({ popup: [piece('Elsewhere', '<img src="https://elsewhere.example/a.png" alt="Foreign"><p>Words.</p>')] });
    renderScreen(<AnnouncementPopups />, { merchant: testMerchant() });
    expect(within(await dialog()).queryByRole('img')).toBeNull();
  });

  test('[HOME-17] it waits while somebody types, and while something else lies over the page', async () => {
    publish({ popup: [piece('In time')] });
    const { user } = renderScreen(
      <>
        <input aria-label="Search" />
        <dialog open>Another</dialog>
        <AnnouncementPopups />
      </>,
    );
    await user.click(screen.getByRole('textbox'));
    document.querySelector('dialog')!.removeAttribute('open');
    await quiet();
    expect(screen.queryByText('In time')).toBeNull();
    screen.getByRole('textbox').blur();
    expect(await screen.findByText('In time', {}, { timeout: 10_000 })).toBeInTheDocument();
  });
});

describe('popups for the member', () => {
  const login = { ...testSession, token: 'token-of-this-login' };

  test('[HOME-17] comes after a login, is marked as read card by card, and not again in the same session', async () => {
    const marked: unknown[] = [];
    network.use(
      answer(calls.markAsRead, async (request) => (marked.push(await request.json()), sampleValues.markAsRead)),
    );
    const player = [piece('Read before', '', true), piece('Your bonus'), piece('Your level')];
    publish({ player });
    const view = renderScreen(<AnnouncementPopups />, { session: login });
    const shown = await dialog();
    expect(shown).toHaveAccessibleName('Your bonus');
    expect(within(shown).queryByText('Read before')).toBeNull();
    expect(within(shown).queryByRole('checkbox')).toBeNull();
    await waitFor(() => expect(marked).toEqual([{ announcementId: player[1]!.announcementId, read: true }]));
    await view.user.click(within(shown).getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(marked).toHaveLength(2));
    await close(view);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/popupsOfLogin":"[^"]*token/);

    cleanup();
    renderScreen(<AnnouncementPopups />, { session: login });
    await quiet();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[HOME-17] guests get none of it', async () => {
    publish({ player: [piece('Your bonus')] });
    renderScreen(<AnnouncementPopups />);
    await quiet();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test("[HOME-17] it stands before the merchant's own, in one dialog", async () => {
    network.use(answer(calls.markAsRead, sampleValues.markAsRead));
    publish({ player: [piece('For you')], popup: [piece('For all')] });
    renderScreen(<AnnouncementPopups />, { session: { ...login, token: 'token-of-another-login' } });
    const titles = within(await dialog())
      .getAllByRole('heading', { hidden: true })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['For you', 'For all']);
  });
});
