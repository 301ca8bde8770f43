import { type Call, calls } from '@livery/api/contract';
import { requireSession } from '../auth/sessions.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requestInvalid } from '../http/callFailure.ts';
import { settleOnce } from '../http/idempotency.ts';

/** Returns the outcome of a call of this member that got no reply, and makes the outcome final. */
export async function settleIntent(context: ContextOf<'settleIntent'>): Promise<ValueOf<'settleIntent'>> {
  const { db, merchant, body } = context;
  const { memberId } = requireSession(context);
  const named: Call | undefined = Object.hasOwn(calls, body.call) ? calls[body.call as keyof typeof calls] : undefined;
  if (!named?.isIdempotent)
    throw requestInvalid({ path: 'body.call', message: 'does not name a call with an Idempotency-Key' });
  const done = await settleOnce(db, { merchantCode: merchant.code, memberId, call: named.name, key: body.key });
  return done === undefined ? { outcome: 'NOT_DONE' } : { outcome: 'DONE', reply: done.reply };
}
