import { calls } from '@livery/api/contract';
import { answer, noNetwork, sampleGame, startNetwork, testSession } from '@livery/api/testing';
import { playedByItem } from '@livery/device/storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { LazyContinuePlaying } from './LazyContinuePlaying.tsx';

const network = startNetwork();
const who = `${testSession.merchantCode}/${testSession.userName}`;
// Loads the block's code before the tests, so that its load time on a slow machine does not matter.
beforeAll(() => import('./ContinuePlaying.tsx'));
afterEach(() => localStorage.clear());

test('a member who has played sees the last games, and a tap opens one immediately', async () => {
  playedByItem.write(who);
  network.use(answer(calls.getRecentGames, { list: [sampleGame(4), sampleGame(2)] }));
  const { address } = renderScreen(<LazyContinuePlaying isDue />, { session: testSession });
  const game = await screen.findByRole('button', { name: /Game 4.*Continue/ });
  expect(screen.getByRole('list', { name: 'Recently played' })).toContainElement(game);
  fireEvent.click(game);
  await waitFor(() => expect(address()).toMatch(/^\/m\/play\?.*nodeId=node-4/));
});

test('[LANG-05] after a change of language no old name is shown, and placeholders wait for new ones', async () => {
  playedByItem.write(who);
  network.use(answer(calls.getRecentGames, { list: [{ ...sampleGame(4), gameName: 'Tiger Quest' }] }));
  const { container, texts } = renderScreen(<LazyContinuePlaying isDue />, { session: testSession });
  expect(await screen.findByRole('button', { name: /Tiger Quest/ })).toBeVisible();
  const later = lateReply();
  const inBengali = { list: [{ ...sampleGame(4), gameName: 'টাইগার কোয়েস্ট' }] };
  network.use(answer(calls.getRecentGames, async () => (await later.promise, inBengali)));
  await act(async () => texts.setLanguage('BN'));
  await waitFor(() => expect(screen.queryByText(/Quest/)).toBeNull());
  expect(container.querySelector('[aria-hidden]')).not.toBeNull();
  later.resolve();
  expect(await screen.findByText('টাইগার কোয়েস্ট')).toBeVisible();
});

test('placeholders are shown before the request', () => {
  playedByItem.write(who);
  const { container } = renderScreen(<LazyContinuePlaying isDue={false} />, { session: testSession });
  expect(container.querySelectorAll('[aria-hidden]').length).toBeGreaterThan(1);
});

test.each([
  ['guests', undefined, who],
  ['members of whom nothing is known', testSession, undefined],
  ['another member on the same phone', testSession, `${testSession.merchantCode}/somebody.else`],
])('%s have no placeholders, and nothing is requested', async (_, session, mark) => {
  if (mark !== undefined) playedByItem.write(mark);
  const asked = vi.fn<() => void>();
  network.use(answer(calls.getRecentGames, () => (asked(), { list: [sampleGame(4)] })));
  const { container } = renderScreen(<LazyContinuePlaying isDue />, { session });
  expect(container.querySelector('ul, [aria-hidden]')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('if there are no games, the placeholders are removed, also for the next visit', async () => {
  playedByItem.write(who);
  network.use(answer(calls.getRecentGames, { list: [] }));
  const { container } = renderScreen(<LazyContinuePlaying isDue />, { session: testSession });
  await waitFor(() => expect(container.querySelector('[aria-hidden]')).toBeNull());
  expect(playedByItem.read()).toBeUndefined();
});

test('if the request fails, the placeholders are removed, but shown at the next visit', async () => {
  playedByItem.write(who);
  network.use(noNetwork(calls.getRecentGames));
  const { container } = renderScreen(<LazyContinuePlaying isDue />, { session: testSession });
  await waitFor(() => expect(container.querySelector('[aria-hidden]')).toBeNull());
  expect(playedByItem.read()).toBe(who);
});
