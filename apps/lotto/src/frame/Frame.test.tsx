import { calls } from '@livery/api/contract';
import { answer, fail, noNetwork, sampleValues, startNetwork } from '@livery/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { event, showFrame } from '../../testing/showFrame.tsx';

const network = startNetwork();
const { openLottery, getLotteryGames, getOpenedNumbers, getWallet, placeOrder } = sampleValues;
const [sea] = getLotteryGames.list;
const lotteries = [
  sea!,
  { ...sea!, gameCode: 'SEA_2', gameName: 'Coral' },
  { ...sea!, gameCode: 'KOI_1', gameName: 'Koi', vassalage: 'KOI', displayName: 'Koi' },
];
const games = answer(calls.getLotteryGames, { ...getLotteryGames, list: lotteries });

/** The requests to the gateway, in order: path and body. */
let asked: { path: string; body: unknown; headers: Headers }[] = [];
const noteRequest = async ({ request }: { request: Request }) => {
  const { pathname: path } = new URL(request.url);
  asked.push({
    path,
    headers: request.headers,
    body: await request
      .clone()
      .json()
      .catch(() => undefined),
  });
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(getOpenedNumbers.serverTime) });
  asked = [];
  network.events.on('request:start', (event) => void noteRequest(event));
  network.use(
    games,
    answer(calls.openLottery, openLottery),
    answer(calls.getOpenedNumbers, getOpenedNumbers),
    answer(calls.getWallet, { ...getWallet, wallets: [{ code: 'MAIN', name: 'Main', balance: '500.00' }] }),
    answer(calls.placeOrder, placeOrder),
  );
});
afterEach(() => {
  sessionStorage.clear();
  network.events.removeAllListeners();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const findLottery = (name: string) => screen.findByRole('heading', { level: 1, name });
const findKey = (name: RegExp) => screen.findByRole('button', { name });

describe('opening with a ticket', () => {
  test('[LOTTO-03] [ROUTE-09] a ticket opens its own lottery, independent of the path', async () => {
    network.use(answer(calls.openLottery, { ...openLottery, gameCode: 'SEA_2' }));
    await showFrame();
    expect(await findLottery('Coral')).toBeVisible();
    const opened = asked.filter(({ path }) => path === calls.openLottery.path);
    expect(opened.map(({ body }) => body)).toEqual([{ ticket: 'ticket-1' }]);
  });

  test('[ROUTE-09] the path sets the initial play type', async () => {
    await showFrame({ path: 'ent/games/SEA_1' });
    expect(await screen.findByRole('radio', { name: 'Entertainment' })).toBeChecked();
  });

  test('[LOTTO-03] a refused ticket shows a message and reports the ended session to the app', async () => {
    network.use(fail(calls.openLottery, 'SESSION_INVALID'));
    const { reported, user } = await showFrame();
    expect(await screen.findByText('This lottery isn’t open')).toBeVisible();
    expect(reported()).toEqual([event('sessionEnded')]);
    await user.click(screen.getByRole('button', { name: 'Open it again' }));
    expect(reported()).toEqual([event('sessionEnded'), event('sessionEnded')]);
  });

  test('without a network it shows the reason, and the app can open it again', async () => {
    network.use(noNetwork(calls.openLottery));
    const { reported, user } = await showFrame();
    expect(await screen.findByText('The lottery didn’t open')).toBeVisible();
    expect(reported()).toEqual([event('ready')]);
    await user.click(screen.getByRole('button', { name: 'Open it again' }));
    expect(reported().at(-1)).toEqual(event('sessionEnded'));
  });

  test.each([
    ['another merchant', { merchant: 'padma' }],
    ['the style sheet of another merchant', { css: 'padma.css' }],
    ['a style sheet elsewhere', { css: '//evil.example/testmerchant.css' }],
    ['no ticket', { token: '' }],
  ])('[LOTTO-03] an address with %s opens nothing, without a request to the gateway', async (_what, query) => {
    const { reported, user } = await showFrame({ query });
    expect(await screen.findByText('We couldn’t find this page')).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Go to lotteries' }));
    expect(reported()).toEqual([event('ready'), event('close')]);
  });
});

describe('events for the app', () => {
  test('[LOTTO-03] ready is sent when the lottery is visible', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    network.use(answer(calls.getLotteryGames, async () => (await held, getLotteryGames)));
    const { reported } = await showFrame();
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain(calls.getLotteryGames.path));
    expect(reported()).toEqual([]);
    release();
    await findLottery('South Sea 1 min');
    expect(reported()).toEqual([event('ready')]);
  });

  test('[LOTTO-04] balanceChanged is sent after bets with the frame’s own session, which is not stored', async () => {
    const { reported, user } = await showFrame();
    await user.click(await findKey(/^Big/));
    const dock = within(screen.getByRole('region', { name: 'Stake and bet slip' }));
    await user.click(dock.getByRole('button', { name: 'Place bets' }));
    const slip = within(await screen.findByRole('dialog', { name: 'Bet slip' }));
    await user.click(slip.getByRole('button', { name: 'Place bets' }));
    expect(await slip.findByText('Your bets are placed')).toBeVisible();
    expect(reported()).toEqual([event('ready'), event('balanceChanged')]);
    const order = asked.find(({ path }) => path === calls.placeOrder.path);
    expect([...order!.headers.values()].join(' ')).toContain(openLottery.session.token);
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(stored).not.toContain(openLottery.session.token);
    expect(stored).not.toContain('ticket-1');
  });

  test('[LOTTO-04] balanceTooLow is sent when a player without money taps deposit, and the slip remains', async () => {
    network.use(fail(calls.placeOrder, 'FUNDS_INSUFFICIENT'));
    const { reported, user } = await showFrame();
    await user.click(await findKey(/^Big/));
    await user.click(await findKey(/^Place bets/));
    const slip = within(await screen.findByRole('dialog', { name: 'Bet slip' }));
    network.use(answer(calls.getWallet, { ...getWallet, wallets: [{ code: 'MAIN', name: 'Main', balance: '0.10' }] }));
    await user.click(slip.getByRole('button', { name: 'Place bets' }));
    await user.click(await slip.findByRole('button', { name: 'Deposit' }));
    expect(reported()).toEqual([event('ready'), event('balanceTooLow')]);
    expect(slip.getAllByRole('listitem')).toHaveLength(1);
  });

  test('in a tab without the app, no deposit is offered', async () => {
    network.use(answer(calls.getWallet, { ...getWallet, wallets: [{ code: 'MAIN', name: 'Main', balance: '0.10' }] }));
    const { user } = await showFrame({ isFramed: false });
    await user.click(await findKey(/^Big/));
    await user.click(await findKey(/^Place bets/));
    const slip = within(await screen.findByRole('dialog', { name: 'Bet slip' }));
    expect(await slip.findByText(/You need .* more/)).toBeVisible();
    expect(slip.queryByRole('button', { name: 'Deposit' })).toBeNull();
  });

  test('the button in the bar sends close', async () => {
    const { reported, user } = await showFrame();
    await findLottery('South Sea 1 min');
    await user.click(screen.getByRole('button', { name: 'Close the lottery' }));
    expect(reported().at(-1)).toEqual(event('close'));
  });

  test('sessionEnded is sent once if the session ends during the visit', async () => {
    network.use(fail(calls.getOrders, 'SESSION_INVALID'));
    const { reported, user } = await showFrame();
    await findLottery('South Sea 1 min');
    await user.click(screen.getByRole('tab', { name: 'My bets' }));
    expect(await findKey(/^Open it again/)).toBeVisible();
    expect(reported()).toEqual([event('ready'), event('sessionEnded')]);
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('in a tab no event is sent, and a link opens the lotteries', async () => {
    const post = vi.spyOn(window, 'postMessage');
    network.use(fail(calls.openLottery, 'SESSION_INVALID'));
    await showFrame({ isFramed: false });
    expect(await screen.findByRole('link', { name: 'Go to lotteries' })).toHaveAttribute('href', '/m/lottery');
    expect(post).not.toHaveBeenCalled();
  });
});

describe('[LOTTO-04] the draw of a bet that was placed before a reload', () => {
  const drawnAt = Date.parse(placeOrder.drawsAt);
  const won = { ...placeOrder, status: 'WON' as const, payout: '39.00' };
  /** Places a bet, and reloads the page this many milliseconds after the draw. */
  const reload = async (after: number) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { user, unmount } = await showFrame();
    await user.click(await findKey(/^Big/));
    await user.click(await findKey(/^Place bets/));
    const slip = within(await screen.findByRole('dialog', { name: 'Bet slip' }));
    await user.click(slip.getByRole('button', { name: 'Place bets' }));
    await slip.findByText('Your bets are placed');
    unmount();
    network.use(answer(calls.getOrder, won));
    vi.setSystemTime(drawnAt + after);
    return showFrame();
  };
  const findEvent = () => screen.findByRole('dialog', { name: 'South Sea 1 min' });

  test('[LOTTO-04] is shown in a dialog, and the changed balance is reported to the app', async () => {
    const { reported } = await reload(5_000);
    const [won] = await within(await findEvent()).findAllByText('You won');
    expect(won).toBeVisible();
    expect(reported()).toContainEqual(event('balanceChanged'));
  });

  /** Waits until the code of orders and draws is loaded, and all of its first requests are sent. */
  const openOrders = async ({ user }: Awaited<ReturnType<typeof showFrame>>) => {
    network.use(answer(calls.getOrders, { content: [], pageNum: 1, totalPages: 0 }));
    await user.click(await screen.findByRole('tab', { name: 'My bets' }));
    expect(await screen.findByText('No orders yet')).toBeVisible();
  };
  const askedPaths = () => asked.map(({ path }) => path);

  test('is shown in a dialog only once', async () => {
    const { unmount } = await reload(5_000);
    await findEvent();
    unmount();
    asked = [];
    await openOrders(await showFrame());
    expect(askedPaths()).not.toContain(calls.getOrder.path);
  });

  test('is not shown to another player of the same tab, and not an hour later', async () => {
    const late = await reload(60 * 60_000);
    await openOrders(late);
    late.unmount();
    vi.setSystemTime(drawnAt + 5_000);
    const { session } = openLottery;
    network.use(answer(calls.openLottery, { ...openLottery, session: { ...session, userName: 'bashir' } }));
    await openOrders(await showFrame());
    expect(askedPaths()).not.toContain(calls.getOrder.path);
  });
});

describe('a lobby', () => {
  test('[LOTTO-03] offers the lotteries of its vendor', async () => {
    network.use(answer(calls.openLottery, { ...openLottery, isLobby: true }));
    const { user } = await showFrame();
    await findLottery('South Sea 1 min');
    await user.click(screen.getByRole('button', { name: 'Choose a lottery' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose a lottery' }));
    expect(sheet.queryByText('Koi')).toBeNull();
    await user.click(sheet.getByText('Coral'));
    expect(await findLottery('Coral')).toBeVisible();
  });

  test('shows no choice if there is only one lottery', async () => {
    await showFrame();
    await findLottery('South Sea 1 min');
    expect(screen.queryByRole('button', { name: 'Choose a lottery' })).toBeNull();
  });
});
