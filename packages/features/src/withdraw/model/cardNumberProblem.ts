import { bankNumberProblem } from '@livery/api/contract';
import type { Bank } from '@livery/api/withdraw/getBankCards';
import { digitsOf } from '@livery/i18n/digits';

/** Returns the problem of a typed number at a bank, with or without groups; undefined if it is valid. */
export const cardNumberProblem = (bank: Bank, typed: string) => bankNumberProblem(bank, digitsOf(typed));
