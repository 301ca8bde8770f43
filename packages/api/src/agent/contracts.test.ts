import { expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import { contractsApi } from './contracts.api.ts';

const network = startNetwork();

test('each of the three contracts says in the same words where it stands', async () => {
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
  expect(found.map(({ data }) => data)).toEqual([
    { state: 'PENDING', id: '1', offeredBy: 'Test Merchant' },
    { state: 'REJECTED', id: '1', offeredBy: 'Test Merchant' },
    { state: 'NONE' },
  ]);
});
