import type { GatewayError } from '@livery/api/client';
import { useSendVerificationCodeMutation } from '@livery/api/security/sendVerificationCode';
import { failureText } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import type { UseFormReturn } from 'react-hook-form';
import type { PaymentPasswordValues } from '../../model/paymentPasswordValues.ts';
import type { ProofWay } from '../../model/proofWays.ts';

/** Requests the code that proves who it is, to the member's own number or address. */
export function useProofCode(form: UseFormReturn<PaymentPasswordValues>, resendSeconds: number) {
  const { t } = useTexts('security');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const [send, { isLoading }] = useSendVerificationCodeMutation();

  return {
    isSending: isLoading,
    request: async (way: ProofWay) => {
      if (way !== 'sms' && way !== 'email') return;
      form.clearErrors('verificationCode');
      const { data, error } = await send({ channel: way, purpose: 'paymentPassword' });
      const failure = error as GatewayError | undefined;
      const seconds = data === undefined ? failure?.retryAfterSeconds : resendSeconds;
      if (seconds !== undefined) form.setValue('nextAt', String(Date.now() + seconds * 1000), { shouldDirty: true });
      if (failure === undefined) {
        showToast(t('codeSent'), { kind: 'success', duration: toastDuration.smsSent });
        return form.setFocus('verificationCode');
      }
      const isMissing = failure.code === 'CONTACT_MISSING';
      form.setError('verificationCode', { message: isMissing ? t('contactMissing') : failureText(failure, common) });
    },
  };
}
