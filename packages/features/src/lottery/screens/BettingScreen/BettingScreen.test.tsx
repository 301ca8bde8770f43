import type { BettableLottery } from '@livery/api/lottery/lottery';
import { calls } from '@livery/api/contract';
import { chaseDraws } from '@livery/api/lottery/placeChase';
import { answer, fail, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { lotterySlipsItem } from '@livery/device/storage';
import { switchLanguage } from '@livery/i18n/react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { gatewayNow, openedNumbersAt } from '../../testing/sampleLotteries.ts';
import { sampleLimits, samplePlays } from '../../testing/samplePlays.ts';
import { BettingScreen } from './BettingScreen.tsx';

const network = startNetwork();
const sent = vi.fn<(body: unknown, key: string | null) => void>();
const day = 86_400_000;
const issue = '20260301-9291';

// In the app this chunk loads in the background before the first tap. The tests tap immediately, so it is loaded before
// them.
beforeAll(() => import('./onDemand.ts'));

let clock: ReturnType<typeof stopClock>;
const walletOf = (balance: string) => ({
  ...sampleValues.getWallet,
  wallets: [{ code: 'MAIN', name: 'Main', balance }],
});
const taken = answer(calls.placeOrder, async (request) => {
  sent(await request.json(), request.headers.get('Idempotency-Key'));
  return { ...sampleValues.placeOrder, stake: '3.00' };
});
beforeEach(() => {
  sent.mockClear();
  // The phone's clock is a day behind.
  clock = stopClock({ now: gatewayNow - day });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  network.use(
    answer(calls.getOpenedNumbers, () => openedNumbersAt(Date.now() + day)),
    answer(calls.getWallet, walletOf('1234.50')),
    taken,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('dir');
});

const lotteryOf = (kind: BettableLottery['kind'], differences: Partial<BettableLottery> = {}): BettableLottery => ({
  code: 'SEA_1',
  name: 'South Sea',
  kind,
  category: 'LOTT',
  prizeMode: 'Lott',
  vendorCode: 'ACME',
  vendorName: 'Acme',
  lottoMode: 'Tradition,Entertainment',
  plays: [...samplePlays[kind]],
  ...differences,
});

function render(lottery = lotteryOf('numero'), playType: 'trad' | 'ent' = 'trad', session = testSession) {
  const onPlaced = vi.fn<(order: object) => void>();
  const onShowOrders = vi.fn<() => void>();
  const onDeposit = vi.fn<() => void>();
  const onPlayTypeChange = vi.fn<(type: string) => void>();
  const view = renderScreen(
    <BettingScreen
      lottery={lottery}
      limits={sampleLimits}
      playType={playType}
      onPlayTypeChange={onPlayTypeChange}
      onPlaced={onPlaced}
      onShowOrders={onShowOrders}
      onDeposit={onDeposit}
      random={(below) => below - 1}
    />,
    { session: { ...session } },
  );
  return { ...view, onPlaced, onShowOrders, onDeposit, onPlayTypeChange };
}
async function show(...given: Parameters<typeof render>) {
  const view = render(...given);
  await clock.idle(view.store);
  return view;
}
type Shown = Awaited<ReturnType<typeof show>>;

const press = async (view: Shown, element: HTMLElement) => {
  fireEvent.click(element);
  await clock.idle(view.store);
};
const playNamed = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
const key = (name: string | RegExp, inside: HTMLElement = document.body) =>
  within(inside).getByRole('button', { name });
const place = (number: number) => screen.getByRole('group', { name: `Position ${number}` });
const dock = () => within(screen.getByRole('region', { name: 'Stake and bet slip' }));
/** Shows the chips and the multiple. */
const expandDock = (view: Shown) => press(view, dock().getByRole('button', { name: /^Stake per bet / }));
const slip = () => within(screen.getByRole('dialog', { name: 'Bet slip' }));
const betsOnSlip = () =>
  slip()
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('bdi')].map(({ textContent }) => textContent));
const betsStored = () => lotterySlipsItem.read()['SEA_1']?.bets;
const picksSent = () =>
  (sent.mock.lastCall![0] as { bets: { play: string; picks: string[] }[] }).bets.map(({ play, picks }) => [
    play,
    ...picks,
  ]);
const toSlip = (view: Shown) => press(view, dock().getByRole('button', { name: 'Place bets' }));
const confirm = (view: Shown) => press(view, slip().getByRole('button', { name: 'Place bets' }));
const chooseBig = async (view: Shown) => {
  await press(view, playNamed('Big or small'));
  await press(view, key(/^Big/));
};

describe('[LOTTO-04] picks on the board', () => {
  test.each(
    sample(
      [
        [
          'numero',
          'Straight, last 2',
          [
            [1, '5'],
            [1, '6'],
            [2, '0'],
          ],
          [
            ['STRAIGHT_2', '5', '0'],
            ['STRAIGHT_2', '6', '0'],
          ],
        ],
        [
          'vn',
          'Tail, 3 digits',
          [
            [1, '0'],
            [2, '0'],
            [3, '7'],
          ],
          [['TAIL_3', '007']],
        ],
        [
          'vn',
          'Tail, 2 digits',
          [
            [0, '07'],
            [0, '42'],
          ],
          [
            ['TAIL_2', '07'],
            ['TAIL_2', '42'],
          ],
        ],
        [
          'vn',
          'Xiên 2',
          [
            [0, '42'],
            [0, '07'],
          ],
          [['XIEN_2', '07', '42']],
        ],
        [
          'dice',
          'Two faces',
          [
            [0, '1'],
            [0, '6'],
          ],
          [['TWO_FACES', '1', '6']],
        ],
        [
          'race',
          'First two in order',
          [
            [1, '10'],
            [2, '3'],
          ],
          [['EXACTA', '10', '3']],
        ],
        [
          'keno',
          'Pick 3',
          [
            [0, '80'],
            [0, '9'],
            [0, '10'],
          ],
          [['PICK_3', '9', '10', '80']],
        ],
        [
          'bingo',
          'Four corners',
          [
            [0, '1'],
            [0, '2'],
            [0, '74'],
            [0, '75'],
          ],
          [['CORNERS', '1', '2', '74', '75']],
        ],
        [
          'eleven',
          'Pick 5',
          [
            [0, '11'],
            [0, '1'],
            [0, '10'],
            [0, '2'],
            [0, '7'],
          ],
          [['ANY_5', '1', '2', '7', '10', '11']],
        ],
        [
          'eleven',
          'First three in order',
          [
            [1, '11'],
            [2, '1'],
            [2, '2'],
            [3, '1'],
          ],
          [['FIRST_3', '11', '2', '1']],
        ],
      ] as const,
      5,
    ),
  )('of %s: the picks of %s are sent', async (kind, playName, taps, bets) => {
    const view = await show(lotteryOf(kind));
    await press(view, playNamed(playName.replace(/[()]/g, '')));
    for (const [number, choice] of taps)
      await press(
        view,
        key(
          new RegExp(`^${choice}$`),
          number > 0 ? place(number) : screen.getByRole('region', { name: new RegExp(`^${playName}`) }),
        ),
      );
    await toSlip(view);
    await confirm(view);
    expect(picksSent()).toEqual(bets);
    expect(sent.mock.lastCall?.[0]).toMatchObject({ gameCode: 'SEA_1', issue });
  });

  test(
    'a tap on a tile of 5 of 11 picks a number, a ball or a side, each with its payout',
    { tags: 'whole' },
    async () => {
      const view = await show(lotteryOf('eleven'), 'ent');
      for (const [play, choice, pays] of [
        ['Pick 1', '11', '×2.10'],
        ['Ball 1', '11', '×10.50'],
        ['Big or small', 'Tie', '×13.60'],
      ] as const) {
        const tile = key(new RegExp(`^${choice}\\b`), screen.getByRole('region', { name: play }));
        expect(tile).toHaveTextContent(pays.replace(/0$/, ''));
        await press(view, tile);
      }
      await toSlip(view);
      await confirm(view);
      expect(picksSent()).toEqual([
        ['ANY_1', '11'],
        ['BALL_1', '11'],
        ['BIG_SMALL', 'TIE'],
      ]);
    },
  );

  test('one combination too many shows the limit and disables placing', { tags: 'whole' }, async () => {
    const view = await show(lotteryOf('keno'));
    await press(view, playNamed('Pick 3'));
    const board = screen.getByRole('region', { name: 'Pick 3' });
    for (const number of ['1', '2', '3', '4', '5', '6', '7', '8']) await press(view, key(number, board));
    expect(dock().getByRole('status')).toHaveTextContent('You can place up to 50 bets at a time.');
    expect(dock().getByRole('button', { name: 'Place bets' })).toBeDisabled();
    await press(view, key('Clear selection'));
    expect(dock().getByRole('status')).toBeEmptyDOMElement();
  });

  test(
    'a quick pick chooses one bet, and chosen numbers stay chosen while the tens filter hides them',
    { tags: 'whole' },
    async () => {
      const view = await show(lotteryOf('vn'));
      await press(view, key('Quick pick'));
      expect(key('99')).toHaveAttribute('aria-pressed', 'true');
      await press(view, key('00–09'));
      expect(screen.queryByRole('button', { name: '99' })).toBeNull();
      await press(view, key('07'));
      expect(dock().getByText('Bets: 2')).toBeVisible();
    },
  );
});

describe('keyboard control of the board', () => {
  const numbers = () => within(screen.getByRole('group', { name: /^Tail, 2 digits/ })).getAllByRole('button');
  const stops = () =>
    numbers()
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ textContent }) => textContent.trim());
  const type = (...keys: string[]) => {
    for (const pressed of keys) fireEvent.keyDown(document.activeElement!, { key: pressed });
    return document.activeElement?.textContent.trim();
  };

  test(
    'the grid has one tab stop; arrows move along the line and by rows, Home and End to the ends',
    { tags: 'whole' },
    async () => {
      const view = await show(lotteryOf('vn'));
      await press(view, playNamed('Tail, 2 digits'));
      expect(stops()).toEqual(['00']);
      act(() => numbers()[0]!.focus());
      expect(type('ArrowRight')).toBe('01');
      expect(type('ArrowDown', 'ArrowDown')).toBe('21');
      expect(type('ArrowUp')).toBe('11');
      expect(type('ArrowUp', 'ArrowUp')).toBe('01');
      expect(type('End')).toBe('99');
      expect(type('ArrowDown')).toBe('99');
      expect(type('ArrowRight')).toBe('00');
      expect(type('End', 'ArrowLeft')).toBe('98');
      expect(stops()).toEqual(['98']);
      // A hidden key is not a tab stop. Without a chosen key among the visible keys, the first key is the tab stop.
      await press(view, key('00–09'));
      expect(stops()).toEqual(['00']);
    },
  );

  test(
    'the chosen number is the tab stop, and in RTL the left and right arrows are swapped',
    { tags: 'whole' },
    async () => {
      document.documentElement.dir = 'rtl';
      const view = await show(lotteryOf('vn'));
      await press(view, playNamed('Tail, 2 digits'));
      await press(view, key('42'));
      expect(stops()).toEqual(['42']);
      act(() => key('42').focus());
      expect(type('ArrowLeft')).toBe('43');
      expect(type('ArrowRight', 'ArrowRight')).toBe('41');
    },
  );

  test(
    'on a board of single taps each group has one tab stop, and arrows stay in the group',
    { tags: 'whole' },
    async () => {
      const view = await show(lotteryOf('dice'), 'ent');
      const tiles = (play: string) => within(screen.getByRole('group', { name: play })).getAllByRole('button');
      const stopsOf = (play: string) => tiles(play).flatMap((tile, at) => (tile.tabIndex === 0 ? [at] : []));
      const groups = ['Big or small', 'Odd or even', 'Sum of three dice', 'A face', 'A triple', 'Any triple'];
      expect(groups.map(stopsOf)).toEqual(groups.map(() => [0]));

      act(() => tiles('Sum of three dice')[0]!.focus());
      expect(type('ArrowRight')).toBe('5 ×34');
      // A row has four of the fourteen keys.
      expect(type('ArrowDown')).toBe('9 ×8.2');
      expect(type('End')).toBe('17 ×68');
      expect(type('ArrowRight')).toBe('4 ×68');
      expect(type('ArrowUp')).toBe('4 ×68');
      expect(stopsOf('Sum of three dice')).toEqual([0]);
      await press(view, tiles('Odd or even')[1]!);
      // The Tab key reaches the key with a bet instead of the first key of the group.
      expect(stopsOf('Odd or even')).toEqual([1]);
      expect(stopsOf('Big or small')).toEqual([0]);
    },
  );
});

test('the rail of plays scrolls to the chosen play, and nothing else scrolls', { tags: 'whole' }, async () => {
  fakeLayout();
  const scrollBy = vi.fn<() => void>();
  HTMLElement.prototype.scrollBy = scrollBy;
  const view = await show(lotteryOf('vn'));
  scrollBy.mockClear();
  await press(view, playNamed('Xiên 2'));
  expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
  expect(scrollBy.mock.contexts).toEqual(
    scrollBy.mock.contexts.map(() => screen.getByRole('radiogroup', { name: 'Bet types' })),
  );
});

describe('[LOTTO-02] the play type', () => {
  test('a lottery with two play types offers both', async () => {
    const view = await show();
    await press(view, screen.getByRole('radio', { name: 'Entertainment' }));
    expect(view.onPlayTypeChange).toHaveBeenCalledExactlyOnceWith('ent');
  });

  test('a lottery whose plays all take several picks offers one play type', async () => {
    const plays = samplePlays.numero.filter(({ picks }) => picks.least > 1);
    await show(lotteryOf('numero', { plays }));
    expect(screen.queryByRole('radio', { name: 'Entertainment' })).toBeNull();
  });

  test('in entertainment, a tap adds a bet with the chosen chip, and another tap adds a chip', async () => {
    const view = await show(lotteryOf('dice'), 'ent');
    const sums = screen.getByRole('region', { name: 'Sum of three dice' });
    expect(key(/^4 ×68$/, sums)).toHaveAttribute('aria-pressed', 'false');
    await press(view, dock().getByRole('radio', { name: '৳5' }));
    await press(view, key(/^4/, sums));
    await press(view, key(/^4/, sums));
    await press(view, key('6 ×2–8', screen.getByRole('region', { name: 'A face' })));
    expect(key(/^4/, sums)).toHaveAccessibleName('4 ×68 ৳10');
    expect(dock().getByText('৳15.00')).toBeVisible();
    await toSlip(view);
    expect(slip().getByText('৳720.00')).toBeVisible();
    await confirm(view);
    expect(sent.mock.lastCall?.[0]).toMatchObject({
      bets: [
        { play: 'SUM', picks: ['4'], stake: '10.00', multiple: 1 },
        { play: 'FACE', picks: ['6'], stake: '5.00', multiple: 1 },
      ],
    });
  });
});

describe('[LOTTO-04] placing a bet', () => {
  test('[LOTTO-04] is placed with stake and multiple on the shown draw, then the next steps are offered', async () => {
    const view = await show();
    expect(screen.getByRole('timer', { name: 'Closes in' })).toHaveTextContent('less than a minute');
    expect(screen.getByRole('img', { name: 'Numbers: 1, 2, 3, 4, 5' })).toBeVisible();
    await chooseBig(view);
    await expandDock(view);
    await press(view, dock().getByRole('button', { name: 'Raise the multiplier' }));
    fireEvent.change(dock().getByRole('textbox', { name: 'Multiplier' }), { target: { value: '3' } });
    expect(dock().getByText('৳3.00')).toBeVisible();
    await toSlip(view);
    expect(betsOnSlip()[0]).toEqual(['Big or small', '×1.95', 'Big', '৳3.00', '৳1.00 × 3']);
    await confirm(view);
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      { gameCode: 'SEA_1', issue, bets: [{ play: 'BIG_SMALL', picks: ['BIG'], stake: '1.00', multiple: 3 }] },
      expect.stringMatching(/^[\w-]{8,64}$/),
    );
    expect(slip().getByText('Your bets are placed')).toHaveFocus();
    expect(slip().getByText('৳5.85')).toBeVisible();
    expect(view.onPlaced).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ orderId: '1' }));
    expect(betsStored()).toEqual([]);
    await press(view, slip().getByRole('button', { name: 'Bet again' }));
    expect(betsOnSlip()).toHaveLength(1);
    await confirm(view);
    expect(sent.mock.calls[1]?.[1]).not.toBe(sent.mock.calls[0]?.[1]);
    await press(view, slip().getByRole('button', { name: 'My bets' }));
    expect(view.onShowOrders).toHaveBeenCalledOnce();
  });

  test('the confirmation closes after its draw has closed, so that the result can open', async () => {
    const view = await show();
    await chooseBig(view);
    await toSlip(view);
    await confirm(view);
    expect(slip().getByText('Your bets are placed')).toBeVisible();
    await clock.pass(40_000);
    expect(slip().getByText('Your bets are placed')).toBeVisible();
    await clock.pass(20_000);
    await clock.idle(view.store);
    await clock.pass(2_000);
    expect(screen.queryByRole('dialog', { name: 'Bet slip' })).toBeNull();
  });

  test('[LOTTO-04] two taps on the button place the bet once', async () => {
    const view = await show();
    await chooseBig(view);
    await toSlip(view);
    const button = slip().getByRole('button', { name: 'Place bets' });
    fireEvent.click(button);
    fireEvent.click(button);
    await clock.idle(view.store);
    expect(sent).toHaveBeenCalledOnce();
  });

  describe('with the slip closed', () => {
    const placeOutOfSight = async () => {
      const reply = lateReply<typeof sampleValues.placeOrder>();
      network.use(answer(calls.placeOrder, () => reply.promise));
      const view = await show();
      await chooseBig(view);
      await toSlip(view);
      fireEvent.click(slip().getByRole('button', { name: 'Place bets' }));
      fireEvent.click(slip().getByRole('button', { name: 'Close' }));
      reply.resolve(sampleValues.placeOrder);
      await clock.until(() => expect(view.onPlaced).toHaveBeenCalledOnce(), { stepMs: 50 });
      return view;
    };

    test('the slip shows the placed bets when it is opened next', { tags: 'whole' }, async () => {
      const view = await placeOutOfSight();
      await press(view, key('Open the bet slip. Bets on it: 0'));
      expect(slip().getByText('Your bets are placed')).toBeVisible();
    });

    test('new bets on the slip replace the message about the placed bets', { tags: 'whole' }, async () => {
      const view = await placeOutOfSight();
      await press(view, key(/^Small/));
      await toSlip(view);
      expect(slip().queryByText('Your bets are placed')).toBeNull();
      expect(betsOnSlip()).toHaveLength(1);
      network.use(taken);
      await confirm(view);
      expect(picksSent()).toEqual([['BIG_SMALL', 'SMALL']]);
    });
  });

  test('one bet or all bets can be removed from the slip', { tags: 'whole' }, async () => {
    const view = await show();
    await chooseBig(view);
    await press(view, key(/^Small/));
    await toSlip(view);
    expect(slip().getByText('৳2.00')).toBeVisible();
    await press(view, slip().getByRole('button', { name: 'Remove Big or small: Big' }));
    expect(betsOnSlip()).toHaveLength(1);
    expect(slip().getByRole('list', { name: 'Bet slip' })).toHaveFocus();
    await press(view, slip().getByRole('button', { name: 'Clear all' }));
    expect(slip().getByText('Your bet slip is empty.')).toBeVisible();
  });

  test('the slip survives a reload and a change of language', { tags: 'whole' }, async () => {
    const view = await show();
    await chooseBig(view);
    await press(view, dock().getByRole('button', { name: 'Add to slip' }));
    await act(() => switchLanguage(view.texts, 'PT'));
    await clock.idle(view.store);
    expect(screen.getByRole('button', { name: 'Abrir o bilhete. Apostas nele: 1' })).toBeVisible();
    view.unmount();
    const again = await show();
    await press(again, key('Open the bet slip. Bets on it: 1'));
    expect(betsOnSlip()[0]?.slice(0, 3)).toEqual(['Big or small', '×1.95', 'Big']);
  });
});

describe('a selection that is not on the slip yet', () => {
  const choose = async () => {
    const view = await show();
    await press(view, playNamed('Straight, last 2'));
    await press(view, key('4', place(1)));
    await press(view, key('7', place(2)));
    await press(view, playNamed('Group 6'));
    await press(view, key('3', screen.getByRole('group', { name: 'Group 6' })));
    await expandDock(view);
    await press(view, dock().getByRole('radio', { name: '৳5' }));
    await press(view, dock().getByRole('button', { name: 'Raise the multiplier' }));
    return view;
  };
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent.trim());

  test('the dock shows stake and multiple in one line, and the chips after a press on them', async () => {
    const view = await show();
    const stake = dock().getByRole('button', { name: 'Stake per bet ৳1 ×1', expanded: false });
    expect(dock().queryByRole('radio')).toBeNull();
    await press(view, stake);
    expect(stake).toHaveAttribute('aria-expanded', 'true');
    await press(view, dock().getByRole('radio', { name: '৳5' }));
    expect(stake).toHaveAccessibleName('Stake per bet ৳5 ×1');
    await press(view, stake);
    expect(dock().queryByRole('radio')).toBeNull();
  });

  test('is restored after a reload: play, picks of each play, stake and multiple', { tags: 'whole' }, async () => {
    (await choose()).unmount();
    const again = await show();
    expect(playNamed('Group 6')).toBeChecked();
    expect(pressed()).toEqual(['3']);
    await press(again, playNamed('Straight, last 2'));
    expect(pressed()).toEqual(['4', '7']);
    await expandDock(again);
    expect(dock().getByRole('radio', { name: '৳5' })).toBeChecked();
    expect(dock().getByRole('textbox', { name: 'Multiplier' })).toHaveValue('2');
    expect(dock().getByText('৳10.00')).toBeVisible();
    await toSlip(again);
    await confirm(again);
    expect(sent.mock.lastCall?.[0]).toMatchObject({
      issue,
      bets: [{ play: 'STRAIGHT_2', picks: ['4', '7'], stake: '5.00', multiple: 2 }],
    });
    // The placed selection is cleared, but the selection of the other play stays.
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    await press(again, slip().getByRole('button', { name: 'My bets' }));
    await press(again, playNamed('Group 6'));
    expect(pressed()).toEqual(['3']);
  });

  test(
    'is placed on a later draw without a question, because it was chosen for no draw',
    { tags: 'whole' },
    async () => {
      (await choose()).unmount();
      await clock.pass(120_000);
      const again = await show();
      await press(again, playNamed('Straight, last 2'));
      await toSlip(again);
      expect(slip().queryByText(/^You chose these bets for draw/)).toBeNull();
      await confirm(again);
      expect(sent).toHaveBeenCalledOnce();
    },
  );

  test('another player in the same tab does not see it', async () => {
    (await choose()).unmount();
    const kept = lotterySlipsItem.read();
    lotterySlipsItem.write({ SEA_1: { ...kept['SEA_1']!, owner: 'testmerchant/somebody' } });
    await show();
    expect(playNamed('Straight, last 3')).toBeChecked();
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  test('a play or pick that the lottery no longer has is left out', { tags: 'whole' }, async () => {
    (await choose()).unmount();
    const plays = samplePlays.numero
      .filter(({ code }) => code !== 'GROUP_6')
      .map((play) => (play.code === 'STRAIGHT_2' ? { ...play, picks: { ...play.picks, least: 3, most: 3 } } : play));
    const again = await show(lotteryOf('numero', { plays }));
    expect(playNamed('Straight, last 3')).toBeChecked();
    await press(again, playNamed('Straight, last 2'));
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });
});

describe('stored numbers', () => {
  const favorites = () => within(screen.getByRole('region', { name: 'My numbers' }));
  const chooseTwo = async (view: Shown, first: string, second: string) => {
    await press(view, key(first, place(1)));
    await press(view, key(second, place(2)));
  };
  const straight = async (...given: Parameters<typeof render>) => {
    const view = await show(...given);
    await press(view, playNamed('Straight, last 2'));
    return view;
  };
  const heart = () => key('Save these numbers');

  test(
    'are stored when they make a bet, fill the board after a reload, and can be removed',
    { tags: 'whole' },
    async () => {
      const view = await straight();
      await press(view, key('4', place(1)));
      expect(screen.queryByRole('button', { name: 'Save these numbers' })).toBeNull();
      await press(view, key('7', place(2)));
      expect(heart()).toHaveAttribute('aria-pressed', 'false');
      await press(view, heart());
      expect(heart()).toHaveAttribute('aria-pressed', 'true');
      await press(view, key('Clear selection'));
      view.unmount();

      // Another lottery of the same kind has the same board.
      const again = await straight(lotteryOf('numero', { code: 'SEA_1', name: 'Coral' }));
      const chip = favorites().getByRole('button', { name: '4 | 7' });
      expect(chip).toHaveAttribute('aria-pressed', 'false');
      await press(again, chip);
      expect(chip).toHaveAttribute('aria-pressed', 'true');
      expect(key('4', place(1))).toHaveAttribute('aria-pressed', 'true');
      expect(key('7', place(2))).toHaveAttribute('aria-pressed', 'true');
      expect(dock().getByText('Bets: 1')).toBeVisible();
      await press(again, favorites().getByRole('button', { name: 'Remove 4 | 7' }));
      expect(screen.queryByRole('region', { name: 'My numbers' })).toBeNull();
      expect(document.body).not.toHaveFocus();
      expect(heart()).toHaveAttribute('aria-pressed', 'false');
    },
  );

  test('belong to one play, with at most ten each', { tags: 'whole' }, async () => {
    const view = await straight();
    for (let digit = 0; digit < 10; digit += 1) {
      await chooseTwo(view, String(digit), '0');
      await press(view, heart());
      await press(view, key('Clear selection'));
    }
    await chooseTwo(view, '1', '1');
    expect(screen.getByText(/^You’ve already saved 10 selections for this bet\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save these numbers' })).toBeNull();
    await press(view, playNamed('Big or small'));
    expect(screen.queryByRole('region', { name: 'My numbers' })).toBeNull();
  });
});

describe('betting on the next draws too', () => {
  const chased = answer(calls.placeChase, async (request) => {
    sent(await request.json(), request.headers.get('Idempotency-Key'));
    return { ...sampleValues.placeChase, stake: '12.00' };
  });
  const chaseSlip = async () => {
    network.use(chased);
    const view = await show();
    await chooseBig(view);
    await toSlip(view);
    await press(view, slip().getByRole('switch', { name: 'Repeat on the next draws' }));
    return view;
  };
  const draws = () => slip().getByRole('textbox', { name: 'Number of draws' });
  const placeNamed = (name: string) => slip().getByRole('button', { name });

  test('the button shows the cost of all draws, and one request places them', async () => {
    const view = await chaseSlip();
    expect(placeNamed('Bet ৳5.00 on 5 draws')).toBeEnabled();
    // The first digit of 12 is below the minimum number of draws, while it is typed.
    fireEvent.change(draws(), { target: { value: '1' } });
    expect(draws()).toHaveValue('1');
    fireEvent.change(draws(), { target: { value: '12' } });
    await press(view, placeNamed('One draw more'));
    await press(view, placeNamed('One draw less'));
    await press(view, slip().getByRole('switch', { name: 'Stop after a win' }));
    const button = placeNamed('Bet ৳12.00 on 12 draws');
    fireEvent.click(button);
    fireEvent.click(button);
    await clock.idle(view.store);
    const bets = [{ play: 'BIG_SMALL', picks: ['BIG'], stake: '1.00', multiple: 1 }];
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      { gameCode: 'SEA_1', issue, bets, draws: 12, stopOnWin: false },
      expect.stringMatching(/^[\w-]{8,64}$/),
    );
    expect(slip().getByText('Your bets are placed')).toHaveFocus();
    expect(slip().getByText('৳12.00')).toBeVisible();
    // From here on, the order on the first draw is watched.
    expect(view.onPlaced).toHaveBeenCalledExactlyOnceWith(sampleValues.placeChase.order);
    await press(view, placeNamed('Bet again'));
    expect(slip().getByRole('switch', { name: 'Repeat on the next draws' })).not.toBeChecked();
  });

  test('the options cannot be changed while the bets are sent', async () => {
    const view = await chaseSlip();
    const options = () => {
      const region = within(slip().getByRole('region', { name: 'Repeat on the next draws' }));
      return ['switch', 'textbox', 'button'].flatMap((role) => region.getAllByRole(role));
    };
    expect(options()).toHaveLength(5);
    for (const option of options()) expect(option).toBeEnabled();
    const reply = lateReply<typeof sampleValues.placeChase>();
    network.use(answer(calls.placeChase, () => (sent(undefined, null), reply.promise)));
    fireEvent.click(placeNamed('Bet ৳5.00 on 5 draws'));
    await clock.until(() => expect(sent).toHaveBeenCalledOnce(), { stepMs: 50 });
    for (const option of options()) expect(option).toBeDisabled();
    reply.resolve(sampleValues.placeChase);
    await clock.idle(view.store);
    expect(slip().getByText('Your bets are placed')).toBeVisible();
  });

  test(
    'a balance too small for all draws is shown before placing, and is enough for one draw',
    { tags: 'whole' },
    async () => {
      network.use(answer(calls.getWallet, walletOf('3.00')));
      const view = await chaseSlip();
      expect(slip().getByRole('alert')).toHaveTextContent('Your balance is too low. You need ৳2.00 more.');
      expect(placeNamed('Bet ৳5.00 on 5 draws')).toBeDisabled();
      await press(view, slip().getByRole('switch', { name: 'Repeat on the next draws' }));
      expect(placeNamed('Place bets')).toBeEnabled();
    },
  );

  test('the number of draws stays within the limits of the contract', async () => {
    const view = await chaseSlip();
    fireEvent.change(draws(), { target: { value: '99' } });
    expect(draws()).toHaveValue(String(chaseDraws.most));
    expect(placeNamed('One draw more')).toBeDisabled();
    fireEvent.change(draws(), { target: { value: '2' } });
    expect(draws()).toHaveValue(String(chaseDraws.least));
    expect(placeNamed('One draw less')).toBeDisabled();
    await clock.idle(view.store);
  });

  test('a chase whose reply was lost is checked as a chase, also after a reload', { tags: 'whole' }, async () => {
    network.use(noNetwork(calls.settleIntent));
    const view = await chaseSlip();
    network.use(noNetwork(calls.placeChase));
    fireEvent.click(placeNamed('Bet ৳5.00 on 5 draws'));
    await clock.until(() => expect(slip().getByText(/^We haven’t received a reply/)).toBeVisible(), { stepMs: 50 });
    view.unmount();
    const asked = vi.fn<(body: unknown) => void>();
    network.use(
      answer(calls.settleIntent, async (request) => {
        asked(await request.json());
        return { outcome: 'DONE' as const, reply: sampleValues.placeChase };
      }),
    );
    const again = await show();
    await clock.until(() => expect(slip().getByText('Your bets are placed')).toBeVisible(), { stepMs: 50 });
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ call: 'placeChase' }));
    expect(again.onPlaced).toHaveBeenCalledExactlyOnceWith(sampleValues.placeChase.order);
  });
});

describe('[LOTTO-04] problems of a bet are shown', () => {
  test('DRAW_CLOSED keeps the slip, and the player moves it to the next draw', { tags: 'whole' }, async () => {
    network.use(fail(calls.placeOrder, 'DRAW_CLOSED'));
    const view = await show();
    await chooseBig(view);
    await toSlip(view);
    await confirm(view);
    expect(slip().getByRole('alert')).toHaveTextContent('The draw closed before your bet arrived.');
    expect(betsOnSlip()).toHaveLength(1);
    expect(slip().getByRole('button', { name: 'The next draw opens soon' })).toBeDisabled();
    network.use(taken);
    await clock.pass(60_000);
    await clock.idle(view.store);
    expect(slip().getByText('You chose these bets for draw 9291, which is now closed.')).toBeVisible();
    expect(slip().queryByRole('button', { name: 'Place bets' })).toBeNull();
    await press(view, slip().getByRole('button', { name: 'Move to draw 9292' }));
    await confirm(view);
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ issue: '20260301-9292' }),
      expect.anything(),
    );
  });

  test('while no draw is open, the button shows that the next draw opens soon', async () => {
    const view = await show();
    await chooseBig(view);
    network.use(noNetwork(calls.getOpenedNumbers));
    await clock.pass(46_000);
    expect(dock().getByRole('button', { name: 'The next draw opens soon' })).toBeDisabled();
    expect(screen.getByRole('timer', { name: 'Closes in' })).toHaveTextContent('Closed');
    expect(view.onPlaced).not.toHaveBeenCalled();
  });

  test('a balance that is too small is shown before placing', async () => {
    network.use(answer(calls.getWallet, walletOf('0.40')));
    const view = await show();
    await chooseBig(view);
    expect(dock().getByRole('status')).toHaveTextContent('Your balance is too low. You need ৳0.60 more.');
    await toSlip(view);
    expect(slip().getByRole('button', { name: 'Place bets' })).toBeDisabled();
    expect(slip().getByRole('alert')).toHaveTextContent('You need ৳0.60 more');
    expect(view.onDeposit).not.toHaveBeenCalled();
    await press(view, slip().getByRole('button', { name: 'Deposit' }));
    expect(view.onDeposit).toHaveBeenCalledOnce();
  });

  test('a trial, which cannot deposit, sees no deposit button', { tags: 'whole' }, async () => {
    network.use(answer(calls.getWallet, walletOf('0.40')));
    const view = await show(lotteryOf('numero'), 'trad', { ...testSession, type: 99 });
    await chooseBig(view);
    await toSlip(view);
    expect(slip().getByRole('alert')).toHaveTextContent('You need ৳0.60 more');
    expect(slip().queryByRole('button', { name: 'Deposit' })).toBeNull();
  });

  test(
    'FUNDS_INSUFFICIENT shows the missing amount, keeps the slip and offers a deposit',
    { tags: 'whole' },
    async () => {
      const view = await show();
      await chooseBig(view);
      await toSlip(view);
      expect(slip().queryByRole('button', { name: 'Deposit' })).toBeNull();
      // The player spent money elsewhere after the balance was loaded.
      network.use(answer(calls.getWallet, walletOf('0.40')), fail(calls.placeOrder, 'FUNDS_INSUFFICIENT'));
      await confirm(view);
      expect(slip().getByRole('alert')).toHaveTextContent(
        'You need ৳0.60 more in your wallet. You weren’t charged, and your slip is still here.',
      );
      expect(betsOnSlip()).toHaveLength(1);
      await press(view, slip().getByRole('button', { name: 'Deposit' }));
      expect(view.onDeposit).toHaveBeenCalledOnce();
      // With enough money, the same slip is placed.
      network.use(answer(calls.getWallet, walletOf('100.00')), taken);
      await press(view, slip().getByRole('button', { name: 'Close' }));
      await press(view, dock().getByRole('button', { name: 'Place bets' }));
      await confirm(view);
      expect(slip().getByText('Your bets are placed')).toBeVisible();
      expect(picksSent()).toEqual([['BIG_SMALL', 'BIG']]);
    },
  );

  test('if the balance cannot be loaded then, the message has no amount', { tags: 'whole' }, async () => {
    const view = await show();
    await chooseBig(view);
    await toSlip(view);
    network.use(noNetwork(calls.getWallet), fail(calls.placeOrder, 'FUNDS_INSUFFICIENT'));
    fireEvent.click(slip().getByRole('button', { name: 'Place bets' }));
    await clock.until(() => expect(slip().getByRole('alert')).toHaveTextContent('too low for these bets.'), {
      stepMs: 100,
    });
    await clock.pass(10_000);
    expect(slip().getByRole('alert')).toHaveTextContent('Your balance is too low for these bets. You weren’t charged.');
    expect(slip().getByRole('button', { name: 'Deposit' })).toBeEnabled();
  });

  test('a stake outside the limits is shown while it is typed', async () => {
    const view = await show();
    await chooseBig(view);
    await expandDock(view);
    await press(view, dock().getByRole('radio', { name: 'Other' }));
    fireEvent.change(dock().getByRole('textbox', { name: 'Other stake' }), { target: { value: '0.5' } });
    expect(dock().getByRole('status')).toHaveTextContent('The minimum stake is ৳1.00.');
    fireEvent.change(dock().getByRole('textbox', { name: 'Other stake' }), { target: { value: '6000' } });
    expect(dock().getByRole('status')).toHaveTextContent(
      'The maximum for one bet, including its multiplier, is ৳5,000.00.',
    );
    expect(dock().getByRole('button', { name: 'Place bets' })).toBeDisabled();
  });

  test.each([
    ['DRAW_CLOSED', 'The draw closed before your bet arrived.', 'O sorteio fechou antes de sua aposta chegar.'],
    ['STAKE_OUT_OF_RANGE', 'It can be from ৳1.00 to ৳5,000.00', 'Um valor foi recusado'],
    ['FUNDS_INSUFFICIENT', 'Your balance is too low for these bets.', 'Saldo insuficiente para estas apostas.'],
    ['REQUEST_INVALID', 'doesn’t accept one of these bets', 'não aceita uma destas apostas'],
    ['NOT_FOUND', 'This draw is no longer available.', 'Este sorteio não está mais disponível.'],
    ['LOSS_LIMIT', 'Your loss limit doesn’t allow that right now.', 'Seu limite de perdas não permite isso agora.'],
  ] as const)('%s: the message changes with the language', { tags: 'whole' }, async (code, words, inPortuguese) => {
    network.use(fail(calls.placeOrder, code));
    const view = await show();
    await chooseBig(view);
    await toSlip(view);
    await confirm(view);
    expect(slip().getByRole('alert')).toHaveTextContent(words);
    expect(betsOnSlip()).toHaveLength(1);
    await act(() => switchLanguage(view.texts, 'PT'));
    await clock.until(() => expect(screen.getByRole('alert')).toHaveTextContent(inPortuguese), { stepMs: 50 });
  });

  test('the missing amount is shown in the new language after a change', { tags: 'whole' }, async () => {
    const view = await show(lotteryOf('dice'), 'ent');
    const sums = screen.getByRole('region', { name: 'Sum of three dice' });
    await press(view, key(/^4/, sums));
    await toSlip(view);
    network.use(answer(calls.getWallet, walletOf('0.40')), fail(calls.placeOrder, 'FUNDS_INSUFFICIENT'));
    await confirm(view);
    expect(slip().getByRole('alert')).toHaveTextContent('more in your wallet. You weren’t charged');
    await act(() => switchLanguage(view.texts, 'PT'));
    await clock.until(() => expect(screen.getByRole('alert').textContent).toMatch(/^Faltam .+ Nada foi cobrado/), {
      stepMs: 50,
    });
  });

  test('the reason for a refused chip is shown in the new language after a change', { tags: 'whole' }, async () => {
    const view = await show(lotteryOf('dice'), 'ent');
    await press(view, dock().getByRole('radio', { name: '৳100' }));
    fireEvent.change(dock().getByRole('textbox', { name: 'Multiplier' }), { target: { value: '99' } });
    await press(view, key(/^4/, screen.getByRole('region', { name: 'Sum of three dice' })));
    expect(dock().getByRole('status')).toHaveTextContent(
      'The maximum for one bet, including its multiplier, is ৳5,000.00.',
    );
    await act(() => switchLanguage(view.texts, 'PT'));
    await clock.until(() => expect(screen.getByText(/^O máximo por aposta, com o multiplicador, é/)).toBeVisible(), {
      stepMs: 50,
    });
  });
});

describe('[LOTTO-04] a lost reply', () => {
  const sendIntoSilence = async () => {
    network.use(noNetwork(calls.placeOrder), noNetwork(calls.settleIntent));
    const view = await show();
    await chooseBig(view);
    await toSlip(view);
    fireEvent.click(slip().getByRole('button', { name: 'Place bets' }));
    await clock.until(() => expect(slip().getByText(/^We haven’t received a reply/)).toBeVisible(), { stepMs: 50 });
    return view;
  };

  test('is shown as placed with the first reply if the gateway reports that the slip was placed', async () => {
    const view = await sendIntoSilence();
    network.use(answer(calls.settleIntent, { outcome: 'DONE', reply: sampleValues.placeOrder }));
    await clock.until(() => expect(slip().getByText('Your bets are placed')).toBeVisible(), { stepMs: 500 });
    expect(view.onPlaced).toHaveBeenCalledOnce();
    expect(betsStored()).toEqual([]);
  });

  test('after leaving and returning while it is sent, the slip is placed once', { tags: 'whole' }, async () => {
    let reply: () => void = () => undefined;
    const replied = new Promise<void>((resolve) => {
      reply = resolve;
    });
    network.use(
      answer(calls.placeOrder, async (request) => {
        sent(await request.json(), request.headers.get('Idempotency-Key'));
        await replied;
        return sampleValues.placeOrder;
      }),
      answer(calls.settleIntent, { outcome: 'DONE', reply: sampleValues.placeOrder }),
    );
    const view = await show();
    await chooseBig(view);
    await toSlip(view);
    fireEvent.click(slip().getByRole('button', { name: 'Place bets' }));
    await clock.until(() => expect(sent).toHaveBeenCalledOnce());
    view.unmount();
    render();
    await clock.until(() => expect(slip().getByText(/^We haven’t received a reply/)).toBeVisible(), { stepMs: 50 });
    expect(slip().queryByRole('button', { name: 'Place bets' })).toBeNull();
    reply();
    await clock.until(() => expect(betsStored()).toEqual([]), { stepMs: 50 });
    await clock.until(() => expect(slip().queryByRole('button', { name: /^Remove/ })).toBeNull(), { stepMs: 50 });
    expect(sent).toHaveBeenCalledOnce();
  });

  test('after a reload the slip cannot be placed before its outcome is known, and not twice', async () => {
    (await sendIntoSilence()).unmount();
    const again = await show();
    await clock.until(() => expect(slip().getByRole('alert')).toHaveTextContent('We don’t know the outcome yet'), {
      stepMs: 50,
    });
    expect(slip().queryByRole('button', { name: 'Place bets' })).toBeNull();
    expect(slip().queryByRole('button', { name: /^Remove/ })).toBeNull();
    network.use(answer(calls.settleIntent, { outcome: 'NOT_DONE' }), taken);
    await press(again, slip().getByRole('button', { name: 'Check again' }));
    expect(slip().getByRole('alert')).toHaveTextContent('It didn’t go through');
    await confirm(again);
    expect(sent).toHaveBeenCalledOnce();
  });
});

test('if the draw cannot be loaded, a message and a retry are shown', { tags: 'whole' }, async () => {
  network.use(noNetwork(calls.getOpenedNumbers));
  const view = render();
  await clock.until(() => expect(screen.getByRole('alert')).toHaveTextContent('The draw can’t be shown right now.'), {
    stepMs: 100,
  });
  network.use(answer(calls.getOpenedNumbers, () => openedNumbersAt(Date.now() + day)));
  await press(view, screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('No. 9291')).toBeVisible();
});
