import { answer, noNetwork, sampleGame, startNetwork, testSession } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { fakeIntersections } from '../../../../testing/fakeIntersections.ts';
import { RecentGames } from '../../blocks.tsx';

const network = startNetwork();
let sight: ReturnType<typeof fakeIntersections>;
beforeEach(() => {
  sight = fakeIntersections();
});
afterEach(() => vi.unstubAllGlobals());

/** Longer than what flies by is not loaded. */
const stay = () =>
  act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 250);
      }),
  );

describe('recent games', () => {
  test('a member’s stand in a row once someone comes near, and not before; a tap opens one', async () => {
    let asked = 0;
    network.use(answer(calls.getRecentGames, () => ((asked += 1), { list: [sampleGame(4), sampleGame(2)] })));
    const onOpenGame = vi.fn<(game: { id: string }) => void>();
    const { user } = renderScreen(<RecentGames onOpenGame={onOpenGame} />, { session: testSession });
    await stay();
    expect(asked).toBe(0);
    sight.see(true);
    await user.click(await screen.findByRole('button', { name: 'Game 4' }));
    expect(onOpenGame).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'node-4' }));
    expect(screen.getByRole('heading', { name: 'Recently played' })).toBeVisible();
  });

  test('guests have none, and are not asked for any', async () => {
    const { container } = renderScreen(<RecentGames onOpenGame={() => undefined} />);
    sight.see(true);
    await stay();
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
    await waitFor(() => expect(container.querySelector('[aria-busy=false]')).toBeEmptyDOMElement(), { timeout: 4000 });
  });
});
