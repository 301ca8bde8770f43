import { calls } from '@livery/api/contract';
import { answer, fail, noAnswer, noNetwork, startNetwork, testMerchant, testSession } from '@livery/api/testing';
import { gatewayTime } from '@livery/api/client';
import type { PlayLimit } from '@livery/api/saferPlay/getSaferPlay';
import { sample } from '@livery/config/sample';
import { switchLanguage } from '@livery/i18n/react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { depositDay, limitsWith, loosening, minutesUsedUp, sampleSaferPlay } from '../../testing/sampleSaferPlay.ts';
import { SaferPlayScreen } from './SaferPlayScreen.tsx';

const network = startNetwork();
const sent = vi.fn<(body: unknown) => void>();
const has = (differences: Partial<typeof sampleSaferPlay>) =>
  network.use(answer(calls.getSaferPlay, { ...sampleSaferPlay, ...differences }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T12:00:00Z') });
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
  sent.mockClear();
  has({});
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const path = '/m/member/saferPlay';
const show = (query = '', helpContacts?: { name: string; phone: string }[]) => {
  const merchant = testMerchant();
  return renderScreen(<SaferPlayScreen />, {
    session: { ...testSession },
    at: `${path}${query}`,
    merchant: { ...merchant, licence: { ...merchant.licence, ...(helpContacts && { helpContacts }) } },
  });
};
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = async (name: string) => within(await screen.findByRole('list', { name })).findAllByRole('listitem');
const takesLimit = (reply: PlayLimit) =>
  network.use(
    answer(calls.setPlayLimit, async (request) => {
      sent(await request.json());
      return reply;
    }),
  );

describe('this session', () => {
  test('shows its duration, stakes and wins, and the result with sign and word', async () => {
    has({ session: { ...sampleSaferPlay.session, since: new Date(gatewayTime() - 65 * 60_000).toISOString() } });
    show();
    const session = await part('This session');
    for (const words of ['−৳40.00', 'lost since login', '1 hour 5 minutes', '৳120.00', '৳80.00'])
      expect(session.getByText(words)).toBeVisible();
    expect(session.getByText('Mar 1, 2026, 00:00')).toBeVisible();
  });

  test.each([
    ['25.00', '+৳25.00', 'won since login'],
    ['0.00', '৳0.00', 'no win or loss since login'],
  ])('a result of %s is shown as %s, %s', async (net, text, words) => {
    has({ session: { ...sampleSaferPlay.session, net } });
    show();
    const session = await part('This session');
    expect(session.getByText(text)).toBeVisible();
    expect(session.getByText(words)).toBeVisible();
  });
});

describe('limits', () => {
  test('are shown in rows with their used amount, waiting changes, and a used-up mark', async () => {
    has({ limits: limitsWith(loosening, minutesUsedUp) });
    show();
    const [day, week, month] = await rowsOf('Deposits');
    expect(within(day!).getByText('Used ৳300.00 of ৳1,000.00')).toBeVisible();
    expect(within(day!).getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Used ৳300.00 of ৳1,000.00');
    expect(within(day!).getByText('৳2,000.00 from Mar 2, 2026, 15:30')).toBeVisible();
    for (const row of [week!, month!]) expect(within(row).getByText('No limit')).toBeVisible();
    const [minutes] = await rowsOf('Time');
    expect(within(minutes!).getByText('Used up until Mar 2, 2026, 00:00')).toBeVisible();
    expect(await rowsOf('Losses')).toHaveLength(3);
  });

  test('open in a sheet with its own address, and close again', { tags: 'whole' }, async () => {
    has({ limits: limitsWith(depositDay) });
    const { user, address } = show();
    const [day] = await rowsOf('Deposits');
    await user.click(within(day!).getByRole('button'));
    expect(address()).toBe(`${path}?limit=deposit-day`);
    const sheet = await screen.findByRole('dialog', { name: 'Deposits · Per day' });
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe(path));
  });

  const field = () => screen.findByRole('textbox', { name: /^Limit/ });
  const retype = async (user: ReturnType<typeof show>['user'], amount: string) => {
    await user.clear(await field());
    await user.type(await field(), amount);
  };

  test.each(
    sample(
      [
        ['500', /^This limit applies right away/],
        ['1500', /higher than your current limit\. It applies from/],
        ['1000', /This is already your limit/],
      ] as const,
      3,
    ),
  )('a limit of %s shows its effect before it is sent', async (amount, words) => {
    has({ limits: limitsWith(depositDay) });
    const { user } = show('?limit=deposit-day');
    await retype(user, amount);
    expect(await screen.findByText(words)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  test('are confirmed by a toast when a lower limit is sent, and the sheet closes', { tags: 'whole' }, async () => {
    has({ limits: limitsWith(depositDay) });
    takesLimit({ ...depositDay, amount: '500.00', left: '200.00' });
    vi.useRealTimers();
    // A toast is shown for a short time.
    const clock = stopClock({ now: Date.parse('2026-03-01T12:00:00Z') });
    const { address } = show('?limit=deposit-day');
    await clock.until(() => expect(screen.getByRole('textbox', { name: /^Limit/ })).toBeVisible(), { stepMs: 20 });
    fireEvent.change(screen.getByRole('textbox', { name: /^Limit/ }), { target: { value: '500' } });
    fireEvent.click(screen.getByRole('button', { name: 'Set limit' }));
    await clock.until(() => expect(screen.getByText('Your limit is set.')).toBeInTheDocument());
    expect(sent).toHaveBeenCalledWith({ kind: 'deposit', period: 'day', amount: '500' });
    await clock.until(() => expect(address()).toBe(path));
  });

  test('do not go back twice if the reply arrives during the closing motion of the sheet', async () => {
    has({ limits: limitsWith(depositDay) });
    const reply = lateReply<PlayLimit>();
    network.use(answer(calls.setPlayLimit, () => reply.promise));
    // The content of a closing sheet stays mounted until its motion ends. jsdom has no animations.
    const motion = { finished: new Promise(() => undefined) };
    Object.assign(HTMLDialogElement.prototype, { getAnimations: () => [motion] });
    onTestFinished(() => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'getAnimations'));
    const { user, address, store } = renderScreen(
      <>
        <Link to={path}>Safer play</Link>
        <Routes>
          <Route path={path} element={<SaferPlayScreen />} />
          <Route path="*" element={null} />
        </Routes>
      </>,
      { session: { ...testSession }, at: '/m/home' },
    );
    await user.click(screen.getByRole('link', { name: 'Safer play' }));
    const [day] = await rowsOf('Deposits');
    await user.click(within(day!).getByRole('button'));
    await retype(user, '500');
    await user.click(screen.getByRole('button', { name: 'Set limit' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe(path));
    expect(screen.getByLabelText(/^Limit/)).toBeInTheDocument();
    reply.resolve({ ...depositDay, amount: '500.00', left: '200.00' });
    // The text is in the page and in the sheet.
    expect(await screen.findAllByText('Your limit is set.')).not.toHaveLength(0);
    await waitForStoreIdle(store);
    expect(address()).toBe(path);
  });

  test('reject an empty value and zero', { tags: 'whole' }, async () => {
    const { user } = show('?limit=loss-week');
    await user.type(await field(), '0');
    await user.click(screen.getByRole('button', { name: 'Set limit' }));
    expect(await screen.findByText('Enter an amount above zero')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  test('in minutes are chosen or typed, at most a day', { tags: 'whole' }, async () => {
    takesLimit({ ...minutesUsedUp, minutes: 60 });
    const { user } = show('?limit=session-day');
    const other = await screen.findByRole('textbox', { name: /^Another number/ });
    await user.type(other, '1441');
    await user.click(screen.getByRole('button', { name: 'Set limit' }));
    expect(await screen.findByText('Enter 1 to 1440 minutes')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '1 hour' }));
    await user.click(screen.getByRole('button', { name: 'Set limit' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ kind: 'session', period: 'day', minutes: 60 }));
  });

  test('are removed after the waiting time, which is shown before and after', { tags: 'whole' }, async () => {
    has({ limits: limitsWith(depositDay) });
    takesLimit({ ...depositDay, loosening: { amount: null, from: '2026-03-02T09:30:00.000Z' } });
    const { user } = show('?limit=deposit-day');
    const remove = await screen.findByRole('button', { name: 'Remove limit' });
    expect(remove).toHaveAccessibleDescription(/^The limit ends on .* Until then it stays\.$/);
    await user.click(remove);
    expect(await screen.findByText('Your limit ends on Mar 2, 2026, 15:30.')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({ kind: 'deposit', period: 'day', amount: null });
  });

  test('cancel the waiting looser limit if the current limit is sent', { tags: 'whole' }, async () => {
    has({ limits: limitsWith(loosening) });
    takesLimit(depositDay);
    const { user } = show('?limit=deposit-day');
    await user.click(await screen.findByRole('button', { name: 'Keep my current limit' }));
    expect(await screen.findByText('Your limit stays as it is.')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({ kind: 'deposit', period: 'day', amount: '1000.00' });
  });

  test('cannot be removed or kept while a change of the same limit is sent', async () => {
    has({ limits: limitsWith(loosening) });
    const reply = lateReply<PlayLimit>();
    network.use(answer(calls.setPlayLimit, () => (sent(undefined), reply.promise)));
    const { user } = show('?limit=deposit-day');
    const stay = await screen.findByRole('button', { name: 'Keep my current limit' });
    const remove = screen.getByRole('button', { name: 'Remove limit' });
    expect([stay, remove].map((button) => button.matches(':disabled'))).toEqual([false, false]);
    await user.click(stay);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect([stay, remove].map((button) => button.matches(':disabled'))).toEqual([true, true]);
    reply.resolve(depositDay);
    expect(await screen.findByText('Your limit stays as it is.')).toBeInTheDocument();
  });

  test('stay typed after a failure and a reload', { tags: 'whole' }, async () => {
    has({ limits: limitsWith(depositDay) });
    network.use(noNetwork(calls.setPlayLimit));
    const { user, unmount } = show('?limit=deposit-day');
    await retype(user, '450');
    await user.click(screen.getByRole('button', { name: 'Set limit' }));
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
    expect(await field()).toHaveDisplayValue(/^450/);
    unmount();
    show('?limit=deposit-day');
    expect(await field()).toHaveDisplayValue(/^450/);
  });

  test.each([
    [
      'wasn’t accepted',
      fail(calls.setPlayLimit, 'REQUEST_INVALID'),
      'This wasn’t accepted. Check what you entered.',
      'Isto não foi aceito. Confira o que você digitou.',
    ],
    [
      'without a network',
      noNetwork(calls.setPlayLimit),
      'No connection. Check your network and try again.',
      'Sem conexão. Verifique sua rede e tente de novo.',
    ],
  ])(
    'the reason why a limit was not set changes with the language: %s',
    { tags: 'whole' },
    async (_, handler, words, inPortuguese) => {
      has({ limits: limitsWith(depositDay) });
      network.use(handler);
      const { user, texts } = show('?limit=deposit-day');
      await retype(user, '450');
      await user.click(screen.getByRole('button', { name: 'Set limit' }));
      expect(await screen.findByText(words)).toBeVisible();
      await act(async () => void (await switchLanguage(texts, 'PT')));
      expect(await screen.findByText(inPortuguese)).toBeVisible();
      expect(screen.queryByText(words)).toBeNull();
    },
  );
});

describe('a break', () => {
  const takes = () => {
    const until = '2026-03-08T09:30:00.000Z';
    network.use(
      answer(calls.takeBreak, async (request) => {
        sent(await request.json());
        has({ break: { kind: 'timeOut', until } });
        return { kind: 'timeOut' as const, until };
      }),
    );
  };
  const begin = () => screen.findByRole('button', { name: 'Take this break' });
  const question = () => screen.findByRole('dialog', { name: /^Take a break until .*\?$/ });

  test('is chosen and confirmed; then its end and links to money and help are shown', async () => {
    takes();
    const { user } = show();
    await user.click(await screen.findByRole('radio', { name: /^7 days/ }));
    const happens = await part('Take a break');
    expect(happens.getByText('You can still withdraw your money.')).toBeVisible();
    await user.click(await begin());
    const dialog = within(await question());
    expect(dialog.getByText(/It can’t be ended earlier/)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Start the break' }));
    const held = await part('You’re taking a break until');
    expect(sent).toHaveBeenCalledWith({ kind: 'timeOut', length: 7 });
    expect(held.getByText('Mar 8, 2026, 15:30')).toBeVisible();
    // The heading is above the pressed button. It gets the focus, so that it scrolls into view and a screen reader
    // reads it.
    await waitFor(() => expect(held.getByRole('heading', { name: 'You’re taking a break until' })).toHaveFocus());
    expect(held.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/m/withdraw', '/m/service']);
  });

  test('does not begin if the player cancels the confirmation', { tags: 'whole' }, async () => {
    takes();
    const { user } = show('?break=exclusion-12');
    expect(await screen.findByRole('radio', { name: /^1 year/ })).toBeChecked();
    await user.click(await begin());
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(sent).not.toHaveBeenCalled();
  });

  test('that is confirmed cannot be cancelled before its reply', async () => {
    network.use(noAnswer(calls.takeBreak));
    const { user } = show('?break=timeOut-7');
    await user.click(await begin());
    const dialog = within(await question());
    await user.click(dialog.getByRole('button', { name: 'Start the break' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await question()).toBeVisible();
  });

  test.each([
    [fail(calls.takeBreak, 'PLAY_BREAK'), 'You already have a longer break.', 'Você já tem uma pausa mais longa.'],
    [
      noNetwork(calls.takeBreak),
      'No connection. Check your network and try again.',
      'Sem conexão. Verifique sua rede e tente de novo.',
    ],
  ])(
    'that could not begin shows the reason in the dialog, which changes with the language',
    { tags: 'whole' },
    async (handler, words, inPortuguese) => {
      network.use(handler);
      const { user, texts } = show('?break=timeOut-1');
      await user.click(await begin());
      await user.click(within(await question()).getByRole('button', { name: 'Start the break' }));
      expect(within(await question()).getByText(words)).toBeVisible();
      await act(async () => void (await switchLanguage(texts, 'PT')));
      expect(await within(screen.getByRole('dialog')).findByText(inPortuguese)).toBeVisible();
      expect(screen.queryByText(words)).toBeNull();
    },
  );

  test('that is active offers only longer breaks', async () => {
    const until = new Date(gatewayTime() + 10 * 86_400_000).toISOString();
    has({ break: { kind: 'exclusion', until } });
    show();
    expect(await part('You’ve excluded yourself until')).toBeDefined();
    const longer = await part('Longer break');
    expect(longer.queryByRole('radio', { name: /^7 days/ })).toBeNull();
    expect(longer.getByRole('radio', { name: /^30 days/ })).toBeVisible();
  });
});

describe('data that expires while the page is open', () => {
  const dayMs = 86_400_000;
  const now = Date.parse('2026-03-01T12:00:00Z');
  let asked = 0;
  const hasCounted = (differences: Partial<typeof sampleSaferPlay>) =>
    network.use(answer(calls.getSaferPlay, () => ((asked += 1), { ...sampleSaferPlay, ...differences })));
  beforeEach(() => (asked = 0));

  test('a break disappears at its end, and one request is sent', async () => {
    hasCounted({ break: { kind: 'timeOut', until: new Date(now + dayMs).toISOString() } });
    vi.useRealTimers();
    const clock = stopClock({ now });
    const { store } = show();
    await clock.idle(store);
    expect(screen.getByRole('region', { name: 'You’re taking a break until' })).toBeInTheDocument();
    hasCounted({});
    await clock.pass(dayMs - 5_000);
    expect(screen.getByRole('region', { name: 'You’re taking a break until' })).toBeInTheDocument();
    expect(asked).toBe(1);
    await clock.pass(7_000);
    await clock.idle(store);
    expect(screen.queryByRole('region', { name: 'You’re taking a break until' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Take a break' })).toBeInTheDocument();
    await clock.pass(60_000);
    expect(asked).toBe(2);
  });

  test('after a break, the same break can be taken again, with another idempotency key', async () => {
    vi.useRealTimers();
    const clock = stopClock({ now });
    const keys: (string | null)[] = [];
    hasCounted({});
    network.use(
      answer(calls.takeBreak, ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        const taken = { kind: 'timeOut' as const, until: new Date(Date.now() + dayMs).toISOString() };
        hasCounted({ break: taken });
        return taken;
      }),
    );
    const { store } = show();
    const takeOneDay = async () => {
      await clock.idle(store);
      fireEvent.click(screen.getByRole('radio', { name: /^1 day/ }));
      fireEvent.click(screen.getByRole('button', { name: 'Take this break' }));
      await clock.until(() => expect(screen.getByRole('button', { name: 'Start the break' })).toBeVisible());
      fireEvent.click(screen.getByRole('button', { name: 'Start the break' }));
      await clock.idle(store);
      expect(screen.getByRole('region', { name: 'You’re taking a break until' })).toBeInTheDocument();
      hasCounted({});
      await clock.pass(dayMs + 2_000);
    };
    await takeOneDay();
    await takeOneDay();
    expect(new Set(keys).size).toBe(2);
  });

  test('without a network it disappears too', async () => {
    hasCounted({ break: { kind: 'exclusion', until: new Date(now + 3_600_000).toISOString() } });
    vi.useRealTimers();
    const clock = stopClock({ now });
    const { store } = show();
    await clock.idle(store);
    expect(screen.getByRole('region', { name: 'You’ve excluded yourself until' })).toBeInTheDocument();
    network.use(noNetwork(calls.getSaferPlay));
    await clock.pass(3_600_000);
    expect(screen.queryByRole('region', { name: 'You’ve excluded yourself until' })).toBeNull();
  });

  test('a waiting looser limit takes effect at its time', async () => {
    hasCounted({ limits: limitsWith({ ...loosening, resetsAt: '2026-03-02T18:00:00.000Z' }) });
    vi.useRealTimers();
    const clock = stopClock({ now: Date.parse('2026-03-02T09:00:00Z') });
    const { store } = show();
    await clock.idle(store);
    expect(screen.getByText('৳2,000.00 from Mar 2, 2026, 15:30')).toBeInTheDocument();
    network.use(noNetwork(calls.getSaferPlay));
    await clock.pass(30 * 60_000);
    expect(screen.queryByText('৳2,000.00 from Mar 2, 2026, 15:30')).toBeNull();
    expect(screen.getByText('Used ৳300.00 of ৳2,000.00')).toBeInTheDocument();
  });
});

test('lists the help contacts of the licence and the merchant’s own help', async () => {
  show('', [{ name: 'Helpline', phone: '+44 20 7946 0123' }]);
  const help = await part('Someone to talk to');
  expect(help.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+442079460123',
    '/m/service',
    '/m/help',
    '/m/about',
  ]);
});

test('a failed request shows the error, and a retry loads the page', async () => {
  network.use(noNetwork(calls.getSaferPlay));
  const { user } = show();
  expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
  has({});
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'My limits' })).toBeVisible();
});
