import { type CallName, calls } from '@livery/api/contract';
import { answer, sampleGame, sampleValues, startNetwork } from '@livery/api/testing';
import { fakeIntersections, stopClock } from '@livery/features/testing';
import { lazyCode } from '@livery/foundation/code';
import type { HomeBlock, PublicMerchant } from '@livery/merchant';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { settle } from '../../testing/settle.ts';
import { HomeBlocks } from './HomeBlocks.tsx';

const network = startNetwork();
const table = [
  {
    paths: ['/m/home'],
    title: 'navHome',
    screen: { ...lazyCode(async () => ({ HomeBlocks }), 'HomeBlocks'), texts: ['games', 'lottery', 'winners'] },
  },
] as const;
let requests = 0;

beforeEach(() => {
  requests = 0;
  network.use(
    answer(calls.getRecentGames, () => ((requests += 1), { list: [sampleGame(2)] })),
    ...(Object.keys(calls) as CallName[]).map((name) => answer(calls[name], sampleValues[name] as never)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Renders the blocks with all of them near the viewport, and waits until they are loaded. */
async function showBlocks(merchant: Partial<PublicMerchant> = {}) {
  const sight = fakeIntersections();
  const clock = stopClock();
  const { store } = await renderShell({ table, at: '/m/home', isSignedIn: true, merchant });
  sight.see(true);
  await settle(clock, [store]);
}

test('the last played games are below the games at the first visit, and not again when they are above', async () => {
  await showBlocks();
  expect(screen.getByRole('heading', { name: 'Recently played' })).toBeVisible();
  expect(requests).toBe(1);

  cleanup();
  vi.useRealTimers();
  await showBlocks();
  expect(screen.queryByRole('heading', { name: 'Recently played' })).toBeNull();
  expect(requests).toBe(1);
});

test.each<[HomeBlock[], string[]]>([
  [
    ['lotteries', 'winners', 'recent'],
    ['Next draws', 'Winners', 'Recently played'],
  ],
  [
    ['recent', 'winners'],
    ['Recently played', 'Winners'],
  ],
  [[], []],
])('a merchant with the blocks %j has exactly these, in this order', async (homeBlocks, headings) => {
  await showBlocks({ homeBlocks });
  expect(screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(headings);
});
