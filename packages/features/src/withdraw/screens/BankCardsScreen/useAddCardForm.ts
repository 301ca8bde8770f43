import type { GatewayError } from '@livery/api/client';
import { useAddBankCardMutation } from '@livery/api/withdraw/addBankCard';
import type { Bank } from '@livery/api/withdraw/getBankCards';
import { failureText } from '@livery/foundation/failure';
import { useFormChecks, useFormDraft, useRevalidateInLanguage } from '@livery/foundation/forms';
import { useGoBack } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AddCardValues, AddCardViewProps } from './AddCardView.tsx';

export interface AddCardFormProps {
  banks: readonly Bank[];
  /** The masked name of the payee. Empty if there is none. */
  payeeName: string;
  /** Called if the payment password no longer exists. */
  onOutdated: () => void;
}

/** Fields that are validated together, because each bank has its own numbers. */
const together = { bankCode: ['cardNumber'] } as const;

/** State and handlers of the form that adds a card. After a success it goes back. */
export function useAddCardForm({ banks, payeeName, onOutdated }: AddCardFormProps): AddCardViewProps {
  const { t } = useTexts('bankCards');
  const { t: security } = useTexts('security');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const goBack = useGoBack();
  const [add] = useAddBankCardMutation();
  const [failure, setFailure] = useState<GatewayError>();
  const form = useForm<AddCardValues>({
    defaultValues: { bankCode: '', cardNumber: '', holderName: '', paymentPassword: '' },
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, 'bankCard', { except: ['cardNumber'] });
  const checks = useFormChecks(form, { together });
  useRevalidateInLanguage(form);

  const handleFailure = (error: GatewayError) => {
    switch (error.code) {
      case 'PAYMENT_PASSWORD_WRONG':
        return form.setError('paymentPassword', { message: security('paymentWrong') });
      case 'PAYEE_MISMATCH':
        return form.setError('holderName', { message: t('holderOther') });
      case 'BANK_CARD_EXISTS':
        return form.setError('cardNumber', { message: t('exists') });
      case 'REQUEST_INVALID':
        return form.setError('cardNumber', { message: t('numberNotValid') });
      case 'PAYMENT_PASSWORD_MISSING':
        return onOutdated();
      default:
        // After BANK_CARDS_FULL, the list is requested again and shows the message.
        return setFailure(error);
    }
  };

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(undefined);
      const { error } = await add({ ...values, holderName: values.holderName.trim() });
      if (error !== undefined) return handleFailure(error as GatewayError);
      draft.clear();
      showToast(t('added'), { kind: 'success', duration: toastDuration.short });
      goBack();
    },
    () => setFailure(undefined),
  );

  return {
    form,
    checks,
    banks,
    payeeName,
    onSubmit: (event) => void submit(event),
    isBusy: form.formState.isSubmitting,
    // Build the sentence at every render, because the player may change the language while it is shown.
    failure: failure && failureText(failure, common),
  };
}
