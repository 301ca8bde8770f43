import * as v from 'valibot';
import { moment } from '../values/moment.ts';

export const bankCardValue = v.object({
  cardId: v.string(),
  bankCode: v.string(),
  bankName: v.string(),
  holderName: v.string(),
  /** All but the last four digits hidden. */
  maskedNumber: v.pipe(v.string(), v.regex(/^\*+\d{4}$/)),
  addedAt: moment,
  /** Whether it is the one that withdrawals offer first. Of a member's cards one is. */
  isDefault: v.optional(v.boolean()),
});
