import { contractsChangeItem, fingerprint } from '@livery/device/storage';
import { waitFor } from '@livery/config/wait-for';
import { expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer, fail } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import { answerContractsApi } from './answerContracts.api.ts';
import { contractsApi } from './contracts.api.ts';

const network = startNetwork();

test('the three contract calls return their state under the same field names', async () => {
  network.use(
    answer(calls.getSalaryContract, sampleValues.getSalaryContract),
    answer(calls.getDividendContract, sampleValues.answerDividendContract),
    answer(calls.getHourContract, sampleValues.getHourContract),
  );
  const { dispatch } = createTestStore({ session: testSession });
  const { getSalaryContract, getDividendContract, getHourContract } = contractsApi.endpoints;
  const found = await Promise.all([
    dispatch(getSalaryContract.initiate()),
    dispatch(getDividendContract.initiate()),
    dispatch(getHourContract.initiate()),
  ]);
  const steps = [{ from: '100000.00', pay: '200.00' }];
  expect(found.map(({ data }) => data)).toMatchObject([
    { state: 'PENDING', offer: { id: '1', offeredBy: 'Test Merchant', terms: { of: 'turnover', steps } }, earlier: [] },
    {
      state: 'REJECTED',
      offer: {
        answeredAt: '2026-03-02T09:30:00.000Z',
        terms: { of: 'netWin', period: 'MONTH', steps: [{ from: '10000.00', rate: '10.00' }] },
      },
    },
    { state: 'NONE', earlier: [] },
  ]);
});

test('the reply to an answer updates the contract without a further request and notifies other tabs', async () => {
  let asked = 0;
  network.use(
    answer(calls.getSalaryContract, () => {
      asked += 1;
      return sampleValues.getSalaryContract;
    }),
    answer(calls.answerSalaryContract, sampleValues.answerSalaryContract),
  );
  const store = createTestStore({ session: testSession });
  const { getSalaryContract } = contractsApi.endpoints;
  await store.dispatch(getSalaryContract.initiate());
  await store.dispatch(answerContractsApi.endpoints.answerSalaryContract.initiate({ id: '1', answer: 'ACCEPTED' }));
  await waitFor(() => expect(getSalaryContract.select()(store.getState()).data).toMatchObject({ state: 'ACCEPTED' }));
  expect(asked).toBe(1);
  expect(contractsChangeItem.read()).toMatchObject({ by: fingerprint(testSession.token) });
});

test('after a refused or lost answer, the contract is requested again', async () => {
  network.use(
    answer(calls.getHourContract, sampleValues.getHourContract),
    fail(calls.answerHourContract, 'ANSWERED_BEFORE'),
  );
  const store = createTestStore({ session: testSession });
  const { getHourContract } = contractsApi.endpoints;
  await store.dispatch(getHourContract.initiate());
  network.use(answer(calls.getHourContract, sampleValues.answerHourContract));
  await store.dispatch(answerContractsApi.endpoints.answerHourContract.initiate({ id: '1', answer: 'REJECTED' }));
  await waitFor(() => expect(getHourContract.select()(store.getState()).data).toMatchObject({ state: 'ACCEPTED' }));
});
