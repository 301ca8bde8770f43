import { expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleGame } from '../testing/samples.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import { addRecentGameApi } from './addRecentGame.api.ts';
import { toGame } from './games.transform.ts';

const network = startNetwork();

test('an opened game is sent to the gateway with node id and vendor', async () => {
  const sent: Record<string, string>[] = [];
  network.use(
    answer(calls.addRecentGame, ({ url }) => {
      sent.push(Object.fromEntries(new URL(url).searchParams));
      return { success: true };
    }),
  );
  const store = createTestStore({ session: testSession });
  const { data } = await store.dispatch(
    addRecentGameApi.endpoints.addRecentGame.initiate({ game: toGame(sampleGame(3)), language: 'EN' }),
  );
  expect(data).toEqual({ success: true });
  expect(sent).toEqual([{ nodeId: 'node-3', vendor: 'ACME', language: 'EN' }]);
});
