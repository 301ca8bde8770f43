import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type SmsCodeCooldown, type SmsCode, useSmsCode } from '../../hooks/useSmsCode.ts';
import { botCheckText } from '../../model/botCheckText.ts';
import { failureText } from '../../model/failureText.ts';
import { registerFailure } from '../../model/registerFailure.ts';
import type { RegisterValues } from '../../model/registerValues.ts';

/** The button that requests a code by SMS. */
export interface RegisterCode extends SmsCodeCooldown {
  /** Whether the request for a code is pending. */
  isSending: boolean;
  onFetch: () => void;
}

/** The button, and the function that verifies the number if Firebase sends the codes: see `useSmsCode`. */
interface ProvedRegisterCode {
  code: RegisterCode;
  prove: SmsCode['prove'];
}

/**
 * Requests the code that proves the number in the register form, after the number passes its checks.
 * @param dialingCodeOf returns a country's dialling code by its ISO code.
 */
export function useRegisterCode(
  form: UseFormReturn<RegisterValues>,
  dialingCodeOf: (country: string) => string,
): ProvedRegisterCode {
  const { t: auth } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const { request, waitOf, prove } = useSmsCode();
  const [isSending, setIsSending] = useState(false);
  const [country, mobileNum] = form.watch(['country', 'mobileNum']);

  const requestCode = async () => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return;
    if (mobileNum === '') {
      const message = auth('isRequired', { field: auth('mobileNum') });
      return form.setError('mobileNum', { message }, { shouldFocus: true });
    }
    form.clearErrors('verificationCode');
    const error = await request({ country, mobileNum, dialingCode: dialingCodeOf(country) });
    if (error === undefined) return showToast(auth('codeSent'), { kind: 'success', duration: toastDuration.smsSent });
    const { field, message } = registerFailure(error, { auth, common }, ['mobileNum']) ?? {
      field: 'verificationCode' as const,
      message: botCheckText(error, auth) ?? failureText(error, common),
    };
    if (message !== '') form.setError(field, { message });
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
    prove,
  };
}
