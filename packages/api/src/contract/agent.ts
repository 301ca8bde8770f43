import * as v from 'valibot';
import { defineCall } from './call.ts';
import { day, days, language, money, moment, pageNo, pageOf, pageSize, rowId } from './shared.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A share in per cent: "0.40" is four in a thousand. */
export const percent = v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2}$/, 'a share such as "0.40"'));

/** What members moved in a time. `netWin` is what the house kept: turnover less payout, bonus and rebates. */
const figures = {
  deposits: money,
  withdrawals: money,
  turnover: money,
  payout: money,
  bonus: money,
  rebates: money,
  netWin: money,
};

/** How far below the agent: 1 are those the agent brought. */
const level = v.pipe(v.number(), v.integer(), v.minValue(1));

export const getAgentInfo = defineCall({
  name: 'getAgentInfo',
  method: 'GET',
  path: '/wps/agent/info',
  access: 'agent',
  moduleId: 'AGEINFO3',
  value: v.object({
    account: v.string(),
    nickname: v.string(),
    joinedAt: moment,
    /** What newcomers enter as the one who brought them. */
    referralCode: v.string(),
    /** Whom the agent was brought by; missing at the top of a tree. */
    upline: v.optional(v.string()),
    members: count,
    /** Members of the downline who are agents themselves. */
    agents: count,
    levels: v.array(v.object({ level, members: count })),
    /** Shares that rebates are worked out by, level by level. */
    rebateRates: v.array(v.object({ level, rate: percent })),
  }),
});

export const getAgentKpi = defineCall({
  name: 'getAgentKpi',
  method: 'GET',
  path: '/wps/agent/kpi',
  access: 'agent',
  moduleId: 'AGEINFO3',
  /** Without days: the merchant's current month up to today. */
  query: v.strictObject(days),
  value: v.object({
    from: day,
    to: day,
    /** The whole downline, whenever they joined. */
    members: count,
    /** Joined in that time. */
    newMembers: count,
    /** Moved any money in that time. */
    activeMembers: count,
    ...figures,
    /** The same, level by level; their sums are the figures above. */
    levels: v.array(v.object({ level, members: count, newMembers: count, activeMembers: count, ...figures })),
  }),
});

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
    /** Only those whom this member of the downline brought. */
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
        /** Account of whoever brought this member. */
        upline: v.string(),
        joinedAt: moment,
        /** Members that this one brought. */
        members: count,
        ...figures,
      }),
    ).entries,
  }),
  failures: ['NOT_FOUND'],
});

/** PENDING: worked out, not yet looked at. CARRIED: below zero, so nothing is paid. */
const statementState = v.picklist(['PENDING', 'APPROVED', 'PAID', 'REJECTED', 'CARRIED']);

const statement = v.object({
  id: v.string(),
  /** Such as "2026-03". */
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  state: statementState,
  /** Sum of the items, exactly. */
  amount: money,
  paidAt: v.optional(moment),
  /** What it is made of. `amount` is `base` times `rate`, cut to the smallest unit of money. */
  items: v.array(v.object({ label: v.string(), base: money, rate: percent, amount: money })),
});

/** Newest month first. */
const statements = pageOf(statement);
const statementQuery = v.strictObject({ language: v.optional(language), pageNo, pageSize: pageSize(12) });

export const getRebates = defineCall({
  name: 'getRebates',
  method: 'GET',
  path: '/wps/agent/rebates',
  access: 'agent',
  moduleId: 'AGEINFO3',
  query: statementQuery,
  value: statements,
});

export const getSalary = defineCall({
  name: 'getSalary',
  method: 'GET',
  path: '/wps/agent/salary',
  access: 'agent',
  moduleId: 'AGEINFO3',
  query: statementQuery,
  value: statements,
});

export const getDividend = defineCall({
  name: 'getDividend',
  method: 'GET',
  path: '/wps/agent/dividend',
  access: 'agent',
  moduleId: 'AGEINFO3',
  query: statementQuery,
  value: statements,
});
