import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';

/** What moves money. */
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

/** A call that moves money and has got no answer, or none that its player has read. It says nothing of where the money goes. */
export interface MoneyIntent {
  /** Whose it is: merchant and user name. */
  owner: string;
  kind: MoneyKind;
  /** Name of the call. */
  call: string;
  /** Its idempotency key: with it alone nothing can be moved. */
  key: string;
  /** Decimal text; empty where it is whatever there is. */
  amount: string;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
  /** What became of it, once the gateway has said so: it waits to be read. Absent until then. */
  outcome?: 'DONE' | 'NOT_DONE';
}

/**
 * Calls that moved money, or did not: their player has not read it yet. They outlive the tab, so that the next visit
 * can say so.
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
