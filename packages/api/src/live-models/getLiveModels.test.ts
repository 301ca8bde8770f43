import { expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer, fail } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore } from '../testing/testStore.ts';
import { liveModelsApi } from './getLiveModels.api.ts';

const network = startNetwork();
const { getLiveModels } = liveModelsApi.endpoints;

test('[HOME-16] requests only streaming models with full picture addresses, and reports NOT_ALLOWED', async () => {
  let asked: unknown;
  network.use(
    answer(
      calls.getLiveModels,
      ({ url, headers }) => (
        (asked = { ...Object.fromEntries(new URL(url).searchParams), module: headers.get('ModuleId') }),
        sampleValues.getLiveModels
      ),
    ),
  );
  const { data } = await createTestStore().dispatch(getLiveModels.initiate({ language: 'EN' }));
  expect(asked).toEqual({ active: '1', streaming: '1', language: 'EN', module: 'CBS3' });
  expect(data).toMatchObject([
    {
      id: 'm-1',
      room: 'Evening baccarat',
      viewers: 812,
      isStreaming: true,
      pictureUrl: 'http://gateway.test/models/m-1.svg',
      game: { id: 'node-3' },
    },
  ]);

  network.use(fail(calls.getLiveModels, 'NOT_ALLOWED'));
  expect(await createTestStore().dispatch(getLiveModels.initiate({ language: 'EN' }))).toMatchObject({
    error: { code: 'NOT_ALLOWED' },
  });
});
