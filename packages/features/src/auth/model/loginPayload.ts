import type { LoginPayload } from '@livery/api/auth/login';
import type { FirebaseProof } from '../hooks/useSmsCode.ts';
import type { Captcha } from './captchaOf.ts';
import type { LoginValues } from './loginValues.ts';

/**
 * Creates the body of a login by the chosen method.
 * @param dialingCode dialling code of the chosen country, for example "880".
 * @param captcha the picture that was answered, if one was required.
 * @param proof proof of the number by Firebase, if Firebase sends the codes.
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
