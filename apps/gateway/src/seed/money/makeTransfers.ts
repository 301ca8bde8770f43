import type { Merchant } from '@livery/merchant';
import { exponentOf, toMinorUnits } from '../../wallet/minorUnits.ts';
import { seededRandom } from '../seededRandom.ts';
import type { DemoHistory } from './demoHistories.ts';
import type { HistoricalMovement } from './postHistory.ts';

const hourMs = 3_600_000;

/** Creates transfers to a vendor's wallet and back on the same evening. */
export function makeTransfers(
  merchant: Merchant,
  { memberId, username, past }: { memberId: number; username: string; past: DemoHistory },
): HistoricalMovement[] {
  if (past.transferEvery === 0) return [];
  const random = seededRandom(`transfers of ${username} at ${merchant.code}`);
  const wallet = (code: string) => ({ memberId, code });
  return Array.from({ length: Math.floor(past.days / past.transferEvery) }, (_one, index) => {
    const at = Date.now() - (past.days - index * past.transferEvery) * 24 * hourMs + random.below(10) * hourMs;
    const vendor = wallet(random.pick(['MSN', 'GHAL']));
    const amount = toMinorUnits(random.pick([100, 200, 500]), exponentOf(merchant));
    const reference = `past ${memberId} ${index}`;
    return [
      { at: new Date(at), kind: 'TRANSFER', reference, from: wallet('MAIN'), to: vendor, amount },
      { at: new Date(at + 3 * hourMs), kind: 'COLLECT', reference, from: vendor, to: wallet('MAIN'), amount },
    ];
  }).flat();
}
