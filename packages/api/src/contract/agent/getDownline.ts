import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { day, days } from '../values/day.ts';
import { moment } from '../values/moment.ts';
import { pageNo, pageOf, pageSize } from '../values/paging.ts';
import { rowId } from '../values/rowId.ts';
import { count, figures, level } from './figures.ts';
import { range, sampleFigures } from './sampleParts.ts';

export const getDownline = defineCall({
  name: 'getDownline',
  method: 'GET',
  path: '/wps/agent/downline',
  access: 'agent',
  moduleId: 'AGEDOWNMAN3',
  query: v.strictObject({
    ...days,
    pageNo,
    pageSize: pageSize(20),
    level: v.optional(v.pipe(v.string(), v.regex(/^[1-9]$/, 'a level from 1 to 9'), v.transform(Number))),
    /** Part of an account or nickname. */
    name: v.optional(v.pipe(v.string(), v.maxLength(64))),
    /** Selects only the members whom this member of the downline referred. */
    memberId: v.optional(rowId),
    sort: v.optional(v.picklist(['joinedAt', 'account', 'deposits', 'turnover', 'netWin']), 'joinedAt'),
    order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  }),
  value: v.object({
    from: day,
    to: day,
    ...pageOf(
      v.object({
        id: v.string(),
        account: v.string(),
        nickname: v.string(),
        level,
        isAgent: v.boolean(),
        /** Account of the member's referrer. */
        upline: v.string(),
        joinedAt: moment,
        /** Number of members whom this member referred. */
        members: count,
        ...figures,
      }),
    ).entries,
  }),
  failures: ['NOT_FOUND'],
});

export const summary =
  "Lists an agent's downline by page, filtered and sorted, with the sums of each member. A member outside it is NOT_FOUND.";

export const sample: CallValue<typeof getDownline> = {
  ...range,
  pageNum: 1,
  totalPages: 1,
  content: [
    {
      id: '9',
      account: 'rima42',
      nickname: 'Rima',
      level: 1,
      isAgent: false,
      upline: 'amina',
      joinedAt: '2026-01-08T10:00:00.000Z',
      members: 0,
      ...sampleFigures,
    },
  ],
};
