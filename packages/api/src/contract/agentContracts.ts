import * as v from 'valibot';
import { percent } from './agent.ts';
import { defineCall } from './call.ts';
import { money, moment, rowId } from './shared.ts';

/** How it stands with the newest contract of a kind: none, one that waits for an answer, or the answer that was given. */
export const contractStates = ['NONE', 'PENDING', 'ACCEPTED', 'REJECTED'] as const;
export type ContractState = (typeof contractStates)[number];
const state = v.picklist(contractStates);
const answer = v.picklist(['ACCEPTED', 'REJECTED']);

const offer = {
  id: v.string(),
  /** Who offers it: the upline's account, or the merchant's name. */
  offeredBy: v.string(),
  offeredAt: moment,
  answeredAt: v.optional(moment),
};

/** Paid where the turnover of the downline reaches it; of several steps the highest counts. */
const paySteps = v.array(v.object({ turnover: money, pay: money }));

const salaryValue = v.object({ dailysalreqtype: state, contract: v.optional(v.object({ ...offer, steps: paySteps })) });
const dividendValue = v.object({
  divtypecompperiodreq: state,
  contract: v.optional(
    v.object({
      ...offer,
      /** How often it is worked out. */
      period: v.picklist(['HALF_MONTH', 'MONTH']),
      /** Shares of what the house kept of the downline, from this much on. */
      steps: v.array(v.object({ netWin: money, rate: percent })),
    }),
  ),
});
const hourValue = v.object({
  contracthoursalreq: state,
  contract: v.optional(v.object({ ...offer, steps: paySteps })),
});

const failures = ['NOT_ALLOWED', 'NOT_FOUND', 'ANSWERED_BEFORE'] as const;

export const getSalaryContract = defineCall({
  name: 'getSalaryContract',
  method: 'GET',
  path: '/wps/agent/contracts/salary',
  access: 'member',
  moduleId: 'AGEINFO3',
  value: salaryValue,
  failures: ['NOT_ALLOWED'],
});

export const answerSalaryContract = defineCall({
  name: 'answerSalaryContract',
  method: 'POST',
  path: '/wps/agent/contracts/salary',
  access: 'member',
  moduleId: 'AGEINFO3',
  body: v.strictObject({ contractId: rowId, dailysalreqtype: answer }),
  value: salaryValue,
  failures,
});

export const getDividendContract = defineCall({
  name: 'getDividendContract',
  method: 'GET',
  path: '/wps/agent/contracts/dividend',
  access: 'member',
  moduleId: 'AGEINFO3',
  value: dividendValue,
  failures: ['NOT_ALLOWED'],
});

export const answerDividendContract = defineCall({
  name: 'answerDividendContract',
  method: 'POST',
  path: '/wps/agent/contracts/dividend',
  access: 'member',
  moduleId: 'AGEINFO3',
  body: v.strictObject({ contractId: rowId, divtypecompperiodreq: answer }),
  value: dividendValue,
  failures,
});

export const getHourContract = defineCall({
  name: 'getHourContract',
  method: 'GET',
  path: '/wps/agent/contracts/hour',
  access: 'member',
  moduleId: 'AGEINFO3',
  value: hourValue,
  failures: ['NOT_ALLOWED'],
});

export const answerHourContract = defineCall({
  name: 'answerHourContract',
  method: 'POST',
  path: '/wps/agent/contracts/hour',
  access: 'member',
  moduleId: 'AGEINFO3',
  body: v.strictObject({ contractId: rowId, contracthoursalreq: answer }),
  value: hourValue,
  failures,
});
