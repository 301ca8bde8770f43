import { answer, fail, noAnswer, noNetwork, sampleGame, sampleValues, startNetwork } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { fakeIntersections } from '../../../../testing/fakeIntersections.ts';
import { WinnerBoard } from './WinnerBoard.tsx';
import { rotationMs } from './useRotatingRows.ts';

const network = startNetwork();
const serverTime = '2026-03-01T09:34:00.000Z';
const wins = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `${'abcdefgh'[index]}***7`,
    amount: `${100 + index}.50`,
    at: new Date(Date.parse(serverTime) - (index + 1) * 3 * 60_000 - 20_000).toISOString(),
    game: sampleGame(index + 1),
  }));
const ranks = ['90000.75', '50000.00', '20000.00', '10.00'].map((amount, index) => ({
  rank: index + 1,
  name: `r***${index + 1}`,
  amount,
}));

let sight: ReturnType<typeof fakeIntersections>;
let asked: string[];
beforeEach(() => {
  sight = fakeIntersections();
  asked = [];
  network.use(
    answer(calls.getWinnerBoard, () => (asked.push('board'), { serverTime, list: wins(7) })),
    answer(
      calls.getRankList,
      ({ url }) => (
        asked.push(new URL(url).searchParams.get('period') ?? ''),
        { ...sampleValues.getRankList, list: ranks }
      ),
    ),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const board = (onOpenGame = vi.fn<(game: { name: string }) => void>()) => ({
  ...renderScreen(<WinnerBoard onOpenGame={onOpenGame} />),
  onOpenGame,
});
const rows = () =>
  within(screen.getByRole('list', { name: 'Latest wins' }))
    .getAllByRole('listitem')
    .filter((row) => !row.hasAttribute('inert'))
    .map((row) => row.querySelector('bdi')?.textContent);

describe('[HOME-10 winner board] the winner board', () => {
  test('shows player, amount, game and time by the gateway’s clock; a tap opens that game', async () => {
    const { user, onOpenGame } = board();
    const win = await screen.findByRole('button', { name: /a\*\*\*7.*Game 1.*৳100\.50.*3 min/ });
    await user.click(win);
    expect(onOpenGame).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Game 1', id: 'node-1' }));
  });

  test('shows the top winners with their chosen pictures', { tags: 'whole' }, async () => {
    const list = ranks.map((one, index) => ({ ...one, ...(index === 0 && { headIcon: 'heads/3.flat.svg' }) }));
    network.use(answer(calls.getRankList, { ...sampleValues.getRankList, list }));
    board();
    const podium = (await screen.findByText('৳90,000')).closest('ol')!;
    expect([...podium.querySelectorAll('img')].map(({ src }) => src)).toEqual([
      expect.stringMatching(/heads\/3\.flat\.svg$/),
    ]);
  });

  test('shows pictures without text, because a square would clip the text', { tags: 'whole' }, async () => {
    const game = sampleGame(1, { mobilePlainIcon: 'plain-1.webp' });
    network.use(
      answer(calls.getWinnerBoard, { serverTime, list: [{ name: 'a***7', amount: '100.50', at: serverTime, game }] }),
    );
    board();
    const win = await screen.findByRole('button', { name: /Game 1/ });
    expect(win.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/acme-mobile\/plain-1\.webp$/));
  });

  test('shows the top three of today, the week or the month on a podium', async () => {
    const { user } = board();
    const podium = await screen.findByText('৳90,000');
    expect(
      within(podium.closest('ol')!)
        .getAllByRole('listitem')
        .map((place) => place.querySelector('bdi')?.textContent),
    ).toEqual(['r***1', 'r***2', 'r***3']);
    await user.click(screen.getByRole('radio', { name: 'This month' }));
    await waitFor(() => expect(asked).toContain('month'));
  });

  test(
    'shows a retry if the winners of a period fail to load, and not the winners of another period',
    { tags: 'whole' },
    async () => {
      const { user } = board();
      await screen.findByText('৳90,000');
      network.use(noNetwork(calls.getRankList));
      await user.click(screen.getByRole('radio', { name: 'This month' }));
      const retry = await screen.findByRole('button', { name: 'Try again' });
      expect(screen.queryByText('৳90,000')).toBeNull();
      const ofMonth = ranks.map((one) => ({ ...one, amount: '70000.00' }));
      network.use(answer(calls.getRankList, { ...sampleValues.getRankList, list: ofMonth }));
      await user.click(retry);
      expect(await screen.findAllByText('৳70,000')).toHaveLength(3);
    },
  );

  test('scrolls its wins one at a time, only while it is visible and not paused', { tags: 'whole' }, async () => {
    board();
    await screen.findByText('৳90,000');
    vi.useFakeTimers();
    const pass = () => act(() => vi.advanceTimersByTimeAsync(rotationMs));
    const first = rows();
    await pass();
    expect(rows()).toEqual(first);
    sight.see(true);
    await pass();
    expect(rows()).toEqual([...first.slice(1), 'e***7']);
    const list = screen.getByRole('list', { name: 'Latest wins' });
    fireEvent.pointerEnter(list.parentElement!, { pointerType: 'mouse' });
    const held = rows();
    await pass();
    expect(rows()).toEqual(held);
    fireEvent.pointerLeave(list.parentElement!);
    for (let steps = 0; steps < 6; steps += 1) await pass();
    expect(rows()).toEqual(first);
  });

  test('does not move with prefers-reduced-motion', { tags: 'whole' }, async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('reduce') }),
    );
    board();
    await screen.findByText('৳90,000');
    vi.useFakeTimers();
    sight.see(true);
    const first = rows();
    await act(() => vi.advanceTimersByTimeAsync(4 * rotationMs));
    expect(rows()).toEqual(first);
  });

  test('refetches after 45 seconds while it is visible, not while it is off-screen', async () => {
    board();
    await screen.findByText('৳90,000');
    const clock = stopClock({ now: Date.now() });
    const boards = () => asked.filter((what) => what === 'board').length;
    await clock.pass(120_000);
    expect(boards()).toBe(1);
    sight.see(true);
    await clock.pass(6_000);
    expect(boards()).toBe(2);
  });

  test.each([
    ['there are no winners', () => answer(calls.getWinnerBoard, { serverTime, list: [] })],
    ['the gateway refuses', () => fail(calls.getWinnerBoard, 'NOT_FOUND')],
    ['there is no network', () => noNetwork(calls.getWinnerBoard)],
  ])('is not rendered when %s', async (_, handler) => {
    network.use(handler());
    const { container } = board();
    await waitFor(() => expect(container.querySelector('section, [aria-hidden]')).toBeNull());
  });

  test('shows only the wins if the ranking is unavailable, and a skeleton while it loads', async () => {
    network.use(fail(calls.getRankList, 'NOT_FOUND'));
    const { unmount } = board();
    expect(await screen.findByRole('button', { name: /a\*\*\*7/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('radiogroup')).toBeNull());
    unmount();
    network.use(noAnswer(calls.getWinnerBoard));
    const { container } = board();
    expect(container.querySelector('.board')).not.toBeNull();
  });
});
