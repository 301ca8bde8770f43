import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { days } from '../values/day.ts';
import { pageNo, pageOf, pageSize } from '../values/paging.ts';
import { withdrawal } from './sampleParts.ts';
import { withdrawalState, withdrawalValue } from './withdrawalValue.ts';

export const getWithdrawals = defineCall({
  name: 'getWithdrawals',
  method: 'GET',
  path: '/wps/transaction/withdraw/report',
  access: 'member',
  query: v.strictObject({
    state: v.optional(withdrawalState),
    ...days,
    pageNo,
    pageSize: pageSize(20),
  }),
  /** Withdrawals, newest first. */
  value: pageOf(withdrawalValue),
});

export const summary = 'Lists withdrawals by page, newest first, filtered by state and days.';

export const sample: CallValue<typeof getWithdrawals> = { content: [withdrawal], pageNum: 1, totalPages: 1 };
