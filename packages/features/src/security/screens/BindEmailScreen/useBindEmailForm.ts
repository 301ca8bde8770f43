import { createIntentKeys, type GatewayError } from '@livery/api/client';
import { useBindEmailMutation } from '@livery/api/security/bindEmail';
import type { Security } from '@livery/api/security/getSecurity';
import { failureText } from '@livery/foundation/failure';
import { useFormChecks, useFormDraft, useRevalidateInLanguage } from '@livery/foundation/forms';
import { useGoBack } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type BindEmailValues, noBindEmailValues } from '../../model/bindEmailValues.ts';
import { isSameAddress } from '../../model/isSameAddress.ts';
import type { BindEmailViewProps } from './BindEmailView.tsx';
import { useEmailCode } from './useEmailCode.ts';

export interface BindEmailFormProps {
  security: Security;
  /** Seconds until another code may be sent to the same address. */
  resendSeconds: number;
}

/** State and handlers of the form that binds an address. */
export function useBindEmailForm({ security, resendSeconds }: BindEmailFormProps): BindEmailViewProps {
  const { t } = useTexts('security');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const goBack = useGoBack();
  const [bind] = useBindEmailMutation();
  const [failure, setFailure] = useState<GatewayError>();
  const [keyOf] = useState(createIntentKeys);
  // Only the first value is used, so that the form does not change after a success, shortly before the screen closes.
  const [current] = useState(security.isEmailBound ? security.email : '');
  const form = useForm<BindEmailValues>({ defaultValues: noBindEmailValues, shouldFocusError: false });
  const draft = useFormDraft(form, 'bindEmail');
  const checks = useFormChecks(form);
  useRevalidateInLanguage(form);
  const code = useEmailCode(form, resendSeconds);
  const [email, sentTo, expiresAt, nextAt, waitSeconds] = useWatch({
    control: form.control,
    name: ['email', 'sentTo', 'expiresAt', 'nextAt', 'waitSeconds'],
  });
  const isOfSent = sentTo !== '' && isSameAddress(email, sentTo);

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(undefined);
      const body = { email: values.email.trim(), verificationCode: values.verificationCode };
      // A retry after a lost reply uses the same idempotency key, so that it has the same result.
      const { error } = await bind({ ...body, idempotencyKey: keyOf(body) });
      if (error !== undefined) {
        const { code: reason } = error as GatewayError;
        if (reason === 'VERIFICATION_WRONG')
          return form.setError('verificationCode', { message: common('in_verification_error') });
        if (reason === 'REQUEST_INVALID') return form.setError('email', { message: t('emailNotValid') });
        return setFailure(error as GatewayError);
      }
      draft.clear();
      showToast(t('emailBound'), { kind: 'success', duration: toastDuration.short });
      goBack();
    },
    () => setFailure(undefined),
  );

  return {
    form,
    checks,
    current,
    sent: isOfSent && expiresAt !== '' ? { to: sentTo, expiresAt } : undefined,
    resend: {
      isSending: code.isSending,
      waitUntil: isOfSent ? Number(nextAt) : 0,
      longestWait: Number(waitSeconds) * 1000,
      onFetch: () => void code.request(),
    },
    onSubmit: (event) => void submit(event),
    isBusy: form.formState.isSubmitting,
    failure: failure && failureText(failure, common),
  };
}
