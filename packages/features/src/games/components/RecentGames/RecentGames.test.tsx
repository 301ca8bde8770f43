import { answer, noNetwork, sampleGame, startNetwork, testSession } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { fakeIntersections } from '../../../../testing/fakeIntersections.ts';
import { stopClock } from '../../../../testing/stopClock.ts';
import { RecentGames } from '../../blocks.tsx';

const network = startNetwork();
let sight: ReturnType<typeof fakeIntersections>;
let clock: ReturnType<typeof stopClock>;
// The block's code is loaded before, however long the machine takes for it.
beforeAll(() => import('./RecentGames.tsx'));
beforeEach(() => {
  sight = fakeIntersections();
  clock = stopClock();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Milliseconds after which what came near is loaded: what only flies by is not. */
const stayMs = 250;

describe('recent games', () => {
  test('a member’s stand in a row once someone comes near, and not before; a tap opens one', async () => {
    let asked = 0;
    network.use(answer(calls.getRecentGames, () => ((asked += 1), { list: [sampleGame(4), sampleGame(2)] })));
    const onOpenGame = vi.fn<(game: { id: string }) => void>();
    const { store } = renderScreen(<RecentGames onOpenGame={onOpenGame} />, { session: testSession });
    await clock.pass(60_000);
    await clock.idle(store);
    expect(asked).toBe(0);
    sight.see(true);
    await clock.pass(stayMs);
    await clock.until(() => expect(screen.getByRole('button', { name: 'Game 4' })).toBeVisible(), { stepMs: 100 });
    fireEvent.click(screen.getByRole('button', { name: 'Game 4' }));
    expect(onOpenGame).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'node-4' }));
    expect(screen.getByRole('heading', { name: 'Recently played' })).toBeVisible();
  });

  test('guests have none, and are not asked for any', async () => {
    let asked = 0;
    network.use(answer(calls.getRecentGames, () => ((asked += 1), { list: [sampleGame(4)] })));
    const { container, store } = renderScreen(<RecentGames onOpenGame={() => undefined} />);
    sight.see(true);
    await clock.pass(stayMs);
    await clock.idle(store);
    expect(asked).toBe(0);
    expect(container.querySelector('section, [aria-busy]')).toBeNull();
  });

  test.each([
    ['nothing was played', () => answer(calls.getRecentGames, { list: [] })],
    ['they can’t be had', () => noNetwork(calls.getRecentGames)],
  ])('take no room when %s', async (_, handler) => {
    network.use(handler());
    const { container } = renderScreen(<RecentGames onOpenGame={() => undefined} />, { session: testSession });
    expect(container.querySelector('[aria-busy=true] [aria-hidden]')).not.toBeNull();
    sight.see(true);
    await clock.pass(stayMs);
    await clock.until(() => expect(container.querySelector('[aria-busy=false]')).toBeEmptyDOMElement(), {
      stepMs: 100,
    });
  });
});
