import * as v from 'valibot';
import { defineCall } from './call.ts';
import { moment, rowId, shortText } from './shared.ts';

const bankCardValue = v.object({
  cardId: v.string(),
  bankCode: v.string(),
  bankName: v.string(),
  holderName: v.string(),
  /** All but the last four digits hidden. */
  maskedNumber: v.pipe(v.string(), v.regex(/^\*+\d{4}$/)),
  addedAt: moment,
});

export const getBankCards = defineCall({
  name: 'getBankCards',
  method: 'GET',
  path: '/wps/security/bankCards',
  access: 'member',
  value: v.object({
    cards: v.array(bankCardValue),
    /** How many a member may have. */
    maxCards: v.pipe(v.number(), v.integer()),
    /** Banks that cards can be of, with what their numbers look like. */
    banks: v.array(
      v.object({
        bankCode: v.string(),
        bankName: v.string(),
        minLength: v.pipe(v.number(), v.integer()),
        maxLength: v.pipe(v.number(), v.integer()),
        /** The last digit proves the others (Luhn). */
        isChecked: v.boolean(),
      }),
    ),
  }),
});

export const addBankCard = defineCall({
  name: 'addBankCard',
  method: 'POST',
  path: '/wps/security/bankCards',
  access: 'member',
  isEncrypted: true,
  body: v.strictObject({
    bankCode: shortText,
    /** Digits; blanks between them do not count. */
    cardNumber: v.pipe(
      v.string(),
      v.maxLength(32),
      v.transform((text) => text.replaceAll(/[\s-]/g, '')),
      v.regex(/^\d{6,24}$/, 'is no card number'),
    ),
    /** The member's own name: the payee's where one is bound. */
    holderName: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80)),
    paymentPassword: shortText,
  }),
  value: bankCardValue,
  failures: [
    'PAYMENT_PASSWORD_MISSING',
    'PAYMENT_PASSWORD_WRONG',
    'TOO_MANY',
    'BANK_CARD_EXISTS',
    'BANK_CARDS_FULL',
    'PAYEE_MISMATCH',
  ],
});

export const removeBankCard = defineCall({
  name: 'removeBankCard',
  method: 'DELETE',
  path: '/wps/security/bankCards',
  access: 'member',
  body: v.strictObject({ cardId: rowId }),
  value: v.object({ success: v.boolean() }),
});
