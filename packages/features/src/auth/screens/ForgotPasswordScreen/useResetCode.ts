import { useSendSmsCodeMutation } from '@livery/api/auth/smsCode';
import type { GatewayError } from '@livery/api/client';
import { useSendPasswordEmailMutation } from '@livery/api/security/forgotPassword';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { failureText } from '../../model/failureText.ts';
import { accountFields, mustWait, type ResetValues, targetOf } from '../../model/passwordReset.ts';

interface ResetCodeOptions {
  form: UseFormReturn<ResetValues>;
  /** Seconds before another code may go to the same number or address. */
  resendSeconds: number;
  /** The dialling code of the country that is chosen. */
  dialingCode: () => string;
  /** Called with what went wrong, where no field is to blame. */
  onFailure: (error: GatewayError) => void;
}

/** Requests the code that a new password is set with, and leads to the step that asks for it. */
export function useResetCode({ form, resendSeconds, dialingCode, onFailure }: ResetCodeOptions) {
  const { t } = useTexts('password');
  const { t: auth } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const [sendSms] = useSendSmsCodeMutation();
  const [sendEmail] = useSendPasswordEmailMutation();
  const [isSending, setIsSending] = useState(false);
  const focusSoon = useFocusOnStep(form);

  /** @returns what went wrong; undefined where a code is on its way, or would be if there is such an account. */
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
    /** Checks who it is, requests a code and goes on. Where one has just gone there, it goes on with that. */
    send: () =>
      whileSending(async () => {
        const values = form.getValues();
        if (!(await form.trigger(accountFields[values.way]))) return;
        const isUnderWay = values.sentTo === targetOf(values) && mustWait(values, Date.now());
        const failure = isUnderWay ? undefined : await request();
        // Whoever has turned to the other way meanwhile, or to another number, goes on from there.
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
    /** Requests another code. What is typed stays. */
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

/** Focuses the code as soon as its field is there. */
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
