import { trialUserItem } from '@livery/device/storage';
import { beforeEach, expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer, fail } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore } from '../testing/testStore.ts';
import { freePlayApi } from './freePlay.api.ts';

const network = startNetwork();
beforeEach(() => localStorage.clear());

const start = async () => {
  const store = createTestStore();
  return { store, ...(await store.dispatch(freePlayApi.endpoints.startTrial.initiate())) };
};

test('[LOGIN-10] a trial signs in with its own session', async () => {
  network.use(
    answer(calls.getTrialAccount, sampleValues.getTrialAccount),
    answer(calls.freePlay, sampleValues.freePlay),
  );
  const { store, data } = await start();
  expect(data).toEqual(sampleValues.freePlay);
  expect(store.getState().session.current).toEqual(sampleValues.freePlay);
  expect(trialUserItem.read()).toBe(sampleValues.freePlay.userName);
});

test('[LOGIN-10] with state 0, no trial is requested and no player is signed in', async () => {
  let requests = 0;
  network.use(
    answer(calls.getTrialAccount, { ...sampleValues.getTrialAccount, state: 0 }),
    answer(calls.freePlay, () => {
      requests += 1;
      return sampleValues.freePlay;
    }),
  );
  const { store, data } = await start();
  expect([data, requests]).toEqual([null, 0]);
  expect(store.getState().session.current).toBeNull();
});

test.each([calls.getTrialAccount, calls.freePlay])('a failure of $name signs no player in', async (call) => {
  network.use(
    answer(calls.getTrialAccount, sampleValues.getTrialAccount),
    answer(calls.freePlay, sampleValues.freePlay),
  );
  network.use(fail(call, 'TOO_MANY', { retryAfterSeconds: 40 }));
  const { store, error } = await start();
  expect(error).toMatchObject({ code: 'TOO_MANY', retryAfterSeconds: 40 });
  expect(store.getState().session.current).toBeNull();
});
