import type { CallName } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { CallFailure } from '../http/callFailure.ts';
import type { BotChecker } from './geetest.ts';

/** Calls that bots would make in large numbers. */
const checkedCalls: ReadonlySet<CallName> = new Set(['login', 'register', 'registerMobile', 'sendSmsCode']);

/**
 * Requires a valid bot check answer if the merchant has a bot check and the call needs it.
 * @throws BOT_CHECK_WRONG.
 */
export async function requireBotCheck(
  check: BotChecker,
  { merchant, name, body }: { merchant: Merchant; name: CallName; body: unknown },
): Promise<void> {
  if (!checkedCalls.has(name) || merchant.gateway.botCheck === undefined) return;
  if (!(await check(merchant, body ?? {})))
    throw new CallFailure('BOT_CHECK_WRONG', 'The answer to the bot check is missing, wrong or used.');
}

/** Removes the provider's fields from a body: a retry has another answer, but it is the same request. */
export function withoutBotCheckAnswer(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !name.startsWith('geetest')));
}
