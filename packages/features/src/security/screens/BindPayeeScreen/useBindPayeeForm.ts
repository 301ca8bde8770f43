import type { GatewayError } from '@livery/api/client';
import { useBindPayeeMutation } from '@livery/api/security/bindPayee';
import { failureText } from '@livery/foundation/failure';
import { useFormChecks, useFormDraft, useRevalidateInLanguage } from '@livery/foundation/forms';
import { useGoBack } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { BindPayeeValues, BindPayeeViewProps } from './BindPayeeView.tsx';

/** State and handlers of the form that sets the name. */
export function useBindPayeeForm(): BindPayeeViewProps {
  const { t } = useTexts('security');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const goBack = useGoBack();
  const [bind] = useBindPayeeMutation();
  const [failure, setFailure] = useState<GatewayError>();
  const form = useForm<BindPayeeValues>({ defaultValues: { payeeName: '' }, shouldFocusError: false });
  const draft = useFormDraft(form, 'bindPayee');
  const checks = useFormChecks(form);
  useRevalidateInLanguage(form);

  const submit = form.handleSubmit(
    async ({ payeeName }) => {
      setFailure(undefined);
      const { error } = await bind({ payeeName: payeeName.trim() });
      if (error !== undefined) {
        const { code } = error as GatewayError;
        if (code === 'REQUEST_INVALID') return form.setError('payeeName', { message: t('payeeNotValid') });
        // The account's security is requested again and shows the name that was set elsewhere.
        if (code === 'ALREADY_SET') return draft.clear();
        return setFailure(error as GatewayError);
      }
      draft.clear();
      showToast(t('payeeIsSet'), { kind: 'success', duration: toastDuration.short });
      goBack();
    },
    () => setFailure(undefined),
  );

  return {
    form,
    checks,
    onSubmit: (event) => void submit(event),
    isBusy: form.formState.isSubmitting,
    failure: failure && failureText(failure, common),
  };
}
