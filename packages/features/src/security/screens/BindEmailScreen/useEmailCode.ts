import { useTexts } from '@livery/i18n/react';
import type { UseFormReturn } from 'react-hook-form';
import { useVerificationCode } from '../../hooks/useVerificationCode.ts';
import type { BindEmailValues } from '../../model/bindEmailValues.ts';
import { isSameAddress } from '../../model/isSameAddress.ts';

/** Requests the code that verifies an address, if the address is valid, and stores to which address it was sent. */
export function useEmailCode(form: UseFormReturn<BindEmailValues>, resendSeconds: number) {
  const { t } = useTexts('security');
  const code = useVerificationCode(form, resendSeconds);
  const set = (name: 'sentTo' | 'expiresAt', value: string) => form.setValue(name, value, { shouldDirty: true });

  return {
    isSending: code.isSending,
    request: async () => {
      if (!(await form.trigger('email', { shouldFocus: true }))) return;
      const email = form.getValues('email').trim();
      const { data, failure } = await code.request({ channel: 'email', purpose: 'bindEmail', email });
      if (data !== undefined) {
        set('sentTo', email);
        set('expiresAt', data.expirationTime);
      } else if (failure?.code === 'TOO_MANY' && failure.retryAfterSeconds !== undefined) {
        // If the last code was sent to another address, its expiry is not relevant for this address.
        if (!isSameAddress(form.getValues('sentTo'), email)) set('expiresAt', '');
        set('sentTo', email);
      } else if (failure?.code === 'REQUEST_INVALID') {
        form.clearErrors('verificationCode');
        form.setError('email', { message: t('emailNotValid') });
      }
    },
  };
}
