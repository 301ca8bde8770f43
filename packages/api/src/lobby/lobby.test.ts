import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer, fail } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore } from '../testing/testStore.ts';
import { recentGamesApi } from '../games/recentGames.api.ts';
import { lotteryApi } from '../lottery/lottery.api.ts';
import { testSession } from '../testing/testStore.ts';
import { lobbyApi } from './lobby.api.ts';

const network = startNetwork();
const { getWinnerBoard, getRankList, getLiveModels } = lobbyApi.endpoints;
const { getOpenedNumbers, getDraws } = lotteryApi.endpoints;

describe('by the gateway’s clock', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-02-28T09:30:00.000Z') }));
  afterEach(() => void vi.useRealTimers());
  const day = 86_400_000;

  test('a win says when it was, and the answer how far the phone’s clock is off', async () => {
    network.use(answer(calls.getWinnerBoard, sampleValues.getWinnerBoard));
    const { data } = await createTestStore().dispatch(getWinnerBoard.initiate({ language: 'EN' }));
    expect(data!.clockOffset).toBe(day + 4 * 60_000);
    expect(data!.wins).toMatchObject([
      { name: 'a***7', amount: '1250.00', at: Date.parse('2026-03-01T09:30:00.000Z'), game: { id: 'node-1' } },
    ]);
  });

  test('so do the opened numbers; a lottery’s tile goes by the lottery’s name', async () => {
    network.use(answer(calls.getOpenedNumbers, sampleValues.getOpenedNumbers));
    const { data } = await createTestStore().dispatch(getOpenedNumbers.initiate({ language: 'EN' }));
    expect(data!.clockOffset).toBe(day + 10_000);
    expect(data!.lotteries).toMatchObject([
      {
        code: 'SEA_1',
        kind: 'numero',
        last: { issue: '20260301-0570', numbers: ['4', '4', '9', '5', '2'] },
        current: { issue: '20260301-0571', closesAt: Date.parse('2026-03-01T09:30:55.000Z') },
        game: { id: 'node-9', name: 'South Sea 1 min', category: 'LOTT' },
      },
    ]);
  });
});

test('the draws of a lottery are asked for by its code, so many at once', async () => {
  let asked: unknown;
  network.use(
    answer(
      calls.getDraws,
      ({ url }) => ((asked = Object.fromEntries(new URL(url).searchParams)), sampleValues.getDraws),
    ),
  );
  const { data } = await createTestStore().dispatch(getDraws.initiate({ language: 'BN', code: 'SEA_1', count: 5 }));
  expect(asked).toEqual({ language: 'BN', gameCode: 'SEA_1', pageNo: '1', pageSize: '5' });
  expect(data).toEqual([
    { issue: '20260301-0570', drawnAt: Date.parse('2026-03-01T09:30:00.000Z'), numbers: ['4', '4', '9', '5', '2'] },
  ]);
});

test('the best of a period', async () => {
  network.use(
    answer(calls.getRankList, ({ url }) => ({
      ...sampleValues.getRankList,
      period: new URL(url).searchParams.get('period') as 'week',
    })),
  );
  const { data } = await createTestStore().dispatch(getRankList.initiate({ language: 'EN', period: 'week' }));
  expect(data).toEqual([{ rank: 1, name: 'a***7', amount: '12500.00' }]);
});

test('[HOME-16] only models on air are asked for; their pictures are the gateway’s; a house without them says so', async () => {
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

test('recent games are a member’s', async () => {
  network.use(answer(calls.getRecentGames, sampleValues.getRecentGames));
  const { data } = await createTestStore({ session: testSession }).dispatch(
    recentGamesApi.endpoints.getRecentGames.initiate({ language: 'EN' }),
  );
  expect(data![0]).toMatchObject({ id: sampleValues.getRecentGames.list[0]!.nodeId });
  expect(
    await createTestStore().dispatch(recentGamesApi.endpoints.getRecentGames.initiate({ language: 'EN' })),
  ).toMatchObject({ error: { code: 'SESSION_MISSING' } });
});
