import { calls } from '@livery/api/contract';
import { answer, randomFrom, sampleGame, sampleValues, startNetwork } from '@livery/api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../testing/waitForStoreIdle.ts';
import { GameListScreen } from '../screens/GameListScreen/GameListScreen.tsx';

/** The number of tab changes or replies in one race. */
const steps = 16;

/**
 * Returns a key of the list in an address or a request: its kind of game, its class, and whether it contains new games.
 */
function listOf(query: URLSearchParams): string {
  const isNew = query.get('isNew') === '1' || query.get('type') === 'new';
  return [query.get('gameType') ?? 'every', query.get('gameClassify') ?? 'all', isNew ? 'new' : 'any'].join('/');
}

interface Pending {
  list: string;
  release: () => void;
}

/**
 * Declares race tests of the list of games. The player changes tabs while replies arrive late and in any order. In each
 * order, no list shows the games of another list, each list is requested once, and the last list is shown at the end.
 *
 * @param count the number of races, each with a different order
 */
export function testRaces(count: number): void {
  const network = startNetwork();

  test.each(Array.from({ length: count }, (_, index) => index + 1))('race %i of tabs', async (seed) => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const random = randomFrom(seed);
    const pick = <Item,>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
    const pending: Pending[] = [];
    const asked: string[] = [];
    network.use(
      answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes),
      answer(calls.getGameList, async ({ url }) => {
        const list = listOf(new URL(url).searchParams);
        asked.push(list);
        await new Promise<void>((release) => pending.push({ list, release }));
        return { games: [sampleGame(asked.length, { gameName: `Listed ${list}` })], pageNum: 1, totalPages: 1 };
      }),
    );
    const { store, address } = renderScreen(<GameListScreen />, { at: '/m/gameList?gameType=RNG', timeoutMs: 60_000 });
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Megaways' })).toBeVisible());

    const listOnShow = () => listOf(new URL(address(), 'http://app.test').searchParams);
    const checkShown = () => {
      for (const name of screen.queryAllByText(/^Listed /)) expect(name).toHaveTextContent(`Listed ${listOnShow()}`);
    };
    const turn = () => act(() => new Promise<void>((done) => setImmediate(done)));
    const answerOne = () => {
      const [one] = pending.splice(Math.floor(random() * pending.length), 1);
      one?.release();
    };
    const tabs = () =>
      screen.getAllByRole('tab').filter(({ textContent }) => !['Hot', 'Favourites'].includes(textContent));

    for (let step = 0; step < steps; step++) {
      if (random() < 0.6) fireEvent.click(pick(tabs()));
      else answerOne();
      // A reply may arrive before, during or after the next step.
      for (let turns = Math.floor(random() * 4); turns > 0; turns--) await turn();
      checkShown();
    }

    await waitFor(() => {
      while (pending.length > 0) answerOne();
      expect(screen.getByText(`Listed ${listOnShow()}`)).toBeVisible();
    });
    await waitForStoreIdle(store);
    checkShown();
    expect(asked).toEqual([...new Set(asked)]);
  });
}
