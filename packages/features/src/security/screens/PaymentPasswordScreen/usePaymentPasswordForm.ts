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
import { type PaymentPasswordValues, untouchedPaymentPassword } from '../../model/paymentPasswordValues.ts';
import type { ProofWay } from '../../model/proofWays.ts';
import { type AnsweredQuestion, slots } from '../../model/questionsValues.ts';
import { useVerificationCode } from '../../hooks/useVerificationCode.ts';
import type { PaymentPasswordViewProps } from './PaymentPasswordView.tsx';

export interface PaymentPasswordFormProps {
  /** How it may be proved who it is: one at least, the nearest first. */
  ways: readonly ProofWay[];
  security: Security;
  /** The security questions that the member has answered. */
  questions: readonly AnsweredQuestion[];
  /** Seconds before another code may go to the same number or address. */
  resendSeconds: number;
  /** Called where the payment password was set or reset elsewhere meanwhile. */
  onOutdated: () => void;
}

/** Fields that are checked together. */
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
  // Those of a try whose reply was lost: it may have been done, which changes the open ones, and is sent again as it was.
  const [triedWays, setTriedWays] = useState<readonly ProofWay[]>();
  const ways = triedWays ?? openWays;
  // Once it is set, nothing of the form changes any more: the screen is about to go.
  const [isNew] = useState(!security.hasPaymentPassword);
  const form = useForm<PaymentPasswordValues>({
    defaultValues: untouchedPaymentPassword(ways[0]!),
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
      // After a reply that was lost it goes under the same key, so that it ends as it did.
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
    // Which of the answers it is nobody says.
    failure: failure && (failure.code === 'ANSWERS_WRONG' ? t('answersWrong') : failureText(failure, common)),
  };
}

/** What is sent: the new one, and the proof of the chosen way alone. */
function payloadOf(
  values: PaymentPasswordValues,
  way: ProofWay,
  questions: readonly AnsweredQuestion[],
): PaymentPasswordChange {
  const { oldPaymentPassword, password, verificationCode, newPaymentPassword, confirmNewPaymentPassword } = values;
  const proofs: Record<ProofWay, () => Partial<PaymentPasswordChange>> = {
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
