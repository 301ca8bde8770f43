import { expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleGame } from '../testing/samples.ts';
import { createTestStore } from '../testing/testStore.ts';
import { popularGamesApi } from './getPopularGames.api.ts';

const network = startNetwork();

test('guests get the most played games too, of all kinds or of one kind, in the gateway’s order', async () => {
  const asked: (string | null)[] = [];
  network.use(
    answer(calls.getPopularGames, ({ url }) => {
      asked.push(new URL(url).searchParams.get('gameType'));
      return {
        list: [
          { ...sampleGame(2), plays: 9 },
          { ...sampleGame(1), plays: 7 },
        ],
      };
    }),
  );
  const store = createTestStore();
  const ask = (gameType?: 'FISH') =>
    store.dispatch(
      popularGamesApi.endpoints.getPopularGames.initiate({ language: 'EN', ...(gameType && { gameType }) }),
    );
  expect((await ask()).data!.map(({ id }) => id)).toEqual(['node-2', 'node-1']);
  await ask('FISH');
  expect(asked).toEqual([null, 'FISH']);
});
