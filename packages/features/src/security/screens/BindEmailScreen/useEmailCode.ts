import type { GatewayError } from '@livery/api/client';
import { useSendVerificationCodeMutation } from '@livery/api/security/sendVerificationCode';
import { failureText } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import type { UseFormReturn } from 'react-hook-form';
import type { BindEmailValues } from '../../model/bindEmailValues.ts';
import { isSameAddress } from '../../model/isSameAddress.ts';

/** Requests the code that proves an address, once the address can be one. */
export function useEmailCode(form: UseFormReturn<BindEmailValues>, resendSeconds: number) {
  const { t } = useTexts('security');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const [send, { isLoading }] = useSendVerificationCodeMutation();
  const set = (name: keyof BindEmailValues, value: string) => form.setValue(name, value, { shouldDirty: true });
  const waitFor = (seconds: number) => set('nextAt', String(Date.now() + seconds * 1000));

  return {
    isSending: isLoading,
    request: async () => {
      form.clearErrors('verificationCode');
      if (!(await form.trigger('email', { shouldFocus: true }))) return;
      const email = form.getValues('email').trim();
      const { data, error } = await send({ channel: 'email', purpose: 'bindEmail', email });
      if (data !== undefined) {
        set('sentTo', email);
        set('expiresAt', data.expirationTime);
        waitFor(resendSeconds);
        showToast(t('codeSent'), { kind: 'success', duration: toastDuration.smsSent });
        return form.setFocus('verificationCode');
      }
      const failure = error as GatewayError;
      if (failure.code === 'TOO_MANY' && failure.retryAfterSeconds !== undefined) {
        // The last code may have gone to another address: how long that one is good says nothing here.
        if (!isSameAddress(form.getValues('sentTo'), email)) set('expiresAt', '');
        set('sentTo', email);
        waitFor(failure.retryAfterSeconds);
      }
      if (failure.code === 'REQUEST_INVALID') return form.setError('email', { message: t('emailNotValid') });
      form.setError('verificationCode', { message: failureText(failure, common) });
    },
  };
}
