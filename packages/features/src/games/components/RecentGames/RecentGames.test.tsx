import { answer, noNetwork, sampleGame, startNetwork, testSession } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { fakeIntersections } from '../../../../testing/fakeIntersections.ts';
import { stopClock } from '../../../../testing/stopClock.ts';
import { RecentGames } from '../../blocks.tsx';

const network = startNetwork();
let sight: ReturnType<typeof fakeIntersections>;
let clock: ReturnType<typeof stopClock>;
// Loads the block's code before the tests, so that its load time on a slow machine does not matter.
beforeAll(() => import('./RecentGames.tsx'));
beforeEach(() => {
  sight = fakeIntersections();
  clock = stopClock();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * Milliseconds after which a block near the viewport is loaded. If the player scrolls past it faster, it is not loaded.
 */
const stayMs = 250;

describe('recent games', () => {
  test('are loaded for a member when they are near the viewport, not before; a tap opens one', async () => {
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

  test('[LANG-05] after a change of language no old name is shown, and placeholders wait for new ones', async () => {
    network.use(answer(calls.getRecentGames, { list: [{ ...sampleGame(4), gameName: 'Tiger Quest' }] }));
    const { container, texts } = renderScreen(<RecentGames onOpenGame={() => undefined} />, { session: testSession });
    sight.see(true);
    await clock.pass(stayMs);
    await clock.until(() => expect(screen.getByRole('button', { name: 'Tiger Quest' })).toBeVisible(), { stepMs: 100 });
    const later = lateReply();
    const inBengali = { list: [{ ...sampleGame(4), gameName: 'টাইগার কোয়েস্ট' }] };
    network.use(answer(calls.getRecentGames, async () => (await later.promise, inBengali)));
    await act(async () => texts.setLanguage('BN'));
    await clock.until(() => expect(screen.queryByText(/Quest/)).toBeNull());
    expect(container.querySelector('[aria-hidden]')).not.toBeNull();
    later.resolve();
    await clock.until(() => expect(screen.getByRole('button', { name: 'টাইগার কোয়েস্ট' })).toBeVisible(), {
      stepMs: 100,
    });
  });

  test('are not shown to guests, and not requested', async () => {
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
  ])('take no space when %s', async (_, handler) => {
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
