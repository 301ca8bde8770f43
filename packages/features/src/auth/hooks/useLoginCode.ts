import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { botCheckText } from '../model/botCheckText.ts';
import { failureText } from '../model/failureText.ts';
import type { LoginValues } from '../model/loginValues.ts';
import { type SmsCodeCooldown, type FirebaseProof, useSmsCode } from './useSmsCode.ts';

/** The button that requests a code by SMS. */
export interface LoginCode extends SmsCodeCooldown {
  /** Whether the request for a code is pending. */
  isSending: boolean;
  onFetch: () => void;
}

/** The button, and the function that verifies the number if Firebase sends the codes: see `useSmsCode`. */
interface ProvedLoginCode {
  code: LoginCode;
  prove: ((code: string) => Promise<FirebaseProof | undefined>) | undefined;
}

/**
 * Requests the login code after the number passes its checks.
 * @param country country of the number: the ISO code and dialling code that the field shows.
 */
export function useLoginCode(
  form: UseFormReturn<LoginValues>,
  { country, dialingCode }: { country: string; dialingCode: string },
): ProvedLoginCode {
  const { t: auth } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const { request, waitOf, prove } = useSmsCode('login');
  const [isSending, setIsSending] = useState(false);
  const mobileNum = form.watch('mobileNum');

  const requestCode = async () => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return;
    form.clearErrors('verificationCode');
    const error = await request({ country, mobileNum, dialingCode });
    if (error !== undefined) {
      const isNumberWrong = error.code === 'REQUEST_INVALID';
      const message = isNumberWrong
        ? auth('mobileNotValid')
        : (botCheckText(error, auth) ?? failureText(error, common));
      if (message === '') return;
      return form.setError(isNumberWrong ? 'mobileNum' : 'verificationCode', { message });
    }
    form.setFocus('verificationCode');
    return showToast(auth('codeSent'), { kind: 'success', duration: toastDuration.smsSent });
  };

  return {
    code: {
      isSending,
      ...waitOf({ country, mobileNum }),
      onFetch: () => {
        setIsSending(true);
        void requestCode().finally(() => setIsSending(false));
      },
    },
    prove: prove && ((typed) => prove({ country, mobileNum }, typed)),
  };
}
