import type { GatewayError } from '@livery/api/client';
import { useSendVerificationCodeMutation } from '@livery/api/security/sendVerificationCode';
import { failureText } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';

/** What a form with a code has, of React Hook Form's own. */
interface FormWithCode {
  setValue: (name: 'nextAt' | 'waitSeconds', value: string, options: { shouldDirty: boolean }) => void;
  setError: (name: 'verificationCode', error: { message: string }) => void;
  clearErrors: (name: 'verificationCode') => void;
  setFocus: (name: 'verificationCode') => void;
}

/**
 * Requests a code by SMS or e-mail for a form that asks for it. That it was sent, or why not, is said; the form's
 * `nextAt` is when another may be requested, and `waitSeconds` how long that is from now. The reply says whether that `waits`.
 *
 * @param resendSeconds before another code may go to the same number or address
 */
export function useVerificationCode(form: FormWithCode, resendSeconds: number) {
  const { t } = useTexts('security');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const [send, { isLoading }] = useSendVerificationCodeMutation();

  return {
    isSending: isLoading,
    request: async (to: Parameters<typeof send>[0]) => {
      form.clearErrors('verificationCode');
      const { data, error } = await send(to);
      const failure = error as GatewayError | undefined;
      const seconds = data === undefined ? failure?.retryAfterSeconds : resendSeconds;
      if (seconds !== undefined) {
        form.setValue('nextAt', String(Date.now() + seconds * 1000), { shouldDirty: true });
        form.setValue('waitSeconds', String(seconds), { shouldDirty: true });
      }
      if (failure === undefined) {
        showToast(t('codeSent'), { kind: 'success', duration: toastDuration.smsSent });
        form.setFocus('verificationCode');
      } else {
        const isMissing = failure.code === 'CONTACT_MISSING';
        form.setError('verificationCode', { message: isMissing ? t('contactMissing') : failureText(failure, common) });
      }
      return { data, failure, waits: seconds !== undefined };
    },
  };
}
