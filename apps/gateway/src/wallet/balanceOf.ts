import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { memberBalances } from './ledger.ts';
import { exponentOf, toDecimal } from './minorUnits.ts';

/** What a member's wallet holds, as the wire says it. Zero where it was never opened. */
export async function balanceOf(
  db: Queries,
  { merchant, memberId, code }: { merchant: Merchant; memberId: number; code: string },
): Promise<string> {
  const found = (await memberBalances(db, memberId)).find((wallet) => wallet.code === code);
  return toDecimal(found?.balance ?? 0n, found?.exponent ?? exponentOf(merchant));
}
