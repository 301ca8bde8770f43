import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** Kinds of calls that move money. */
export const moneyKinds = [
  'deposit',
  'withdraw',
  'transfer',
  'collect',
  'cancelWithdraw',
  'cancelDeposit',
  'claim',
  'cashback',
  'cancelBet',
  'bet',
] as const;
export type MoneyKind = (typeof moneyKinds)[number];

/**
 * A call that moves money and has no reply yet, or has an outcome that the player has not read. It does not contain the
 * target of the money.
 */
export interface MoneyIntent {
  /** The owner: merchant and user name. */
  owner: string;
  kind: MoneyKind;
  /** Name of the call. */
  call: string;
  /** Idempotency key of the call. It is not enough for moving money. */
  key: string;
  /** Decimal string. Empty if the call moves the whole balance. */
  amount: string;
  /** Sending time in milliseconds since 1970. */
  at: number;
  /** Outcome from the gateway that the player has not read yet. Undefined until the outcome is known. */
  outcome?: 'DONE' | 'NOT_DONE';
}

/**
 * Calls that move money and whose outcome the player has not read. They are available after the tab was closed, so that
 * the next visit can report them.
 */
export const moneyIntentsItem = defineItem<readonly MoneyIntent[]>({
  key: storageKeys.moneyIntents,
  area: 'local',
  parse: (text) => {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isIntent) : undefined;
  },
  fallback: [],
});

function isIntent(found: unknown): found is MoneyIntent {
  if (typeof found !== 'object' || found === null) return false;
  const { owner, kind, call, key, amount, at, outcome } = found as Partial<Record<keyof MoneyIntent, unknown>>;
  return (
    [owner, call, key, amount].every((text) => typeof text === 'string') &&
    moneyKinds.includes(kind as MoneyKind) &&
    Number.isFinite(at) &&
    [undefined, 'DONE', 'NOT_DONE'].includes(outcome as MoneyIntent['outcome'])
  );
}
