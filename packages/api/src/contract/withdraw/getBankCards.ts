import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { bankCardValue } from './bankCardValue.ts';
import { card } from './sampleParts.ts';

export const getBankCards = defineCall({
  name: 'getBankCards',
  method: 'GET',
  path: '/wps/security/bankCards',
  access: 'member',
  value: v.object({
    cards: v.array(bankCardValue),
    /** Maximum number of cards of a member. */
    maxCards: v.pipe(v.number(), v.integer()),
    /** Banks for cards, with the format of their numbers. */
    banks: v.array(
      v.object({
        bankCode: v.string(),
        bankName: v.string(),
        minLength: v.pipe(v.number(), v.integer()),
        maxLength: v.pipe(v.number(), v.integer()),
        /** Whether the last digit is a Luhn check digit. */
        isChecked: v.boolean(),
      }),
    ),
  }),
});

export const summary = 'Lists the bank cards of a member, masked, and the banks that cards can be of.';

export const sample: CallValue<typeof getBankCards> = {
  cards: [card],
  maxCards: 5,
  banks: [{ bankCode: 'ACME', bankName: 'Acme Bank', minLength: 13, maxLength: 13, isChecked: false }],
};
