import { expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import { recentGamesApi } from './getRecentGames.api.ts';

const network = startNetwork();

test('recent games need a session', async () => {
  network.use(answer(calls.getRecentGames, sampleValues.getRecentGames));
  const { data } = await createTestStore({ session: testSession }).dispatch(
    recentGamesApi.endpoints.getRecentGames.initiate({ language: 'EN' }),
  );
  expect(data![0]).toMatchObject({ id: sampleValues.getRecentGames.list[0]!.nodeId });
  expect(
    await createTestStore().dispatch(recentGamesApi.endpoints.getRecentGames.initiate({ language: 'EN' })),
  ).toMatchObject({ error: { code: 'SESSION_MISSING' } });
});
