import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { moment } from '../values/moment.ts';
import { count, level, percent } from './figures.ts';

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
    /** The code that a guest enters as the referrer at registration. */
    referralCode: v.string(),
    /** The agent's referrer; missing at the top of a tree. */
    upline: v.optional(v.string()),
    members: count,
    /** Number of members of the downline who are agents themselves. */
    agents: count,
    levels: v.array(v.object({ level, members: count })),
    /** Rates of the rebates, by level. */
    rebateRates: v.array(v.object({ level, rate: percent })),
  }),
});

export const summary = "Returns an agent's position in the tree and the shares of each level.";

export const sample: CallValue<typeof getAgentInfo> = {
  account: 'amina',
  nickname: '',
  joinedAt: '2025-09-01T08:00:00.000Z',
  referralCode: '5F3A09C1',
  members: 2,
  agents: 0,
  levels: [{ level: 1, members: 2 }],
  rebateRates: [{ level: 1, rate: '0.40' }],
};
