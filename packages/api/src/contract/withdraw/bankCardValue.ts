import * as v from 'valibot';
import { moment } from '../values/moment.ts';

export const bankCardValue = v.object({
  cardId: v.string(),
  bankCode: v.string(),
  bankName: v.string(),
  holderName: v.string(),
  /** Masked, except for the last four digits. */
  maskedNumber: v.pipe(v.string(), v.regex(/^\*+\d{4}$/)),
  addedAt: moment,
  /** Whether the withdrawal form selects it first. Exactly one of a member's cards has it. */
  isDefault: v.optional(v.boolean()),
});
