import { calls } from '@livery/api/contract';
import { answer, noNetwork, startNetwork } from '@livery/api/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { gatewayNow, listed, openedNumbersAt, samples } from '../../testing/sampleLotteries.ts';
import { LotteriesScreen } from './LotteriesScreen.tsx';

const network = startNetwork();
const day = 86_400_000;

let clock: ReturnType<typeof stopClock>;
let asked = 0;
beforeEach(() => {
  asked = 0;
  // The phone's clock is a day behind.
  clock = stopClock({ now: gatewayNow - day });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  network.use(
    answer(calls.getLottList, { list: samples.filter(({ category }) => category === 'LOTT').map(listed) }),
    answer(calls.getElottList, { list: samples.filter(({ category }) => category === 'ELOTT').map(listed) }),
    answer(calls.getOpenedNumbers, () => ((asked += 1), openedNumbersAt(Date.now() + day))),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function show(at = '/m/lottery') {
  const onOpenGame = vi.fn<(game: object) => void>();
  const view = renderScreen(<LotteriesScreen onOpenGame={onOpenGame} />, { at });
  await clock.idle(view.store);
  return { ...view, onOpenGame };
}
const names = () => screen.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent);
const row = (name: string) => within(screen.getByRole('heading', { name }).closest('article')!);
const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('article')
    .map((one) => within(one).getByRole('heading').textContent);
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
/** Creates a reply in which lotteries close after these seconds. The other lotteries have no open draw. */
const closingIn = (seconds: Readonly<Record<string, number>>) => {
  const now = Date.now() + day;
  const { serverTime, list } = openedNumbersAt(now);
  return {
    serverTime,
    list: list.map(({ current, ...lottery }) => {
      const left = seconds[lottery.gameCode];
      if (left === undefined) return lottery;
      return { ...lottery, current: { ...current, closesAt: new Date(now + left * 1_000).toISOString() } };
    }),
  };
};
const left = (name: string) =>
  [...row(name).getByRole('timer').querySelectorAll('.figure')].map((figure) => figure.textContent).join(':');
const press = async (view: Awaited<ReturnType<typeof show>>, element: HTMLElement) => {
  fireEvent.click(element);
  await clock.idle(view.store);
};

describe('[ROUTE-07] the list of lotteries', () => {
  test('[LOTTO-01] counts down to each close by the gateway’s clock, with the draw and the last numbers', async () => {
    await show();
    expect(left('South Sea')).toBe('00:00:45');
    expect(left('Vietnam North')).toBe('00:04:45');
    expect(row('Vietnam North').getByRole('img', { name: 'Last numbers: 4, 4, 9, 5, 2' })).toBeVisible();
    expect(row('South Sea').getByText(/^No\. \d{4}$/)).toBeVisible();
    expect(row('South Sea').getByRole('link', { name: 'Results: South Sea' })).toHaveAttribute(
      'href',
      '/m/lottery?view=results&code=SEA_1',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lotteries');
  });

  test('shows the draw that closes next in its own list, with a ring that shows its time left', async () => {
    const view = await show();
    const next = within(screen.getByRole('list', { name: 'Closing next' }));
    expect(next.getAllByRole('article')).toHaveLength(1);
    expect(next.getByRole('heading')).toHaveTextContent('South Sea');
    // A minute from opening to close, of which 45 seconds are left.
    const share = () =>
      Number(next.getByRole('timer').querySelector('.arc')?.getAttribute('stroke-dasharray')?.split(' ')[0]);
    const before = share();
    expect(before).toBeGreaterThan(50);
    await clock.pass(10_000);
    expect(share()).toBeLessThan(before);
    await press(view, screen.getByRole('button', { name: 'Closing soonest' }));
    expect(screen.queryByRole('list', { name: 'Closing next' })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });

  test('[LOTTO-01] groups the lotteries below the next draw by closing time, under headings', async () => {
    network.use(answer(calls.getOpenedNumbers, () => closingIn({ SEA_1: 30, SEA_2: 50, VN_2: 240 })));
    const view = await show();
    expect(headings()).toEqual([
      'Lotteries',
      'Closing within a minute',
      'Closing within five minutes',
      'Other lotteries',
    ]);
    expect(namesIn('Closing next')).toEqual(['South Sea']);
    expect(namesIn('Closing within a minute')).toEqual(['Coral']);
    expect(namesIn('Closing within five minutes')).toEqual(['Vietnam South']);
    expect(namesIn('Other lotteries')).toEqual(['Vietnam North']);
    // The gateway's own order has no groups.
    await press(view, screen.getByRole('button', { name: 'Closing soonest' }));
    expect(headings()).toEqual(['Lotteries']);
    expect(names()).toHaveLength(4);
  });

  test('[LOTTO-01] rows stay in their groups until the gateway returns a new draw', async () => {
    const firstClose = Date.now() + 45_000;
    network.use(
      answer(calls.getOpenedNumbers, () =>
        Date.now() < firstClose
          ? closingIn({ SEA_1: 45, SEA_2: 70, VN_2: 240 })
          : closingIn({ SEA_1: 59, SEA_2: 24, VN_2: 194 }),
      ),
    );
    const view = await show();
    // Coral closes in less than a minute now, but no draw has closed yet.
    await clock.pass(40_000);
    expect(namesIn('Closing next')).toEqual(['South Sea']);
    expect(namesIn('Closing within five minutes')).toEqual(['Coral', 'Vietnam South']);
    await clock.pass(6_000);
    await clock.idle(view.store);
    expect(namesIn('Closing next')).toEqual(['Coral']);
    expect(namesIn('Closing within a minute')).toEqual(['South Sea']);
    expect(namesIn('Closing within five minutes')).toEqual(['Vietnam South']);
  });

  test('[LOTTO-01] keeps the groups of the lotteries that a search finds', { tags: 'whole' }, async () => {
    await show('/m/lottery?q=vietnam');
    expect(namesIn('Closing next')).toEqual(['Vietnam South']);
    expect(headings()).toEqual(['Lotteries', 'Closing within five minutes']);
    expect(namesIn('Closing within five minutes')).toEqual(['Vietnam North']);
  });

  test('[LOTTO-01] shows the e-lotteries in a tab, which is in the address', { tags: 'whole' }, async () => {
    const view = await show();
    expect(names()).not.toContain('Grove Keno');
    await press(view, screen.getByRole('radio', { name: 'E-lotteries' }));
    expect(names()).toEqual(['Grove Keno']);
    expect(view.address()).toBe('/m/lottery?type=elott');
  });

  test(
    '[LOTTO-01] shows the next draw in a row after a close, and rows in the same order do not move',
    { tags: 'whole' },
    async () => {
      const { store } = await show();
      const before = names();
      expect(before).toEqual(['South Sea', 'Vietnam South', 'Coral', 'Vietnam North']);
      await clock.pass(45_000);
      expect(row('South Sea').getByRole('timer')).toHaveTextContent('Next draw');
      await clock.pass(1_000);
      await clock.idle(store);
      expect(left('South Sea')).toMatch(/^00:00:5\d$/);
      expect(row('South Sea').getByText('Drawing…')).toBeVisible();
      expect(names()).toEqual(before);
      expect(asked).toBe(2);
      // The draw is five seconds after the close. Its announcement is 1.5 s later.
      await clock.pass(8_000);
      await clock.idle(store);
      expect(row('South Sea').queryByText('Drawing…')).toBeNull();
      expect(asked).toBe(3);
      await clock.pass(30_000);
      expect(asked).toBe(3);
    },
  );

  test('[LOTTO-01] stores filter by kind or region and order by rank in the address', { tags: 'whole' }, async () => {
    const view = await show();
    await press(view, screen.getByRole('tab', { name: 'Five digits' }));
    expect(names()).toEqual(['South Sea', 'Coral']);
    await press(view, screen.getByRole('tab', { name: 'North' }));
    expect(names()).toEqual(['Vietnam North']);
    expect(view.address()).toBe('/m/lottery?group=NORTH');
    await press(view, screen.getByRole('tab', { name: 'All' }));
    await press(view, screen.getByRole('button', { name: 'Closing soonest', pressed: true }));
    expect(names()).toEqual(['Vietnam North', 'Vietnam South', 'South Sea', 'Coral']);
    expect(view.address()).toBe('/m/lottery?order=rank');
  });

  test('finds names by a search; without results a button shows all lotteries', { tags: 'whole' }, async () => {
    const view = await show('/m/lottery?q=coral');
    expect(names()).toEqual(['Coral']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'giraffe' } });
    await clock.idle(view.store);
    await clock.until(() => expect(screen.getByText('No lottery found')).toBeVisible(), { stepMs: 20 });
    await press(view, screen.getByRole('button', { name: 'Show all' }));
    expect(names()).toHaveLength(4);
    expect(view.address()).toBe('/m/lottery');
  });

  test('opens the same game as the lottery’s tile after a tap', async () => {
    const view = await show();
    await press(view, screen.getByRole('button', { name: 'South Sea' }));
    expect(view.onOpenGame).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'node-SEA_1', gameCode: 'SEA_1', category: 'LOTT' }),
    );
  });

  test('[LOTTO-02] shows the play types of each lottery, and asks if there is a choice', async () => {
    const view = await show();
    expect(row('South Sea').getByText('Traditional')).toBeVisible();
    expect(row('South Sea').queryByText('Entertainment')).toBeNull();
    await press(view, screen.getByRole('button', { name: 'Coral' }));
    expect(view.onOpenGame).not.toHaveBeenCalled();
    const question = within(screen.getByRole('dialog', { name: 'How do you want to play?' }));
    await press(view, question.getByRole('button', { name: /^Entertainment/ }));
    await clock.pass(1_000);
    expect(view.onOpenGame).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'node-SEA_2', lottoMode: 'Entertainment' }),
    );
  });

  test('shows lotteries whose draws cannot be loaded, and they can be opened', { tags: 'whole' }, async () => {
    network.use(noNetwork(calls.getOpenedNumbers));
    const view = renderScreen(<LotteriesScreen onOpenGame={() => undefined} />, { at: '/m/lottery' });
    await clock.until(() => expect(screen.getByText(/can’t be shown right now/)).toBeVisible(), { stepMs: 100 });
    expect(names()).toEqual(['Vietnam North', 'Vietnam South', 'South Sea', 'Coral']);
    expect(screen.getByRole('button', { name: 'Coral' })).toBeEnabled();
    network.use(answer(calls.getOpenedNumbers, () => openedNumbersAt(Date.now() + day)));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await clock.idle(view.store);
    expect(row('South Sea').getByRole('timer')).toBeVisible();
  });

  test('shows a message and a retry without a network, and an empty state without lotteries', async () => {
    network.use(noNetwork(calls.getLottList));
    const view = renderScreen(<LotteriesScreen onOpenGame={() => undefined} />, { at: '/m/lottery' });
    const retry = () => screen.getByRole('button', { name: 'Try again' });
    await clock.until(() => expect(retry()).toBeVisible(), { stepMs: 100 });
    expect(screen.getByText('No connection. Check your network and try again.')).toBeVisible();
    network.use(answer(calls.getLottList, { list: [] }));
    fireEvent.click(retry());
    await clock.idle(view.store);
    expect(screen.getByText('No lotteries are open')).toBeVisible();
  });
});
