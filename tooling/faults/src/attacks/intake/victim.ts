import { demoAccounts } from '@livery/gateway';
import { type Finding, none } from '../../fault.ts';
import { logIn } from '../../gateways/player.ts';
import { readMerchants, type Wallet } from '../../gateways/wallets.ts';
import type { Seen } from '../field/probe.ts';

/** A member who has no part in the attack. */
export async function someMember(url: string): Promise<Wallet> {
  const [merchant, { username, password }] = [readMerchants()[0]!, demoAccounts[0]!];
  return { merchant, username, token: await logIn({ url, merchant, username, password }), vendor: '' };
}

/** Maximum milliseconds for another member's reply while requests of others are rejected. */
const patienceMs = 1_000;

/**
 * Findings about another member's calls during an attack. Times are only checked in the long form, which has enough
 * calls.
 */
export function findingsOf(seen: Seen, isShort: boolean): Finding[] {
  const failed = [...seen.failures.values()].reduce((sum, count) => sum + count, 0);
  const slowest = Math.round(seen.slowest);
  return [
    none(`another member's calls that failed, of ${seen.calls}`, failed),
    ...(isShort
      ? []
      : [
          {
            what: "slowest of another member's calls",
            found: `${slowest} ms`,
            wanted: `< ${patienceMs} ms`,
            holds: slowest < patienceMs,
          },
        ]),
  ];
}
