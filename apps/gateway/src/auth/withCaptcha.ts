import { CallFailure } from '../http/callFailure.ts';
import type { ContextOf } from '../http/callContext.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { requireCaptcha } from './captchas.ts';

/**
 * Wraps the transaction of a registration: checks the captcha answer, then runs `work`. An answer is valid for one
 * attempt: if `work` fails, its changes are rolled back, and the answer stays used.
 */
export function withCaptcha<Context extends ContextOf<'register'>, Value>(
  isNeeded: boolean,
  work: (context: Context) => Promise<Value>,
): (context: Context) => Promise<Value> {
  if (!isNeeded) return work;
  return async (context) => {
    const { db, merchant, body } = context;
    await requireCaptcha(db, { merchantCode: merchant.code, captchaId: body.captchaId, captcha: body.captcha });
    try {
      // This transaction is a savepoint within the transaction of the call.
      return await runInTransaction(db, (inner) => work({ ...context, db: inner }));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const { code, message, value, headers } = error;
      throw new CallFailure(code, message, { value, headers, keepsChanges: true });
    }
  };
}
