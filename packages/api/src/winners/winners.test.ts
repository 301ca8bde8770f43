import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore } from '../testing/testStore.ts';
import { winnersApi } from './winners.api.ts';

const network = startNetwork();
const { getWinnerBoard, getRankList } = winnersApi.endpoints;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-02-28T09:30:00.000Z') }));
afterEach(() => void vi.useRealTimers());
const day = 86_400_000;

test('a win has its time, and the reply has the clock offset', async () => {
  network.use(answer(calls.getWinnerBoard, sampleValues.getWinnerBoard));
  const { data } = await createTestStore().dispatch(getWinnerBoard.initiate({ language: 'EN' }));
  expect(data!.clockOffset).toBe(day + 4 * 60_000);
  expect(data!.wins).toMatchObject([
    { name: 'a***7', amount: '1250.00', at: Date.parse('2026-03-01T09:30:00.000Z'), game: { id: 'node-1' } },
  ]);
});

test('getRankList returns the best players of a period', async () => {
  network.use(
    answer(calls.getRankList, ({ url }) => ({
      ...sampleValues.getRankList,
      period: new URL(url).searchParams.get('period') as 'week',
    })),
  );
  const { data } = await createTestStore().dispatch(getRankList.initiate({ language: 'EN', period: 'week' }));
  expect(data).toEqual([{ rank: 1, name: 'a***7', amount: '12500.00' }]);
});
