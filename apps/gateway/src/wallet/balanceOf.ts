import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { memberBalances } from './ledger.ts';
import { exponentOf, toDecimal } from './minorUnits.ts';

/** Balance of a member's wallet as a decimal string; zero if the wallet has no account yet. */
export async function balanceOf(
  db: Queries,
  { merchant, memberId, code }: { merchant: Merchant; memberId: number; code: string },
): Promise<string> {
  const found = (await memberBalances(db, memberId)).find((wallet) => wallet.code === code);
  return toDecimal(found?.balance ?? 0n, found?.exponent ?? exponentOf(merchant));
}
