import type { CallName } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { CallFailure } from '../http/callFailure.ts';
import type { BotChecker } from './geetest.ts';

/** Calls that programs would make by the thousand. */
const checkedCalls: ReadonlySet<CallName> = new Set(['login', 'register', 'registerMobile', 'sendSmsCode']);

/**
 * Has a merchant's provider say that a person makes the call, where the merchant has a bot check and the call is one for it.
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

/** A body without what the provider gave: another try has another answer, and means the same. */
export function withoutBotCheckAnswer(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !name.startsWith('geetest')));
}
