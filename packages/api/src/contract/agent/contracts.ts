import * as v from 'valibot';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { openPicklist } from '../values/openPicklist.ts';
import { percent } from './figures.ts';

/**
 * State of the newest contract of a kind: no offer, an open offer, an accepted offer, a rejected offer, or an offer
 * that was not answered in time.
 */
export const contractStates = ['NONE', 'PENDING', 'ACCEPTED', 'REJECTED', 'EXPIRED'] as const;

export type ContractState = (typeof contractStates)[number];

const contractState = openPicklist(contractStates);

export const contractAnswer = v.picklist(['ACCEPTED', 'REJECTED']);

const offer = {
  id: v.string(),
  /** The account name of the upline, or the name of the merchant. */
  offeredBy: v.string(),
  offeredAt: moment,
  /** End of the time to answer; missing if the offer does not expire. */
  validUntil: v.optional(moment),
  answeredAt: v.optional(moment),
};

/**
 * Earlier offers, newest first. EXPIRED means that the offer was not answered in time. Missing if the gateway stores no
 * history.
 */
const earlier = v.optional(v.array(v.object({ ...offer, state: openPicklist(['ACCEPTED', 'REJECTED', 'EXPIRED']) })));

/** Pay by the turnover of the downline. The highest step that the turnover reaches applies. */
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
      /** How often the dividend is calculated. */
      period: v.picklist(['HALF_MONTH', 'MONTH']),
      /** Shares of the downline's net win. A step applies if the net win is at least `netWin`. */
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
