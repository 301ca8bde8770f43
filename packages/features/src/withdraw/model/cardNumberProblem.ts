import { bankNumberProblem } from '@livery/api/contract';
import type { Bank } from '@livery/api/withdraw/getBankCards';
import { digitsOf } from '@livery/i18n/digits';

/** What is wrong with a number as it was typed, in groups or without, at a bank; undefined where nothing is. */
export const cardNumberProblem = (bank: Bank, typed: string) => bankNumberProblem(bank, digitsOf(typed));
