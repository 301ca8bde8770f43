import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { moment } from '../values/moment.ts';
import { depositTerms } from '../promotions/depositTerms.ts';

/** The bonus of a promotion, and its conditions. */
const promoValue = v.object({
  promoId: v.string(),
  title: v.string(),
  /** End of the offer. Missing if it has no end. */
  endsAt: v.optional(moment),
  ...depositTerms,
});

export const getDepositPromos = defineCall({
  name: 'getDepositPromos',
  method: 'GET',
  path: '/wps/deposit/promos',
  access: 'member',
  /** The promotions that the member can still use with a deposit. */
  value: v.array(promoValue),
});

export const summary = 'Lists the promotions that a member can still add to a deposit.';

export const sample: CallValue<typeof getDepositPromos> = [
  {
    promoId: '3',
    title: 'First deposit',
    bonusPercent: '50',
    maxBonus: '1000.00',
    minDeposit: '200.00',
    turnoverTimes: 5,
  },
];
