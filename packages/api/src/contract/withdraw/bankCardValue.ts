import * as v from 'valibot';
import { moment } from '../values/moment.ts';

export const bankCardValue = v.object({
  cardId: v.string(),
  bankCode: v.string(),
  bankName: v.string(),
  holderName: v.string(),
  /** Card number in which only the last four digits are readable. */
  maskedNumber: v.pipe(v.string(), v.regex(/^\*+\d{4}$/)),
  addedAt: moment,
  /** Whether the withdrawal form selects this card first. Exactly one card of a member is the default. */
  isDefault: v.optional(v.boolean()),
});
