import { useSendSmsCodeMutation } from '@livery/api/auth/smsCode';
import type { GatewayError } from '@livery/api/client';
import { useSendPasswordEmailMutation } from '@livery/api/security/forgotPassword';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { failureText } from '../../model/failureText.ts';
import { accountFields, isCoolingDown, type ResetValues, targetOf } from '../../model/passwordReset.ts';

interface ResetCodeOptions {
  form: UseFormReturn<ResetValues>;
  /** Seconds until another code may be sent to the same number or address. */
  resendSeconds: number;
  /** The dialling code of the chosen country. */
  dialingCode: () => string;
  /** Called with an error that no field caused. */
  onFailure: (error: GatewayError) => void;
}

/** Requests the code for a new password, and continues with the step in which it is entered. */
export function useResetCode({ form, resendSeconds, dialingCode, onFailure }: ResetCodeOptions) {
  const { t } = useTexts('password');
  const { t: auth } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const [sendSms] = useSendSmsCodeMutation();
  const [sendEmail] = useSendPasswordEmailMutation();
  const [isSending, setIsSending] = useState(false);
  const focusSoon = useFocusOnStep(form);

  /**
   * Requests a code.
   * @returns the error, or undefined if a code was sent. It is also undefined if the account does not exist.
   */
  const request = async (): Promise<GatewayError | undefined> => {
    const values = form.getValues();
    const { way, mobileNum, username, email } = values;
    const { data, error } = await (way === 'sms'
      ? sendSms({ mobileNum, countryDialingCode: dialingCode(), purpose: 'password' })
      : sendEmail({ username: username.trim(), email: email.trim() }));
    const failure = error as GatewayError | undefined;
    const seconds = data === undefined ? failure?.retryAfterSeconds : resendSeconds;
    if (seconds !== undefined) {
      form.setValue('nextAt', String(Date.now() + seconds * 1000));
      form.setValue('waitSeconds', String(seconds));
    }
    if (data !== undefined) {
      form.setValue('sentTo', targetOf(values));
      form.setValue('validMinutes', String(data.expiredMinutes));
    }
    return failure;
  };
  const whileSending = async (work: () => Promise<void>) => {
    setIsSending(true);
    await work().finally(() => setIsSending(false));
  };

  return {
    isSending,
    /**
     * Validates the account fields, requests a code and continues. If a code was recently sent to the same target, it
     * continues with that code.
     */
    send: () =>
      whileSending(async () => {
        const values = form.getValues();
        if (!(await form.trigger(accountFields[values.way]))) return;
        const isUnderWay = values.sentTo === targetOf(values) && isCoolingDown(values, Date.now());
        const failure = isUnderWay ? undefined : await request();
        // If the player chose the other way or another number during the request, the step must not change.
        const now = form.getValues();
        if (now.way !== values.way || targetOf(now) !== targetOf(values)) return;
        if (failure === undefined) {
          form.setValue('verificationCode', '');
          focusSoon();
          return form.setValue('step', 'password');
        }
        if (failure.code !== 'REQUEST_INVALID') return onFailure(failure);
        if (values.way === 'sms') form.setError('mobileNum', { message: auth('mobileNotValid') });
        else form.setError('email', { message: auth('emailNotValid') });
      }),
    /** Requests another code. Typed values stay. */
    resend: () =>
      whileSending(async () => {
        form.clearErrors('verificationCode');
        const failure = await request();
        if (failure === undefined)
          return showToast(t('sentAgain'), { kind: 'success', duration: toastDuration.smsSent });
        form.setError('verificationCode', { message: failureText(failure, common) });
      }),
  };
}

/** Focuses the code field as soon as it is mounted. */
function useFocusOnStep({ setFocus, watch }: UseFormReturn<ResetValues>): () => void {
  const [isDue, setIsDue] = useState(false);
  const isThere = watch('step') === 'password';
  useEffect(() => {
    if (!isDue || !isThere) return;
    setIsDue(false);
    setFocus('verificationCode');
  }, [isDue, isThere, setFocus]);
  return () => setIsDue(true);
}
