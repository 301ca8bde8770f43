import * as v from 'valibot';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { percent } from './figures.ts';

/** How it stands with the newest contract of a kind: none, one that waits for an answer, or the answer that was given. */
export const contractStates = ['NONE', 'PENDING', 'ACCEPTED', 'REJECTED'] as const;

export type ContractState = (typeof contractStates)[number];

const contractState = v.picklist(contractStates);

export const contractAnswer = v.picklist(['ACCEPTED', 'REJECTED']);

const offer = {
  id: v.string(),
  /** Who offers it: the upline's account, or the merchant's name. */
  offeredBy: v.string(),
  offeredAt: moment,
  answeredAt: v.optional(moment),
};

/** Paid where the turnover of the downline reaches it; of several steps the highest counts. */
const paySteps = v.array(v.object({ turnover: money, pay: money }));

export const salaryValue = v.object({
  dailysalreqtype: contractState,
  contract: v.optional(v.object({ ...offer, steps: paySteps })),
});

export const dividendValue = v.object({
  divtypecompperiodreq: contractState,
  contract: v.optional(
    v.object({
      ...offer,
      /** How often it is worked out. */
      period: v.picklist(['HALF_MONTH', 'MONTH']),
      /** Shares of the downline's net win, from this amount on. */
      steps: v.array(v.object({ netWin: money, rate: percent })),
    }),
  ),
});

export const hourValue = v.object({
  contracthoursalreq: contractState,
  contract: v.optional(v.object({ ...offer, steps: paySteps })),
});

export const answerFailures = ['NOT_ALLOWED', 'NOT_FOUND', 'ANSWERED_BEFORE'] as const;
