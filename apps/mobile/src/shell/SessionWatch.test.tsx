import { calls } from '@livery/api/contract';
import { useFavoriteGamesInfiniteQuery } from '@livery/api/games/favorites';
import { answer, sampleGame, startNetwork, testSession } from '@livery/api/testing';
import { favoritesChangeItem, fingerprint } from '@livery/device/storage';
import { lazyCode } from '@livery/foundation/code';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { SessionWatch } from './SessionWatch.tsx';

const network = startNetwork();
afterEach(() => localStorage.clear());

function Favourites() {
  const { data } = useFavoriteGamesInfiniteQuery({ language: 'EN', pageSize: 15 });
  return (
    <>
      <SessionWatch />
      <p>{data?.pages.flatMap(({ games }) => games.map(({ name }) => name)).join()}</p>
    </>
  );
}

test('a favourite that a member adds in another tab appears in this tab', async () => {
  const favourites = (...numbers: number[]) =>
    network.use(
      answer(calls.getFavoriteGames, { content: numbers.map((n) => sampleGame(n)), pageNum: 1, totalPages: 1 }),
    );
  favourites(1);
  const view = lazyCode(async () => ({ Favourites }), 'Favourites');
  const table = [{ paths: ['/m/home'], title: 'navHome', hides: 'both', screen: { ...view, texts: [] } }] as const;
  await renderShell({ table, at: '/m/home', isSignedIn: true });
  expect(await screen.findByText('Game 1')).toBeVisible();
  favourites(2, 1);
  favoritesChangeItem.write({ by: fingerprint(testSession.token), at: 1 });
  window.dispatchEvent(new StorageEvent('storage', { key: favoritesChangeItem.key }));
  expect(await screen.findByText('Game 2,Game 1')).toBeVisible();
});
