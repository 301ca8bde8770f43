import { type Call, type CallName, calls } from '@livery/api/contract';
import { assertKnownReply } from './replies/assertReply.ts';
import { Mismatch } from './replies/mismatch.ts';
import type { Finding } from './report.ts';
import { exchange, type Sent, type Target } from './wire/exchange.ts';

/** Requests of one call at the same time: more than a gateway does at once for one member. */
const atOnce = 50;

/** Requests that the checks of calls with an effect made, by call: the last one that was answered well, or else the last. */
export type Repeatable = Map<CallName, { sent: Sent; isGood: boolean }>;

/** Keeps a request, unless a better one is kept. */
export function keepRepeatable(repeatable: Repeatable, name: CallName, sent: Sent, isGood: boolean): void {
  if (sent.key === null || sent.raw !== undefined || sent.text !== undefined) return;
  if (isGood || repeatable.get(name)?.isGood !== true) repeatable.set(name, { sent, isGood });
}

/**
 * Makes a call with an effect many times at once, each under a key of its own. Each reply is a good one or a failure that the
 * contract has for this call; one that asks the caller to wait says how long.
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
  const step = `${atOnce} at once`;
  return wrong.length === 0
    ? { step, state: 'passed' }
    : { step, state: 'failed', line: `${wrong.length} of ${atOnce} replies: ${wrong[0]}` };
}
