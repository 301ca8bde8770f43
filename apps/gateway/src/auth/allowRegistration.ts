import type { ContextOf } from '../http/callContext.ts';
import { tooManyTries } from '../http/callFailure.ts';
import { byAddress, take } from '../limits/allowances.ts';
import { requireCaptcha } from './captchas.ts';
import { registrationRules } from './registrationRules.ts';

/**
 * Counts a registration, before its transaction. Each counts, whatever comes of it: it costs a hash and tells whether a name
 * is taken.
 * @returns whether it has to solve a captcha: where the merchant wants that of each, and after many from one address.
 * @throws CAPTCHA_REQUIRED where it brings no answer to the latter, TOO_MANY.
 */
export async function allowRegistration(context: ContextOf<'register'>): Promise<boolean> {
  const { merchant, db, body, limits } = context;
  if ((await take(db, byAddress(context, limits.registrations))) === 0)
    return registrationRules(merchant).captcha?.enabled ?? false;
  const hasAnswer = body.captcha !== '' && body.captchaId !== '';
  if (!hasAnswer) await requireCaptcha(db, { merchantCode: merchant.code, captchaId: '', captcha: '' });
  const wait = await take(db, byAddress(context, limits.solvedRegistrations));
  if (wait > 0) throw tooManyTries(wait);
  return true;
}
