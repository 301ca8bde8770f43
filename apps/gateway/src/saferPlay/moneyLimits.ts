import type { Merchant } from '@livery/merchant';
import { CallFailure } from '../http/callFailure.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import type { Limit } from './limitRows.ts';
import type { Periods } from './periods.ts';
import type { Used } from './used.ts';

interface Against {
  merchant: Merchant;
  limits: readonly Limit[];
  used: Used;
  periods: Periods;
}

/** Throws the code unless an amount is left in all these limits. `value` is the limit with the smallest rest. */
export function requireLeft(
  code: 'DEPOSIT_LIMIT' | 'LOSS_LIMIT',
  amount: bigint,
  { merchant, limits, used, periods }: Against,
): void {
  const [tightest] = limits
    .flatMap(({ held, period }) => (held === null ? [] : [{ period, held, left: leftOf(held, used[period]) }]))
    .toSorted((a, b) => (a.left < b.left ? -1 : Number(a.left > b.left)));
  if (tightest === undefined || amount <= tightest.left) return;
  const shown = (minorUnits: bigint) => toDecimal(minorUnits, exponentOf(merchant));
  const { period } = tightest;
  const value = { period, amount: shown(tightest.held), left: shown(tightest.left), resetsAt: periods[period].to };
  throw new CallFailure(code, `${value.left} is left of the member's limit per ${period}.`, { value });
}

/** The rest of a limit, never below zero. */
export const leftOf = (held: bigint, used: bigint): bigint => (held > used ? held - used : 0n);
