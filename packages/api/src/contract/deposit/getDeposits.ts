import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { days } from '../values/day.ts';
import { pageNo, pageOf, pageSize } from '../values/paging.ts';
import { depositState, listedDepositValue } from './depositValue.ts';
import { deposit } from './sampleParts.ts';

export const getDeposits = defineCall({
  name: 'getDeposits',
  method: 'GET',
  path: '/wps/deposit/reports',
  access: 'member',
  query: v.strictObject({
    state: v.optional(depositState),
    ...days,
    pageNo,
    pageSize: pageSize(20),
  }),
  /** Deposits, newest first. */
  value: pageOf(listedDepositValue),
});

export const summary =
  'Lists deposits by page, newest first, filtered by state and days. A pending deposit includes how to pay it.';

export const sample: CallValue<typeof getDeposits> = {
  content: [{ ...deposit, state: 'APPROVED', decidedAt: '2026-03-01T09:35:00.000Z' }],
  pageNum: 1,
  totalPages: 1,
};
