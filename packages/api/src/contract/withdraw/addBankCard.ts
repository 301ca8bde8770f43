import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { shortText } from '../values/shortText.ts';
import { withoutBlanks, withoutInvisible } from '../validation/typedCode.ts';
import { bankCardValue } from './bankCardValue.ts';
import { card } from './sampleParts.ts';

export const addBankCard = defineCall({
  name: 'addBankCard',
  method: 'POST',
  path: '/wps/security/bankCards',
  access: 'member',
  isEncrypted: true,
  body: v.strictObject({
    bankCode: shortText,
    /** Digits; spaces and dashes between them are ignored. */
    cardNumber: v.pipe(
      v.string(),
      v.maxLength(32),
      withoutBlanks,
      v.transform((text) => text.replaceAll('-', '')),
      v.regex(/^\d{6,24}$/, 'is not a card number'),
    ),
    /** The member's own name: the bound payee's name if there is one. */
    holderName: v.pipe(v.string(), withoutInvisible, v.trim(), v.minLength(2), v.maxLength(80)),
    paymentPassword: shortText,
  }),
  value: bankCardValue,
  failures: [
    'PAYMENT_PASSWORD_MISSING',
    'PAYMENT_PASSWORD_WRONG',
    'BANK_CARD_EXISTS',
    'BANK_CARDS_FULL',
    'PAYEE_MISMATCH',
  ],
});

export const summary =
  'Adds a bank card. Needs the payment password. The holder must be the bound payee if there is one.';

export const sample: CallValue<typeof addBankCard> = card;
