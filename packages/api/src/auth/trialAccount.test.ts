import { expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { sessionEnded, sessionStarted } from '../session/sessionSlice.ts';
import { answer } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import { trialAccountApi } from './getTrialAccount.api.ts';

const network = startNetwork();
const { getTrialAccount } = trialAccountApi.endpoints;

test('the trial offer comes from the gateway and is removed when the session ends', async () => {
  network.use(answer(calls.getTrialAccount, sampleValues.getTrialAccount));
  const store = createTestStore({ session: { ...testSession, type: 4 } });
  await store.dispatch(getTrialAccount.initiate());
  expect(getTrialAccount.select()(store.getState()).data).toEqual(sampleValues.getTrialAccount);
  store.dispatch(sessionEnded({ reason: 'logout' }));
  expect(getTrialAccount.select()(store.getState()).data).toBeUndefined();
  store.dispatch(sessionStarted(testSession));
  expect(getTrialAccount.select()(store.getState()).data).toBeUndefined();
});
