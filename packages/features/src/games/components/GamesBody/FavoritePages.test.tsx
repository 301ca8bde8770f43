import { calls } from '@livery/api/contract';
import { answer, sampleGame, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeIntersections } from '../../../../testing/fakeIntersections.ts';
import { layOutTiles } from '../../../../testing/layOutTiles.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { GameCentreScreen } from '../../screens/GameCentreScreen/GameCentreScreen.tsx';
import { GameEntryScreen } from '../../screens/GameEntryScreen/GameEntryScreen.tsx';
import { GameListScreen } from '../../screens/GameListScreen/GameListScreen.tsx';
import { SlotsCentreScreen } from '../../screens/SlotsCentreScreen/SlotsCentreScreen.tsx';
import { homeCategoryChosen } from '../../state/homeCategory.ts';
import { GameCards } from '../GameCard/GameCards.tsx';

const network = startNetwork();
// Loads the card's code before the tests, so that its load time on a slow machine does not matter.
beforeAll(() => import('../GameCard/GameCard.tsx'));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * Simulates a member with this number of favourite slots. Returns the requested pages of the list, as 'kind
 * size:number'.
 */
function answerFavorites(count: number) {
  const all = Array.from({ length: count }, (_, index) => sampleGame(index + 1));
  const asked: string[] = [];
  const page = ({ url }: { url: string }) => {
    const query = new URL(url).searchParams;
    const [pageNo, pageSize] = [Number(query.get('pageNo')), Number(query.get('pageSize'))];
    asked.push(`${query.get('gameType') ?? 'every'} ${pageSize}:${pageNo}`);
    return {
      content: all.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      pageNum: pageNo,
      totalPages: Math.ceil(count / pageSize),
    };
  };
  network.use(
    answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes),
    answer(calls.getHotGames, { list: [] }),
    answer(calls.getPopularGames, { list: [] }),
    answer(calls.getFavoriteGames, page),
    answer(calls.getFavoriteGamesAll, page),
  );
  return asked;
}

const shownGames = () =>
  within(screen.getByRole('list', { name: 'Games' }))
    .getAllByText(/^Game \d+$/)
    .map(({ textContent }) => textContent);
const gamesTo = (last: number) => Array.from({ length: last }, (_, index) => `Game ${index + 1}`);

interface Place {
  place: string;
  Screen: ComponentType;
  at: string;
  size: number;
  /** The kind that the list requests. */
  kind: string;
}

describe.each<Place>(
  sample<Place>(
    [
      { place: 'the list of games', Screen: GameListScreen, at: '/m/gameList?type=fav', size: 15, kind: 'every' },
      {
        place: 'the list of slots',
        Screen: GameListScreen,
        at: '/m/gameList?gameType=RNG&type=fav',
        size: 15,
        kind: 'RNG',
      },
      { place: 'the game centre', Screen: GameCentreScreen, at: '/m/gameCenter?type=fav', size: 21, kind: 'every' },
      {
        place: 'a kind of the game centre',
        Screen: GameCentreScreen,
        at: '/m/gameCenter?gameType=RNG&type=fav',
        size: 21,
        kind: 'RNG',
      },
      { place: 'the slots centre', Screen: SlotsCentreScreen, at: '/m/slotsCenter?type=fav', size: 21, kind: 'RNG' },
      { place: 'the game entry', Screen: GameEntryScreen, at: '/m/game', size: 100, kind: 'every' },
    ],
    3,
  ),
)('favourites in $place', ({ Screen, at, size, kind }) => {
  test(`[FAV-04] page 1 of ${size} loads first, "more" appends the next, and totalPages is the last`, async () => {
    layOutTiles();
    const sight = fakeIntersections();
    const clock = stopClock();
    const asked = answerFavorites(2 * size + 3);
    const { store } = renderScreen(<Screen />, { at, session: testSession });
    act(() => void store.dispatch(homeCategoryChosen('FAV')));

    for (const [page, last] of [size, 2 * size, 2 * size + 3].entries()) {
      await clock.until(() => expect(shownGames()).toEqual(gamesTo(last)), { stepMs: 100 });
      // Requests for hearts also use pages of 100.
      const ofHearts = size === 100 && page > 0 ? 1 : 0;
      expect(asked.filter((one) => one === `${kind} ${size}:${page + 1}`)).toHaveLength(1 + ofHearts);
      if (size !== 100) expect(asked).not.toContain(`${kind} ${size}:${page + 2}`);
      sight.see(true);
    }
    await clock.idle(store);
    await clock.pass(2_000);
    expect(screen.getByText('You’ve seen them all.')).toBeVisible();
    // For hearts, all pages are requested.
    const hearts = Array.from({ length: Math.ceil((2 * size + 3) / 100) }, (_, page) => `every 100:${page + 1}`);
    expect(new Set(asked)).toEqual(new Set([...hearts, ...[1, 2, 3].map((page) => `${kind} ${size}:${page}`)]));
  });
});

test('[FAV-02] a favourite beyond the first hundred has a full heart in each list; a tap removes it', async () => {
  layOutTiles();
  const clock = stopClock();
  const asked = answerFavorites(204);
  network.use(answer(calls.getHotGames, { list: [sampleGame(204), sampleGame(300)] }));
  network.use(answer(calls.removeFavoriteGame, () => (answerFavorites(203), { success: true })));
  const { store } = renderScreen(<GameEntryScreen />, { at: '/m/game', session: testSession });
  const isFull = (id: number) =>
    screen.getAllByRole('button', { name: `Favourite: Game ${id}` })[0]!.getAttribute('aria-pressed');
  await clock.until(() => expect(isFull(204)).toBe('true'), { stepMs: 100 });
  expect(isFull(300)).toBe('false');
  expect(asked).toEqual(['every 100:1', 'every 100:2', 'every 100:3']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Favourite: Game 204' })[0]!);
  await clock.until(() => expect(isFull(204)).toBe('false'), { stepMs: 100 });
  await clock.idle(store);
  expect(isFull(204)).toBe('false');
});

test('[FAV-04] the card of a favourite beyond the pages of hearts offers to remove it', async () => {
  layOutTiles();
  const sight = fakeIntersections();
  const clock = stopClock();
  answerFavorites(104);
  renderScreen(
    <GameCards>
      <GameListScreen />
    </GameCards>,
    { at: '/m/gameList?type=fav', session: testSession },
  );
  await clock.until(
    () => {
      sight.see(true);
      expect(shownGames()).toEqual(gamesTo(104));
    },
    { stepMs: 500 },
  );
  fireEvent.contextMenu(screen.getByText('Game 104'));
  await clock.until(() => expect(screen.getByRole('dialog', { name: 'Game 104' })).toBeVisible(), { stepMs: 100 });
  expect(screen.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
});

test(
  '[FAV-04] a favourite beyond the pages of hearts has a full heart in the list; a tap removes it',
  { tags: 'whole' },
  async () => {
    layOutTiles();
    const sight = fakeIntersections();
    const clock = stopClock();
    answerFavorites(104);
    const removed: string[] = [];
    network.use(
      answer(calls.removeFavoriteGame, ({ url }) => {
        removed.push(new URL(url).searchParams.get('nodeId')!);
        answerFavorites(103);
        return { success: true };
      }),
    );
    renderScreen(<GameListScreen />, { at: '/m/gameList?type=fav', session: testSession });
    await clock.until(
      () => {
        sight.see(true);
        expect(shownGames()).toEqual(gamesTo(104));
      },
      { stepMs: 500 },
    );
    const heart = screen.getByRole('button', { name: 'Favourite: Game 104' });
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(heart);
    await clock.until(() => expect(removed).toEqual(['node-104']), { stepMs: 100 });
    await clock.until(() => expect(shownGames()).toEqual(gamesTo(103)), { stepMs: 100 });
  },
);
