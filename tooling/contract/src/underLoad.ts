import { type Call, type CallName, calls } from '@livery/api/contract';
import { assertKnownReply } from './replies/assertReply.ts';
import { Mismatch } from './replies/mismatch.ts';
import type { Finding } from './report.ts';
import { exchange, type Target } from './wire/exchange.ts';
import type { Sent } from './wire/sent.ts';

/** Concurrent requests of one call: more than a gateway accepts at the same time for one member. */
const atOnce = 50;

/**
 * A request of each call with an effect, from earlier checks. It is the last request with a good reply, or, if there is
 * none, the last request.
 */
export type Repeatable = Map<CallName, { sent: Sent; isGood: boolean }>;

/** Stores a request, unless a better one is stored. */
export function keepRepeatable(repeatable: Repeatable, name: CallName, sent: Sent, isGood: boolean): void {
  if (sent.key === null || sent.raw !== undefined || sent.text !== undefined) return;
  if (isGood || repeatable.get(name)?.isGood !== true) repeatable.set(name, { sent, isGood });
}

/**
 * Makes a call with an effect many times concurrently, each time with another key. Each reply must be good, or a
 * failure that the contract has for this call. A failure that asks the caller to wait must contain the number of
 * seconds.
 */
export async function checkUnderLoad(
  target: Target,
  name: CallName,
  sent: Sent,
): Promise<Omit<Finding, 'area' | 'call'>> {
  const call: Call = calls[name];
  const { key: _, ...again } = sent;
  const wrong: string[] = [];
  const once = async () => {
    try {
      assertKnownReply(call, await exchange(target, call, again));
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      wrong.push(error.message);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, once));
  const step = `${atOnce} times at the same time`;
  return wrong.length === 0
    ? { step, state: 'passed' }
    : { step, state: 'failed', line: `${wrong.length} of ${atOnce} replies: ${wrong[0]}` };
}
