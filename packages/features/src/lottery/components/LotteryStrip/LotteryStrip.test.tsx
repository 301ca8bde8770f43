import { answer, noNetwork, sampleGame, startNetwork } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { fakeIntersections } from '../../../../testing/fakeIntersections.ts';
import { LotteryStrip } from './LotteryStrip.tsx';

const network = startNetwork();
const day = 86_400_000;
/** Time of the gateway's clock, in milliseconds since 1970. */
const gatewayNow = Date.parse('2026-03-01T09:30:10.000Z');
const iso = (time: number) => new Date(time).toISOString();

/** Creates a lottery that draws every minute, as the gateway returns it at a moment of the gateway's clock. */
function lotteryAt(now: number) {
  const drawsAt = Math.floor(now / 60_000) * 60_000 + 60_000;
  const issue = (offset: number) =>
    `20260301-${String(570 + Math.round((drawsAt - Date.parse('2026-03-01T09:31:00.000Z')) / 60_000) + offset).padStart(4, '0')}`;
  return {
    gameCode: 'SEA_1',
    gameName: 'South Sea 1 min',
    kind: 'numero' as const,
    gameType: 'LOTT' as const,
    issue: issue(0),
    drawnAt: iso(drawsAt - 60_000),
    numbers: issue(0).slice(-4).split(''),
    current: {
      issue: issue(1),
      opensAt: iso(drawsAt - 65_000),
      closesAt: iso(drawsAt - 5_000),
      drawsAt: iso(drawsAt),
      commitment: '0'.repeat(64),
    },
    game: sampleGame(9, { gameType: 'LOTT', gameName: 'Another name' }),
  };
}

let sight: ReturnType<typeof fakeIntersections>;
let clock: ReturnType<typeof stopClock>;
let asked = 0;
beforeEach(() => {
  sight = fakeIntersections();
  asked = 0;
  // The phone's clock is a day behind.
  clock = stopClock({ now: gatewayNow - day });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Shows the strip and waits for the first reply. */
async function showStrip({ isBehind = false } = {}) {
  network.use(
    answer(calls.getOpenedNumbers, () => {
      asked += 1;
      const now = Date.now() + day;
      return { serverTime: iso(now), list: [lotteryAt(isBehind ? gatewayNow : now)] };
    }),
  );
  const onOpenGame = vi.fn<(game: { name: string }) => void>();
  const view = renderScreen(<LotteryStrip onOpenGame={onOpenGame} />);
  await clock.idle(view.store);
  return { ...view, onOpenGame };
}
const figures = () =>
  [...screen.getByRole('timer').querySelectorAll('.figure')].map((figure) => figure.textContent).join(':');
const numbers = () => screen.getByRole('img', { name: /Last numbers/ });

describe('[HOME-10 lottery] the lottery block', () => {
  test('shows draw, last numbers and a link to all lotteries, and counts down by the gateway’s clock', async () => {
    await showStrip();
    const card = screen.getByRole('heading', { name: 'South Sea 1 min' }).closest('article')!;
    expect(figures()).toBe('00:00:45');
    expect(within(card).getByText('No. 0571')).toBeVisible();
    expect(numbers()).toHaveAccessibleName('Last numbers: 0, 5, 7, 0');
    expect(screen.getByRole('link', { name: 'More Next draws' })).toHaveAttribute('href', '/m/lottery');
  });

  test('opens the game with the lottery’s name after a tap', async () => {
    const { onOpenGame } = await showStrip();
    screen.getByRole('button', { name: 'South Sea 1 min' }).click();
    expect(onOpenGame).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'node-9', name: 'South Sea 1 min' }),
    );
  });

  test('shows the drum at the close, then requests the next draw and the numbers once', async () => {
    const { store } = await showStrip();
    sight.see(true);
    await clock.pass(46_000);
    expect(screen.getByRole('timer')).toHaveTextContent('Drawing');
    expect(screen.queryByRole('img', { name: /Last numbers/ })).toBeNull();
    expect(asked).toBe(1);
    // The draw is five seconds after the close. Its announcement is 1.5 s later, plus at most a random second.
    await clock.pass(8_000);
    await clock.idle(store);
    expect(numbers()).toHaveAccessibleName('Last numbers: 0, 5, 7, 1');
    expect(screen.getByText('No. 0572')).toBeVisible();
    await clock.pass(20_000);
    expect(asked).toBe(2);
  });

  test('requests data from an outdated gateway again every 20 seconds, not in a loop', { tags: 'whole' }, async () => {
    const { store } = await showStrip({ isBehind: true });
    sight.see(true);
    await clock.pass(53_000);
    await clock.idle(store);
    expect(asked).toBe(2);
    await clock.pass(19_000);
    expect(asked).toBe(2);
    await clock.pass(3_000);
    await clock.idle(store);
    expect(asked).toBe(3);
  });

  test('sends no request while off-screen, and sends an overdue request when it is visible again', async () => {
    const { store } = await showStrip();
    await clock.pass(200_000);
    expect(asked).toBe(1);
    sight.see(true);
    await clock.pass(1_500);
    await clock.idle(store);
    expect(asked).toBe(2);
  });

  test('is not rendered if no lottery is open or nothing is known', async () => {
    network.use(
      answer(calls.getOpenedNumbers, () => ({
        serverTime: iso(gatewayNow),
        list: [{ ...lotteryAt(gatewayNow), current: undefined }],
      })),
    );
    const first = renderScreen(<LotteryStrip onOpenGame={() => undefined} />);
    const room = ({ container }: typeof first) => container.querySelector('section, .block .title');
    await clock.idle(first.store);
    expect(room(first)).toBeNull();
    first.unmount();
    network.use(noNetwork(calls.getOpenedNumbers));
    const second = renderScreen(<LotteryStrip onOpenGame={() => undefined} />);
    expect(room(second)).not.toBeNull();
    await clock.until(() => expect(room(second)).toBeNull(), { stepMs: 100 });
  });
});
