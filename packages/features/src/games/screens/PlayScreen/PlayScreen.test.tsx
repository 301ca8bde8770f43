import { calls } from '@livery/api/contract';
import { lotteryApi } from '@livery/api/lottery/lottery';
import { useGetRecentGamesQuery } from '@livery/api/games/getRecentGames';
import { answer, fail, noNetwork, sampleGame, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { walletApi } from '@livery/api/wallet/getWallet';
import { sample } from '@livery/config/sample';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import * as tab from '../../model/openInTab.ts';
import { PlayScreen } from './PlayScreen.tsx';

const inTab = vi.fn<typeof tab.openInTab>();
const network = startNetwork();
// jsdom cannot navigate to another address.
beforeEach(() => void vi.spyOn(tab, 'openInTab').mockImplementation(inTab));
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const address = '/m/play?gameType=RNG&vassalage=ACME&gameId=game-1&nodeId=node-1&supportPlay=REAL';
const url = 'https://games.test/play/ticket-1';

function show({ at = address, reply = () => answer(calls.launchGame, { url }) } = {}) {
  const launched: URLSearchParams[] = [];
  network.use(
    reply(),
    answer(calls.addRecentGame, { success: true }),
    answer(calls.getRecentGames, { list: [sampleGame(2)] }),
    answer(calls.getHotGames, { list: [sampleGame(5)] }),
    answer(calls.getFavoriteGames, { content: [], pageNum: 1, totalPages: 0 }),
  );
  network.events.on('request:start', ({ request }) => {
    if (request.url.includes(calls.launchGame.path)) launched.push(new URL(request.url).searchParams);
  });
  const [pathname, search] = at.split('?');
  const view = renderScreen(
    <Routes>
      <Route path={pathname} element={<PlayScreen />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { at: `${pathname}?${search}`, session: testSession },
  );
  return { ...view, launched };
}

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <>
      <p>Elsewhere</p>
      <button type="button" onClick={() => void navigate(-1)}>
        One step back
      </button>
    </>
  );
}

/**
 * Waits until the page listens for messages, and returns the frame. A real game sends messages only after it is loaded.
 */
async function findFrame() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Game');
  await act(async () => undefined);
  return frame;
}
/** Simulates a message from the game in the frame, or from another sender with `more`. */
const say = (frame: HTMLIFrameElement, data: unknown, more: Partial<MessageEventInit> = {}) =>
  act(() => {
    const source = frame.contentWindow;
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://games.test', source, ...more }));
  });
const event = (name: string, more: object = {}) => ({ livery: 'game', event: name, ...more });

test('[GAME-04] a launch sends category, vendor, game, node and supportPlay; its page is sandboxed', async () => {
  const { launched } = show();
  const frame = await findFrame();
  expect(frame).toHaveAttribute('src', url);
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|allow-downloads/);
  expect(Object.fromEntries(launched[0]!)).toMatchObject({
    gameCategory: 'RNG',
    vassalage: 'ACME',
    gameId: 'game-1',
    nodeId: 'node-1',
    supportPlay: 'REAL',
  });
  expect(screen.getByRole('progressbar')).toBeVisible();
  say(frame, event('ready'));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each([
  ['https://elsewhere.example/play', 'https://elsewhere.example/play'],
  ['https://games.test.evil.example/', 'https://games.test.evil.example/'],
  ['/sandbox/play/ticket', 'http://gateway.test/sandbox/play/ticket'],
])('a game at %s, which is not a host of games, opens in the tab and not in a frame', async (elsewhere, resolved) => {
  show({ reply: () => answer(calls.launchGame, { url: elsewhere }) });
  await waitFor(() => expect(inTab).toHaveBeenCalledOnce());
  expect(inTab.mock.calls[0]![0]).toBe(resolved);
  expect(document.querySelector('iframe')).toBeNull();
});

describe('the app’s own frame of lotteries', () => {
  const own = '/m/lotto-h5/1/trad/games/SEA_1?token=t1&merchant=testmerchant&css=testmerchant.css&prize_mode=Lott';
  // The gateway sends the full address, because in this test its origin differs from the app's.
  const here = `${window.location.origin}${own}`;
  const showOwn = async () => {
    const view = show({ reply: () => answer(calls.launchGame, { url: here }) });
    return { ...view, frame: await findFrame() };
  };
  const ours = { origin: window.location.origin };
  const closeControl = () => screen.queryByRole('button', { name: 'Close the game' });

  test('[LOTTO-03] has no sandbox; after ready, its own bar replaces the close control', async () => {
    const { frame } = await showOwn();
    expect(frame).toHaveAttribute('src', here);
    expect(frame).not.toHaveAttribute('sandbox');
    expect(closeControl()).toBeVisible();
    fireEvent.load(frame);
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(closeControl()).toBeVisible();
    say(frame, event('ready'), ours);
    expect(closeControl()).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(inTab).not.toHaveBeenCalled();
    // The frame's close message has the same effect as the close control.
    say(frame, event('close'), ours);
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  test('accepts messages only from the app’s own origin', async () => {
    const { frame } = await showOwn();
    for (const origin of ['https://games.test', 'http://gateway.test', 'null']) say(frame, event('ready'), { origin });
    say(frame, event('ready'), { ...ours, source: window });
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(closeControl()).toBeVisible();
    say(frame, event('ready'), ours);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test.each(['/m/home', '/m/lottery', '/m/lotto-h5', '/sandbox/play/ticket', '/lotto.html'])(
    'any other page on the app’s own origin opens in the tab: %s',
    async (path) => {
      const page = `${window.location.origin}${path}`;
      show({ reply: () => answer(calls.launchGame, { url: page }) });
      await waitFor(() => expect(inTab).toHaveBeenCalledOnce());
      expect(inTab.mock.calls[0]![0]).toBe(page);
      expect(document.querySelector('iframe')).toBeNull();
    },
  );
});

describe('[ROUTE-08] the launcher of lotteries', () => {
  const frameUrl = `${window.location.origin}/m/lotto-h5/1/trad/games/sea-0001?token=t1&merchant=testmerchant&css=testmerchant.css&prize_mode=Lott`;
  const [sea] = sampleValues.getLottList.list;
  const dice = { ...sea!, kind: 'dice' as const, gameType: 'ELOTT' as const, prizeMode: 'Elott' as const };
  const showLottery = (query: string) => {
    network.use(
      answer(calls.getLottList, { list: [{ ...sea!, nodeId: 'node-sea', gameId: 'sea-0001', gameCode: 'SEA_1' }] }),
      answer(calls.getElottList, {
        list: [{ ...dice, nodeId: 'node-dice', gameId: 'dice-0001', gameCode: 'DICE_1', vassalage: 'DICE' }],
      }),
    );
    return show({ at: `/m/launchGame?${query}`, reply: () => answer(calls.launchGame, { url: frameUrl }) });
  };
  const sea1 = { nodeId: 'node-sea', gameId: 'sea-0001', gameCategory: 'LOTT', prizeMode: 'Lott' };
  const dice1 = { nodeId: 'node-dice', gameId: 'dice-0001', gameCategory: 'ELOTT', prizeMode: 'Elott' };

  test.each(
    sample(
      [
        ['the code', 'code=DICE_1', dice1],
        ['the game', 'gameId=dice-0001', dice1],
        ['the group, if no other value does', 'gameGroupId=dice', dice1],
        ['the lobby of a group', 'code=lobby&gameGroupId=dice', { ...dice1, gameCode: 'lobby' }],
        ['the prize mode, how it pays', 'code=SEA_1&prize_mode=ZY', { ...sea1, prizeMode: 'ZY' }],
        ['a prize mode that there is not, which pays as the lottery does', 'code=SEA_1&prize_mode=Best', sea1],
      ] as const,
      3,
    ),
  )('the address %s launches: %s', async (_what, query, expected) => {
    const { launched } = showLottery(query);
    await findFrame();
    expect(Object.fromEntries(launched[0]!)).toMatchObject(expected);
    if (!query.includes('lobby')) expect(launched[0]!.has('gameCode')).toBe(false);
  });

  test('launches a lottery once, even if the other list arrives later and both are reloaded', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { launched, store } = showLottery('code=SEA_1');
    let isLate = false;
    network.use(
      answer(
        calls.getElottList,
        async () => (await held, (isLate = true), { list: [{ ...dice, gameCode: 'DICE_1' }] }),
      ),
    );
    const frame = await findFrame();
    say(frame, event('ready'), { origin: window.location.origin });
    release();
    await waitFor(() => expect(isLate).toBe(true));
    // A draw has closed since the launch. The lottery is the same, but its data in the list differs.
    const later = { ...sea!, nodeId: 'node-sea', gameId: 'sea-0001', gameCode: 'SEA_1', gameName: 'Renamed' };
    network.use(answer(calls.getLottList, { list: [later] }));
    await act(() =>
      store.dispatch(lotteryApi.endpoints.getLottList.initiate({ language: 'EN' }, { forceRefetch: true })),
    );
    expect(launched).toHaveLength(1);
    expect(document.querySelector('iframe')).toBe(frame);
  });

  test.each(
    sample(
      [
        ['playType and mui', 'playType=ent&mui=2', '/m/lotto-h5/2/ent/games/sea-0001'],
        ['an impossible play type and interface', 'playType=both&mui=..%2F..', '/m/lotto-h5/1/trad/games/sea-0001'],
        ['neither', '', '/m/lotto-h5/1/trad/games/sea-0001'],
      ],
      3,
    ),
  )('the frame is opened with %s', async (_what, query, path) => {
    showLottery(`code=SEA_1&${query}`);
    const { pathname, search } = new URL((await findFrame()).src);
    expect([pathname, search]).toEqual([path, new URL(frameUrl).search]);
  });

  test.each(['code=NOTHING_9', 'gameGroupId=nothing', 'gameId=dice-0001&code=SEA_1', 'playType=ent&pageBack=home'])(
    'shows a message for an address without a lottery: %s',
    async (query) => {
      const { launched } = showLottery(query);
      expect(await screen.findByText('This game is no longer available')).toBeVisible();
      expect(launched).toEqual([]);
    },
  );

  test.each(
    sample(
      [
        ['home', 'pageBack=home', '/m/home'],
        ['the games', '', '/m/game'],
      ],
      2,
    ),
  )('the close control opens %s', async (_what, query, left) => {
    const { user, address: now } = showLottery(`code=SEA_1&${query}`);
    await findFrame();
    await user.click(screen.getByRole('button', { name: 'Close the game' }));
    await waitFor(() => expect(now()).toBe(left));
  });
});

test('messages from other windows and origins, and of other shapes, are ignored', async () => {
  show();
  const frame = await findFrame();
  for (const more of [{ origin: 'https://evil.example' }, { source: window }, { source: null }])
    say(frame, event('ready'), more);
  for (const data of ['ready', null, event('ready', { more: 1 }), event('open')]) say(frame, data);
  expect(screen.getByRole('progressbar')).toBeVisible();
});

test.each(
  sample(
    [
      ['VENDOR_MAINTENANCE', 'This provider is under maintenance', true],
      ['GAME_UNAVAILABLE', 'This game is no longer available', true],
      ['NOT_FOUND', 'This game is no longer available', true],
      ['TRIAL_NOT_ALLOWED', 'This game isn’t part of the free trial', true],
      ['INTERNAL', 'The game didn’t open', false],
    ] as const,
    4,
  ),
)('%s shows "%s"', async (code, title, proposes) => {
  show({ reply: () => fail(calls.launchGame, code) });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to the games' })).toBeVisible();
  if (proposes) expect(await screen.findByText('Game 5')).toBeVisible();
  else expect(screen.queryByText('Game 5')).toBeNull();
});

test('[LANG-05] after a change of language no proposed game has an old name', { tags: 'whole' }, async () => {
  const { texts } = show({ reply: () => fail(calls.launchGame, 'NOT_FOUND') });
  expect(await screen.findByText('Game 5')).toBeVisible();
  const later = lateReply();
  const inBengali = { list: [{ ...sampleGame(5), gameName: 'টাইগার কোয়েস্ট' }] };
  network.use(answer(calls.getHotGames, async () => (await later.promise, inBengali)));
  await act(async () => texts.setLanguage('BN'));
  await waitFor(() => expect(screen.queryByText('Game 5')).toBeNull());
  later.resolve();
  expect(await screen.findByText('টাইগার কোয়েস্ট')).toBeVisible();
});

test('without a network a retry is offered', { tags: 'whole' }, async () => {
  const { user } = show({ reply: () => noNetwork(calls.launchGame) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.use(answer(calls.launchGame, { url }));
  await user.click(retry);
  expect(await findFrame()).toBeVisible();
});

test('an error from the game replaces it, for example that its vendor is under maintenance', async () => {
  show();
  say(await findFrame(), event('failed', { reason: 'maintenance' }));
  expect(await screen.findByText('This provider is under maintenance')).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});

test('a session that the game ended is relaunched once; if it ends again, the player decides', async () => {
  const { launched, user } = show();
  say(await findFrame(), event('sessionEnded'));
  await waitFor(() => expect(launched).toHaveLength(2));
  say(await findFrame(), event('sessionEnded'));
  expect(await screen.findByText('The game was closed')).toBeVisible();
  expect(launched).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Open again' }));
  await findFrame();
  expect(launched).toHaveLength(3);
});

test('the insufficient-funds notice is shown over the game, which stays', async () => {
  const { user } = show();
  const frame = await findFrame();
  say(frame, event('ready'));
  say(frame, event('balanceTooLow'));
  expect(await screen.findByRole('dialog', { name: 'Balance too low' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the game' }));
  expect(document.querySelector('iframe')).toBe(frame);
});

test(
  'the insufficient-funds notice is hidden after a launch failure and in the next launch',
  { tags: 'whole' },
  async () => {
    const { user } = show();
    const frame = await findFrame();
    say(frame, event('balanceTooLow'));
    expect(await screen.findByRole('dialog', { name: 'Balance too low' })).toBeVisible();
    say(frame, event('failed', { reason: 'maintenance' }));
    expect(await screen.findByText('This provider is under maintenance')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findFrame();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test(
  '[GAME-04] the insufficient-funds notice links to the deposit, and back returns to the game',
  { tags: 'whole' },
  async () => {
    const { user, address: at } = show();
    say(await findFrame(), event('balanceTooLow'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Balance too low' }));
    await user.click(dialog.getByRole('button', { name: 'Deposit' }));
    await waitFor(() => expect(at()).toBe('/m/voucherCenter'));
    await user.click(screen.getByRole('button', { name: 'One step back' }));
    await waitFor(() => expect(at()).toBe(address));
    expect(await findFrame()).toBeVisible();
  },
);

test('after 5 s a message about slow loading is shown, with back and retry', { tags: 'whole' }, async () => {
  const clock = stopClock();
  const { launched } = show();
  const frame = () => document.querySelector('iframe');
  await clock.until(() => expect(frame()).not.toBeNull());
  await clock.pass(4_900);
  expect(screen.queryByText(/Still loading/)).toBeNull();
  await clock.pass(200);
  expect(screen.getByText(/Still loading/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await clock.until(() => expect(launched).toHaveLength(2));
  await clock.until(() => expect(frame()).not.toBeNull());
  expect(screen.queryByText(/Still loading/)).toBeNull();
  say(frame()!, event('ready'));
  await clock.pass(10_000);
  expect(screen.queryByText(/Still loading/)).toBeNull();
});

test('a launch whose reply arrives after the player left opens nothing and stores no recent game', async () => {
  const launch = lateReply<{ url: string }>();
  const recent = vi.fn<() => void>();
  const { unmount, launched, store } = show({ reply: () => answer(calls.launchGame, () => launch.promise) });
  network.use(answer(calls.addRecentGame, () => (recent(), { success: true })));
  await waitFor(() => expect(launched).toHaveLength(1));
  unmount();
  launch.resolve({ url: 'https://elsewhere.example/play' });
  await waitForStoreIdle(store);
  expect(inTab).not.toHaveBeenCalled();
  expect(recent).not.toHaveBeenCalled();
});

test('[GAME-05] after a game the balance is requested again', async () => {
  const { unmount, store } = show();
  let balances = 0;
  network.use(answer(calls.getWallet, () => ((balances += 1), sampleValues.getWallet)));
  act(() => void store.dispatch(walletApi.endpoints.getWallet.initiate({ language: 'EN' })));
  await findFrame();
  await waitForStoreIdle(store);
  expect(balances).toBe(1);
  unmount();
  await waitForStoreIdle(store);
  expect(balances).toBe(2);
});

test('[GAME-05] a launched game is first in the recent games, also in the cached list', async () => {
  const Recent = () => (
    <p>
      {useGetRecentGamesQuery({ language: 'EN' })
        .data?.map(({ name }) => name)
        .join(', ')}
    </p>
  );
  let isNoted = false;
  network.use(
    answer(calls.launchGame, { url }),
    answer(calls.addRecentGame, () => ((isNoted = true), { success: true })),
    answer(calls.getRecentGames, () => ({ list: isNoted ? [sampleGame(1), sampleGame(2)] : [sampleGame(2)] })),
  );
  renderScreen(
    <>
      <Recent />
      <PlayScreen />
    </>,
    { at: address, session: testSession },
  );
  expect(await screen.findByText('Game 1, Game 2')).toBeInTheDocument();
});

test.each([
  ['/m/launchGame?playType=trad&gameId=1&vassalage=V&nodeId=n&pageBack=home', '/m/home'],
  ['/m/launchGame?playType=trad&gameId=1&vassalage=V&nodeId=n', '/m/game'],
])('[GAME-06] the close control replaces %s with %s', async (at, left) => {
  const { user, address: now } = show({ at });
  await findFrame();
  await user.click(screen.getByRole('button', { name: 'Close the game' }));
  await waitFor(() => expect(now()).toBe(left));
});

test('an address without a game shows a message, and nothing is launched', async () => {
  const { launched } = show({ at: '/m/play?gameType=RNG' });
  expect(await screen.findByText('This game is no longer available')).toBeVisible();
  expect(launched).toEqual([]);
});

test.each(['PLAY_BREAK', 'LOSS_LIMIT', 'SESSION_LIMIT'] as const)(
  'a launch that the member’s own limit forbids (%s) links to safer play',
  async (code) => {
    show({ reply: () => fail(calls.launchGame, code) });
    expect(await screen.findByRole('link', { name: 'Safer play' })).toHaveAttribute('href', '/m/member/saferPlay');
  },
);
