import { createIntentKeys, type GatewayError } from '@livery/api/client';
import {
  type PaymentPasswordChange,
  useChangePaymentPasswordMutation,
} from '@livery/api/security/changePaymentPassword';
import type { Security } from '@livery/api/security/getSecurity';
import { failureText } from '@livery/foundation/failure';
import { useFormChecks, useFormDraft, useRevalidateInLanguage } from '@livery/foundation/forms';
import { isUncertain } from '@livery/foundation/money';
import { useGoBack } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type PaymentPasswordValues, initialPaymentPassword } from '../../model/paymentPasswordValues.ts';
import type { ProofMethod } from '../../model/proofMethods.ts';
import { type AnsweredQuestion, slots } from '../../model/questionsValues.ts';
import { useVerificationCode } from '../../hooks/useVerificationCode.ts';
import type { PaymentPasswordViewProps } from './PaymentPasswordView.tsx';

export interface PaymentPasswordFormProps {
  /** The available methods of proof, at least one, the easiest first. */
  ways: readonly ProofMethod[];
  security: Security;
  /** The security questions that the member has answered. */
  questions: readonly AnsweredQuestion[];
  /** Seconds until another code may be sent to the same number or address. */
  resendSeconds: number;
  /** Called if the payment password was set or reset elsewhere in the meantime. */
  onOutdated: () => void;
}

/** Fields that are validated together. */
const together = { newPaymentPassword: ['confirmNewPaymentPassword'] } as const;

/** State and handlers of the form that sets or changes the payment password. */
export function usePaymentPasswordForm({
  ways: openWays,
  security,
  questions,
  resendSeconds,
  onOutdated,
}: PaymentPasswordFormProps): PaymentPasswordViewProps {
  const { t } = useTexts('security');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const goBack = useGoBack();
  const [change] = useChangePaymentPasswordMutation();
  const [failure, setFailure] = useState<GatewayError>();
  const [keyOf] = useState(createIntentKeys);
  // The methods of an attempt whose reply was lost. The attempt may have succeeded, which changes the available
  // methods. But the retry must send the same data.
  const [triedWays, setTriedWays] = useState<readonly ProofMethod[]>();
  const ways = triedWays ?? openWays;
  // Only the first value is used, so that the form does not change after a success, shortly before the screen closes.
  const [isNew] = useState(!security.hasPaymentPassword);
  const form = useForm<PaymentPasswordValues>({
    defaultValues: initialPaymentPassword(ways[0]!),
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, 'paymentPassword');
  const checks = useFormChecks(form, { together });
  useRevalidateInLanguage(form);
  const code = useVerificationCode(form, resendSeconds);
  const [chosen, codeWay, nextAt, waitSeconds] = useWatch({
    control: form.control,
    name: ['way', 'codeWay', 'nextAt', 'waitSeconds'],
  });
  const way = ways.includes(chosen) ? chosen : ways[0]!;

  const fetchCode = async () => {
    if (way !== 'sms' && way !== 'email') return;
    const { waits } = await code.request({ channel: way, purpose: 'paymentPassword' });
    if (waits) form.setValue('codeWay', way, { shouldDirty: true });
  };
  const handleFailure = (error: GatewayError) => {
    switch (error.code) {
      case 'PAYMENT_PASSWORD_WRONG':
        return form.setError('oldPaymentPassword', { message: t('paymentWrong') });
      case 'PASSWORD_WRONG':
        return form.setError('password', { message: t('loginWrong') });
      case 'VERIFICATION_WRONG':
        return form.setError('verificationCode', { message: common('in_verification_error') });
      case 'PASSWORD_SAME':
        return form.setError('newPaymentPassword', { message: t('same') });
      case 'PAYMENT_PASSWORD_MISSING':
      case 'REQUEST_INVALID':
        setFailure(error);
        return onOutdated();
      default:
        return setFailure(error);
    }
  };

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(undefined);
      const body = payloadOf(values, way, questions);
      // A retry after a lost reply uses the same idempotency key, so that it has the same result.
      const { error } = await change({ ...body, idempotencyKey: keyOf(body) });
      if (error !== undefined) {
        setTriedWays(isUncertain(error as GatewayError) ? ways : undefined);
        return handleFailure(error as GatewayError);
      }
      draft.clear();
      showToast(t(isNew ? 'isSet' : 'isChanged'), { kind: 'success', duration: toastDuration.short });
      goBack();
    },
    () => setFailure(undefined),
  );

  return {
    form,
    checks,
    isNew,
    ways,
    way,
    questions,
    onWayChange: (next) => {
      setFailure(undefined);
      form.clearErrors();
      form.setValue('way', next, { shouldDirty: true });
    },
    sentTo: way === 'sms' ? security.mobile : security.email,
    resend: {
      isSending: code.isSending,
      waitUntil: codeWay === way ? Number(nextAt) : 0,
      longestWait: Number(waitSeconds) * 1000,
      onFetch: () => void fetchCode(),
    },
    onSubmit: (event) => void submit(event),
    isBusy: form.formState.isSubmitting,
    // The message must not reveal which of the answers is wrong.
    failure: failure && (failure.code === 'ANSWERS_WRONG' ? t('answersWrong') : failureText(failure, common)),
  };
}

/** The body of the request: the new password, and only the proof of the chosen method. */
function payloadOf(
  values: PaymentPasswordValues,
  way: ProofMethod,
  questions: readonly AnsweredQuestion[],
): PaymentPasswordChange {
  const { oldPaymentPassword, password, verificationCode, newPaymentPassword, confirmNewPaymentPassword } = values;
  const proofs: Record<ProofMethod, () => Partial<PaymentPasswordChange>> = {
    old: () => ({ oldPaymentPassword }),
    password: () => ({ password }),
    sms: () => ({ verificationCode }),
    email: () => ({ verificationCode }),
    answers: () => ({
      answers: questions.map(({ questionId }, index) => ({
        questionId,
        answer: values[`${slots[index]!}Answer`].trim(),
      })),
    }),
  };
  return { ...proofs[way](), newPaymentPassword, confirmNewPaymentPassword };
}
