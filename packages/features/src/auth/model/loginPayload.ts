import type { LoginPayload } from '@livery/api/auth/login';
import type { FirebaseProof } from '../hooks/useSmsCode.ts';
import type { Captcha } from './captchaOf.ts';
import type { LoginValues } from './loginValues.ts';

/**
 * The body of a login by the method that is chosen.
 * @param dialingCode of the chosen country, such as "880".
 * @param captcha the picture that was answered, where one was asked for.
 * @param proof of the number by Firebase, where it sends the codes.
 */
export function loginPayload(
  { method, username, password, mobileNum, verificationCode, captcha: answer }: LoginValues,
  dialingCode: string,
  captcha: Captcha | undefined,
  proof?: FirebaseProof,
): LoginPayload {
  const answered = { captcha: captcha === undefined ? '' : answer, captchaId: captcha?.captchaId ?? '' };
  if (proof !== undefined) {
    return {
      ...answered,
      ...proof,
      type: 'firebase',
      username: '',
      password: '',
      firebaseMobileNo: mobileNum,
      countryDialingCode: dialingCode,
    };
  }
  return method === 'sms'
    ? {
        ...answered,
        type: 'sms',
        username: mobileNum,
        password: verificationCode,
        countryDialingCode: dialingCode,
      }
    : { ...answered, type: 'username', username: username.trim(), password };
}
