import type { ContextOf } from '../http/callContext.ts';
import { tooManyTries } from '../http/callFailure.ts';
import { byAddress, take } from '../limits/allowances.ts';
import { requireCaptcha } from './captchas.ts';
import { registrationRules } from './registrationRules.ts';

/**
 * Counts a registration before its transaction. Failed registrations are counted too, because each costs a password
 * hash and reveals whether a name is taken.
 * @returns whether the registration needs a captcha: always if the merchant requires it, else after many registrations
 * from one address.
 * @throws CAPTCHA_REQUIRED if the address has too many registrations and the request has no captcha answer; TOO_MANY.
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
