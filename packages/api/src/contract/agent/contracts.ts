import * as v from 'valibot';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { percent } from './figures.ts';

/**
 * How it stands with the newest contract of a kind: none, one that waits for an answer, the answer that was given, or one that
 * nobody answered in time.
 */
export const contractStates = ['NONE', 'PENDING', 'ACCEPTED', 'REJECTED', 'EXPIRED'] as const;

export type ContractState = (typeof contractStates)[number];

const contractState = v.picklist(contractStates);

export const contractAnswer = v.picklist(['ACCEPTED', 'REJECTED']);

const offer = {
  id: v.string(),
  /** Who offers it: the upline's account, or the merchant's name. */
  offeredBy: v.string(),
  offeredAt: moment,
  /** Until when it can be answered; missing where it waits for as long as it takes. */
  validUntil: v.optional(moment),
  answeredAt: v.optional(moment),
};

/** What was offered before the newest, newest first. EXPIRED: nobody answered it. Missing where the gateway keeps no history. */
const earlier = v.optional(v.array(v.object({ ...offer, state: v.picklist(['ACCEPTED', 'REJECTED', 'EXPIRED']) })));

/** Paid where the turnover of the downline reaches it; of several steps the highest counts. */
const paySteps = v.array(v.object({ turnover: money, pay: money }));

export const salaryValue = v.object({
  dailysalreqtype: contractState,
  contract: v.optional(v.object({ ...offer, steps: paySteps })),
  earlier,
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
  earlier,
});

export const hourValue = v.object({
  contracthoursalreq: contractState,
  contract: v.optional(v.object({ ...offer, steps: paySteps })),
  earlier,
});

export const answerFailures = ['NOT_ALLOWED', 'NOT_FOUND', 'ANSWERED_BEFORE', 'OFFER_EXPIRED'] as const;
