import type { GatewayError } from '@livery/api/client';
import { useSendVerificationCodeMutation } from '@livery/api/security/sendVerificationCode';
import { failureText } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';

/** The parts of React Hook Form that the hook needs from a form with a code. */
interface FormWithCode {
  setValue: (name: 'nextAt' | 'waitSeconds', value: string, options: { shouldDirty: boolean }) => void;
  setError: (name: 'verificationCode', error: { message: string }) => void;
  clearErrors: (name: 'verificationCode') => void;
  setFocus: (name: 'verificationCode') => void;
}

/**
 * Requests a code by SMS or e-mail for a form, and shows in a toast whether it was sent. The form's `nextAt` is the
 * time of the next possible request, and `waitSeconds` is the number of seconds until then. `waits` in the result is
 * whether the player must wait.
 *
 * @param resendSeconds seconds until another code may be sent to the same number or address
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
